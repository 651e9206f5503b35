/** A person's hand on a page: what it presses and types, and how often. */

/** @import { Locator, Page } from '@playwright/test' */

/** @typedef {Parameters<Page['getByRole']>[0]} Role of what is pressed, for assistive technology */
/** @typedef {{ clicks: number, keys: number }} Effort */

/** Presses in the system's own window for files: the file, and 'Abrir'. */
const IN_FILE_WINDOW = ['archivo', 'Abrir'];

/** Presses in a phone's own calendar: the day, and 'Aceptar'. */
const IN_CALENDAR = ['día', 'Aceptar'];

export class Hand {
  #clicks = 0;
  #keys = 0;

  /** Every press and text in its order, to find the one that is too many. */
  steps = /** @type {string[]} */ ([]);

  /**
   * @param {Page} page
   * @param {{ touch: boolean }} device a finger on it, or a mouse
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
   * Scrolling there is not counted.
   *
   * @param {Role} role
   * @param {string} name
   * @param {Locator | Page} [within]
   */
  async press(role, name, within = this.page) {
    await this.#pressOn(within.getByRole(role, { name, exact: true }));
    this.#count([name]);
  }

  /**
   * An option of a select: its list is opened, and pressed.
   *
   * @param {string} label
   * @param {string} option
   */
  async choose(label, option) {
    // The list is the system's own: a browser without a window shows none.
    await this.page.getByRole('combobox', { name: label, exact: true }).selectOption(option);
    this.#count([label, option]);
  }

  /**
   * A date of a field, by the phone's calendar.
   *
   * @param {string} label
   * @param {string} date
   */
  async pickDate(label, date) {
    await this.page.getByLabel(label).fill(date);
    this.#count([label, ...IN_CALENDAR]);
  }

  /**
   * A file, by the system's own window.
   *
   * @param {string} label
   * @param {string} path
   */
  async attach(label, path) {
    const [chooser] = await Promise.all([
      this.page.waitForEvent('filechooser'),
      this.#pressOn(this.page.getByLabel(label, { exact: true })),
    ]);
    await chooser.setFiles(path);
    this.#count([label, ...IN_FILE_WINDOW]);
  }

  /**
   * A text where the focus is: a key for each character.
   *
   * @param {string} text
   */
  async type(text) {
    await this.page.keyboard.type(text);
    this.#keys += text.length;
    this.steps.push(`«${text}»`);
  }

  /**
   * Keys one after the other; a chord is one.
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
