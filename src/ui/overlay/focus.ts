/**
 * The focus, when a person has not moved it: the control that had it has gone, was disabled, or its layer has closed. It is given
 * back after the key or click that did so has had its effect (KEYS-01): to the control of the layer now on top that had it last
 * (SAFE-17), to the same control of the next record if that one has gone (KEYS-03), and to a control that was disabled, once it is
 * enabled again. A press on bare ground is no loss.
 */
import type { KeyboardEvent } from 'react';
import { isInOpenLayer, LAYER, topLayer } from './layers';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [contenteditable="true"], [tabindex="0"]';

/** A record of a list. */
const RECORD = 'tr, li, article, [role="group"]';

/** The last focused control by layer, the screen's under `body`, and the one before it. */
const lastControls = new Map<Element, HTMLElement>();
const controlsBefore = new Map<Element, HTMLElement>();

/** Has the focus, or had it last; null after a press on bare ground. */
let held: HTMLElement | null = null;
/** Is disabled, and has the focus again once it is enabled. */
let disabled: HTMLElement | null = null;

let timer: ReturnType<typeof setTimeout> | undefined;

// What is edited in place has no `tabIndex` of its own.
const isReached = (control: HTMLElement) => (control.tabIndex >= 0 || control.isContentEditable) && control.checkVisibility();

/** Of a group of radio buttons Tab reaches the chosen one, else the first. */
function isReachedInGroup(control: HTMLElement, all: readonly HTMLElement[]): boolean {
  if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return true;
  const group = all.filter((other) => other instanceof HTMLInputElement && other.type === 'radio' && other.name === control.name);
  return control === (group.find((radio) => radio.matches(':checked')) ?? group[0]);
}

/** Controls that Tab reaches, in their order. */
export function controlsIn(part: Element): HTMLElement[] {
  const all = [...part.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isReached);
  return all.filter((control) => isReachedInGroup(control, all));
}

/** Wraps Tab inside a layer: the page behind is inert, so the browser would move the focus to its own toolbar. */
export function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const all = controlsIn(event.currentTarget);
  const [first, last] = event.shiftKey ? [all.at(-1), all[0]] : [all[0], all.at(-1)];
  if (document.activeElement !== last && all.includes(document.activeElement as HTMLElement)) return;
  event.preventDefault();
  first?.focus();
}

const canHold = (control: HTMLElement): boolean =>
  control.isConnected && !control.matches(':disabled') && control.closest('[inert]') === null && isInOpenLayer(control);

/** True also while a disabled button or a closed drawer still has the focus, which browsers remove a moment later. */
export function isFocusLost(): boolean {
  const focused = document.activeElement;
  return !(focused instanceof HTMLElement) || focused === document.body || focused.matches(LAYER) || !canHold(focused);
}

/** What a control belongs to besides its record. */
const PART = 'form, fieldset, section, article';

