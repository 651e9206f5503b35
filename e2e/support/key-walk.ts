/** Goes through the controls of a dialog or a form by keys alone, typing in each field (KEYS-01, KEYS-02). */
import { expect, type Locator, type Page } from '@playwright/test';

interface Walk {
  /** The controls that Tab reaches, in order; of a group of radio buttons the one that Tab reaches. */
  readonly controlsOf: (part: Element) => HTMLElement[];
  readonly nameOf: (control: Element | null) => string;
  /** The control that had the focus before the key. */
  from: HTMLElement | null;
}

declare global {
  interface Window {
    walk: Walk;
  }
}

function install(): void {
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [contenteditable="true"], [tabindex]';
  const isReached = (control: HTMLElement) =>
    (control.tabIndex >= 0 || control.isContentEditable) &&
    !control.matches(':disabled') &&
    control.closest('[inert]') === null &&
    control.checkVisibility({ visibilityProperty: true });
  const groupOf = (control: HTMLElement) => (control instanceof HTMLInputElement && control.type === 'radio' ? control.name : '');
  window.walk = {
    from: null,
    controlsOf: (part) => {
      const all = [...part.querySelectorAll<HTMLElement>(CONTROLS)].filter(isReached);
      return all.filter((control) => {
        const group = all.filter((other) => groupOf(control) !== '' && groupOf(other) === groupOf(control)) as HTMLInputElement[];
        return group.length === 0 || control === (group.find(({ checked }) => checked) ?? group[0]);
      });
    },
    nameOf: (control) => {
      if (!control) return '';
      const label = control instanceof HTMLInputElement ? control.labels?.[0]?.textContent : control.textContent;
      return `${control.tagName.toLowerCase()} ${control.getAttribute('aria-label') ?? label ?? ''}`.trim().slice(0, 60);
    },
  };
}

type Kind = 'text' | 'day' | 'other';

const kindOfFocused = (page: Page): Promise<Kind> =>
  page.evaluate(() => {
    const control = document.activeElement;
    if (control instanceof HTMLTextAreaElement) return 'text';
    if (!(control instanceof HTMLInputElement) || control.readOnly) return 'other';
    if (['date', 'time', 'datetime-local', 'month'].includes(control.type)) return 'day';
    return ['text', 'email', 'password', 'search', 'tel', 'number', 'url'].includes(control.type) ? 'text' : 'other';
  });

/** A value that the field takes, and one that it refuses or that is missing. */
const valuesOfFocused = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const field = document.activeElement as HTMLInputElement;
    if (field.type === 'email') return ['ana@correo.example', 'ana@', ''];
    if (field.inputMode === 'decimal' || field.inputMode === 'numeric' || field.type === 'number') return ['3', '999', ''];
    return ['Quiz de células', ''];
  });

/** Why a person does not see the control with the focus, outside of the window or under a header, a foot or another part; '' if one does. */
export const hiddenFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const control = document.activeElement;
    if (!(control instanceof HTMLElement)) return 'nothing has the focus';
    // A box may be drawn by its label alone.
    const drawn = [control, ...(control instanceof HTMLInputElement ? (control.labels ?? []) : [])];
    const isSeen = (part: HTMLElement) => {
      const box = part.getClientRects()[0] ?? part.getBoundingClientRect();
      if (box.left < -1 || box.right > innerWidth + 1) return false;
      const isSeenAt = (y: number) => {
        const hit = document.elementFromPoint((box.left + box.right) / 2, y);
        return hit !== null && drawn.some((each) => each.contains(hit) || hit === each.closest('label'));
      };
      // A text of many lines is seen in part: two of them.
      if (part.matches('textarea') || box.height > innerHeight / 4)
        return Array.from({ length: Math.floor(box.height / 10) }, (_, step) => box.top + 10 * step + 5).filter(isSeenAt).length > 4;
      return [box.top + 3, box.bottom - 3].every(isSeenAt);
    };
    if (drawn.some(isSeen)) return '';
    const { left, top, right, bottom } = control.getBoundingClientRect();
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const place = [left, top, right, bottom].map(Math.round).join(', ');
    return `${control.outerHTML.slice(0, 90)} at ${place} of ${innerWidth} × ${innerHeight} is under ${over?.outerHTML.slice(0, 90) ?? 'nothing'}`;
  });

