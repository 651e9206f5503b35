/** Acts on a page like a person, and counts clicks and keys. */

/** @import { Locator, Page } from '@playwright/test' */

/** @typedef {Parameters<Page['getByRole']>[0]} Role the ARIA role of the pressed element */
/** @typedef {{ clicks: number, keys: number }} Effort */
/** @typedef {{ name: string, mimeType: string, buffer: Buffer }} FilePayload */

/** The clicks in the system's file dialog: the file, and 'Abrir'. */
const IN_FILE_WINDOW = ['archivo', 'Abrir'];

/** The clicks in a phone's calendar: the day, and 'Aceptar'. */
const IN_CALENDAR = ['día', 'Aceptar'];

export class Hand {
  #clicks = 0;
  #keys = 0;

  /** Every click and text in order, for finding superfluous ones. */
  steps = /** @type {string[]} */ ([]);

  /**
   * @param {Page} page
   * @param {{ touch: boolean }} device touch screen or mouse
   */
  constructor(page, { touch }) {
    this.page = page;
    this.touch = touch;
  }

  /** @returns {Effort} */
  get effort() {
    return { clicks: this.#clicks, keys: this.#keys };
  }

  /**
   * Clicks an element; scrolling to it is not counted.
   *
   * @param {Role} role
   * @param {string | RegExp} name
   * @param {Locator | Page} [within]
   */
  async press(role, name, within = this.page) {
    await this.#pressOn(within.getByRole(role, { name, exact: true }));
    this.#count([typeof name === 'string' ? name : name.source.replace('^', '')]);
  }

  /**
   * Chooses an option of a select, by two clicks.
   *
   * @param {string} label
   * @param {string} option
   */
  async choose(label, option) {
    // A browser without a window does not show the system's list.
    await this.page.getByRole('combobox', { name: label, exact: true }).selectOption(option);
    this.#count([label, option]);
  }

  /**
   * Chooses a date by the phone's calendar.
   *
   * @param {string} label
   * @param {string} date
   */
  async pickDate(label, date) {
    await this.page.getByLabel(label).fill(date);
    this.#count([label, ...IN_CALENDAR]);
  }

  /**
   * Chooses a file by the system's file dialog.
   *
   * @param {string} label
   * @param {string | FilePayload} file its path, or the file itself
   */
  async attach(label, file) {
    const [chooser] = await Promise.all([
      this.page.waitForEvent('filechooser'),
      this.#pressOn(this.page.getByLabel(label, { exact: true }).or(this.page.getByRole('button', { name: label, exact: true }))),
    ]);
    await chooser.setFiles(file);
    this.#count([label, ...IN_FILE_WINDOW]);
  }

  /**
   * Types a text at the focus, by a key for each character.
   *
   * @param {string} text
   */
  async type(text) {
    await this.page.keyboard.type(text);
    this.#keys += text.length;
    this.steps.push(`«${text}»`);
  }

  /**
   * Presses keys one after another; a chord counts as one.
   *
   * @param {...string} keys
   */
  async strike(...keys) {
    for (const key of keys) await this.page.keyboard.press(key);
    this.#keys += keys.length;
    this.steps.push(...keys);
  }

  /** @param {Locator} control */
  async #pressOn(control) {
    await (this.touch ? control.tap() : control.click());
  }

  /** @param {string[]} pressed */
  #count(pressed) {
    this.#clicks += pressed.length;
    this.steps.push(...pressed);
  }
}