/** What a control does: the first word of its name, before that of its record. */
const wordOf = (control: HTMLElement) => (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().split(' ')[0];

const isAlike = (one: HTMLElement, other: HTMLElement) => one.tagName === other.tagName && wordOf(one) === wordOf(other);

/** Where one goes on within what a control was taken out of: where one was before, else at the first control of its record. */
function successorWithin(around: HTMLElement, before: HTMLElement | undefined): HTMLElement | undefined {
  const record = around.closest<HTMLElement>(RECORD);
  const part = record ?? around.closest(PART);
  if (before?.isConnected && part?.contains(before)) return before;
  return record ? controlsIn(record)[0] : undefined;
}

/** Where one goes on in the records beside one that has gone: at the same control of the next, else of the one before, else at any. */
function successorBeside(control: HTMLElement, records: readonly HTMLElement[]): HTMLElement | undefined {
  const controls = records.map(controlsIn);
  return controls.flat().find((other) => isAlike(other, control)) ?? controls.find(({ length }) => length > 0)?.[0];
}

/**
 * Where one goes on when a control has gone: the same control of the record after or before its own, else the heading of the list; of
 * any other control the one before it in the same part, as 'Cambiar logo' after 'Cancelar'.
 */
function successorOf(control: HTMLElement, before: HTMLElement | undefined, changes: readonly MutationRecord[]): HTMLElement | undefined {
  for (const { removedNodes, nextSibling, previousSibling, target } of changes)
    for (const removed of removedNodes) {
      if (!(removed instanceof HTMLElement) || !removed.contains(control)) continue;
      const around = target as HTMLElement;
      if (control.closest(RECORD) === null) return successorWithin(around, before);
      const beside = [nextSibling, previousSibling].filter((node) => node instanceof HTMLElement && node.matches(removed.tagName));
      const successor = removed.matches(RECORD) ? successorBeside(control, beside as HTMLElement[]) : undefined;
      if (successor) return successor;
      const heading = around.closest('section, main')?.querySelector<HTMLElement>('h1, h2');
      // One that has come with the change is another screen's.
      if (!heading || changes.some(({ addedNodes }) => [...addedNodes].some((added) => added.contains(heading)))) continue;
      heading.setAttribute('tabindex', '-1');
      return heading;
    }
  return undefined;
}

/** Gives a lost focus to the last control of the top layer, else to the layer itself. */
function giveBack(): void {
  const top = topLayer();
  const last = lastControls.get(top ?? document.body);
  if (last !== undefined && canHold(last)) return last.focus();
  const left = last?.isConnected === true ? last : null;
  if (top !== undefined) top.focus();
  // At another place, on the same path too, one goes on at the screen's beginning (KEYS-04).
  else if (left === null) document.querySelector('main')?.focus({ preventScroll: true });
  // Tab goes on from a control that is disabled while it has the focus, but not after a dialog: KEYS-03.
  else if (left !== held) focusAfter(left);
  disabled = left;
}

/** The next control of the screen, as 'Seleccionar todos' after the disabled 'Evaluar'. */
function focusAfter(control: HTMLElement): void {
  const main = document.querySelector('main');
  const isAfter = (other: HTMLElement) => (control.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  ((main && controlsIn(main).find(isAfter)) ?? main)?.focus();
}

function settle(): void {
  timer = undefined;
  if (!isFocusLost()) return;
  if (disabled !== null && canHold(disabled)) disabled.focus();
  else if (held !== null && !canHold(held)) giveBack();
  else if (document.activeElement === document.body) held = null;
}

/** Later: what a key or a click does, and a focus that moves between two controls, are then done. */
function settleLater(): void {
  timer ??= setTimeout(settle);
}

document.addEventListener('focusin', ({ target }) => {
  if (!(target instanceof HTMLElement)) return;
  held = target;
  if (!target.matches(FOCUSABLE)) return;
  disabled = null;
  // What lies over a layer, as an extension's field, is no control of the screen.
  const layer = target.closest(LAYER) ?? (topLayer() ? null : document.body);
  if (layer === null) return;
  const last = lastControls.get(layer);
  if (last !== undefined && last !== target) controlsBefore.set(layer, last);
  lastControls.set(layer, target);
});
document.addEventListener('focusout', settleLater);

new MutationObserver((changes) => {
  for (const [layer, control] of lastControls) {
    if (control.isConnected) continue;
    const successor = layer.isConnected ? successorOf(control, controlsBefore.get(layer), changes) : undefined;
    if (successor) lastControls.set(layer, successor);
    if (layer.isConnected) continue;
    lastControls.delete(layer);
    controlsBefore.delete(layer);
  }
  settleLater();
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled', 'inert'] });

document.addEventListener(
  'pointerdown',
  ({ target }) => {
    // A press on bare ground.
    if (target instanceof Element && target.closest(`${FOCUSABLE}, :disabled, label`) === null) disabled = null;
  },
  { capture: true },
);

/** A box or a button of radio. */
const BOX = '[type="checkbox"], [type="radio"]';

// As with buttons, the focus moves on the click: on the press the field that is left would show its message, and push what is pressed
// away from under the pointer.
document.addEventListener('mousedown', (event) => {
  if (event.target instanceof Element && event.target.closest(`label, ${BOX}`)) event.preventDefault();
});
let focusedAtClick: Element | null = null;
document.addEventListener('click', () => (focusedAtClick = document.activeElement), { capture: true });
document.addEventListener('click', ({ target }) => {
  // A form may have gone on to a field of its own, as 'Lugar' after 'Evento programado'.
  if (target instanceof HTMLElement && target.matches(BOX) && document.activeElement === focusedAtClick) target.focus();
});