/** Presses the key, types, and expects the focus and what was typed in the control that lies there, at once and later. */
async function step(page: Page, part: Locator, key: 'Tab' | 'Shift+Tab', isForm: boolean): Promise<void> {
  await page.evaluate(() => {
    window.walk.from = document.activeElement as HTMLElement;
  });
  // Tab goes through the parts of a day.
  const presses = (await kindOfFocused(page)) === 'day' ? 5 : 1;
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press(key);
    if (await page.evaluate(() => document.activeElement !== window.walk.from)) break;
  }
  const look = () =>
    part.evaluate(
      (root, [pressed, outside]) => {
        const { walk } = window;
        const controls = walk.controlsOf(root);
        const from = walk.from as HTMLElement;
        const follows = (control: Element) => (from.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
        const isGroup = (control: Element) =>
          from instanceof HTMLInputElement && from.type === 'radio' && control instanceof HTMLInputElement && control.name === from.name;
        const others = controls.filter((control) => control !== from && !isGroup(control));
        const next =
          pressed === 'Tab'
            ? (others.find(follows) ?? (outside ? null : others[0]))
            : (others.findLast((control) => !follows(control)) ?? (outside ? null : others.at(-1)));
        const focused = document.activeElement;
        // Out of a form on a page the focus goes on to what follows it.
        const isThere = next === null ? !root.contains(focused) : focused === next || (next !== undefined && isGroupOf(focused, next));
        function isGroupOf(one: Element | null, other: Element) {
          return one instanceof HTMLInputElement && one.type === 'radio' && other instanceof HTMLInputElement && one.name === other.name;
        }
        return isThere
          ? ''
          : `${pressed} from '${walk.nameOf(from)}': '${walk.nameOf(focused)}' has the focus, not '${walk.nameOf(next ?? null)}'`;
      },
      [key, isForm] as const,
    );
  expect(await look()).toBe('');
  expect(await hiddenFocus(page)).toBe('');
  if ((await kindOfFocused(page)) === 'text') {
    await page.evaluate(() => (window.walk.from = document.activeElement as HTMLElement));
    await page.keyboard.press('End');
    await page.keyboard.type('7');
    // What is checked, drawn or answered after the key moves it no more.
    await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 20)));
    expect(
      await page.evaluate(() => document.activeElement === window.walk.from && (window.walk.from as HTMLInputElement).value),
    ).toContain('7');
    expect(await hiddenFocus(page)).toBe('');
    await page.keyboard.press('Backspace');
  }
}

/** Walks once round: each text field with each of its values, Tab, and Shift+Tab back. */
export async function walkByKeys(page: Page, part: Locator, { isForm = false } = {}): Promise<void> {
  await page.evaluate(install);
  await part.evaluate((root) => window.walk.controlsOf(root)[0]?.focus());
  const count = await part.evaluate((root) => window.walk.controlsOf(root).length);
  for (let turn = 0; turn < count + 3; turn += 1) {
    if (!(await part.evaluate((root) => root.contains(document.activeElement)))) return;
    const values = (await kindOfFocused(page)) === 'text' ? await valuesOfFocused(page) : [];
    for (const value of values) {
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.press('Delete');
      await page.keyboard.type(value);
      await step(page, part, 'Tab', isForm);
      if (isForm && !(await part.evaluate((root) => root.contains(document.activeElement)))) return;
      await step(page, part, 'Shift+Tab', isForm);
    }
    await step(page, part, 'Tab', isForm);
  }
}

/** Names of buttons that harm nothing. */
const HARMLESS = ['Cancelar', 'Quedarme', 'Aceptar', 'Cerrar', 'No cerrar sesión', 'Continuar conectado', 'Seleccionar archivo'];

/** Types at once in a dialog that has opened, and expects what is typed in its first empty field, or the focus where one goes on. */
export async function expectOpeningFocus(page: Page, dialog: Locator): Promise<void> {
  await page.keyboard.type('7');
  const { focused, field, value, name } = await dialog.evaluate((root) => {
    const isReached = (control: HTMLElement) =>
      control.checkVisibility({ visibilityProperty: true }) && (control.tabIndex >= 0 || control.isContentEditable);
    const fields = [
      ...root.querySelectorAll<HTMLInputElement>(
        'input:enabled:not([readonly], [type="file"]), select:enabled, textarea:enabled, [contenteditable="true"]',
      ),
    ].filter(isReached);
    const place = fields.indexOf(document.activeElement as HTMLInputElement);
    // The empty ones before what was typed.
    const emptyBefore = fields.slice(0, Math.max(place, 0)).some((field) => field.value === '');
    const control = document.activeElement as HTMLInputElement;
    return {
      focused: place,
      field: fields.length > 0 && !emptyBefore,
      value: ['text', 'email', 'tel', 'password', 'search'].includes(control.type) || control.matches('textarea') ? control.value : null,
      name: control.textContent?.trim() ?? '',
    };
  });
  if (!field) {
    expect(HARMLESS).toContain(name);
    return;
  }
  expect(focused, 'a field has the focus').toBeGreaterThanOrEqual(0);
  if (value !== null) expect(value).toContain('7');
  await page.keyboard.press('Backspace');
}
