/**
 * The focus, when a person has not moved it: the control that had it has gone, was disabled, or its layer has closed. It is given
 * back after the key or click that did so has had its effect (KEYS-01): to the control of the layer now on top that had it last
 * (SAFE-17), to the same control of the next record if that one has gone (KEYS-03), and to a control that was disabled, once it is
 * enabled again. A press on bare ground is no loss.
 */
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
/** Was disabled while it had the focus. */
let disabled: HTMLElement | null = null;

let timer: ReturnType<typeof setTimeout> | undefined;

// What is edited in place has no `tabIndex` of its own.
const isReached = (control: HTMLElement) => (control.tabIndex >= 0 || control.isContentEditable) && control.checkVisibility();

/** Controls that Tab reaches, in their order. */
export const controlsIn = (part: Element): HTMLElement[] => [...part.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isReached);

const canHold = (control: HTMLElement): boolean =>
  control.isConnected && !control.matches(':disabled') && control.closest('[inert]') === null && isInOpenLayer(control);

/** True also while a disabled button or a closed drawer still has the focus, which browsers remove a moment later. */
export function isFocusLost(): boolean {
  const focused = document.activeElement;
  return !(focused instanceof HTMLElement) || focused === document.body || focused.matches(LAYER) || !canHold(focused);
}

/** What a control belongs to besides its record. */
const PART = 'form, fieldset, section, article';

/**
 * Where one goes on when a control has gone: the same control of the record after or before its own, else the heading of the list; of
 * any other control the one before it in the same part, as 'Cambiar logo' after 'Cancelar'.
 */
function successorOf(control: HTMLElement, before: HTMLElement | undefined, changes: readonly MutationRecord[]): HTMLElement | undefined {
  for (const { removedNodes, nextSibling, previousSibling, target } of changes)
    for (const removed of removedNodes) {
      if (!(removed instanceof HTMLElement) || !removed.contains(control)) continue;
      const around = target as HTMLElement;
      if (control.closest(RECORD) === null) return before?.isConnected && around.closest(PART)?.contains(before) ? before : undefined;
      const place = [...removed.querySelectorAll(FOCUSABLE)].indexOf(control);
      if (removed.matches(RECORD))
        for (const record of [nextSibling, previousSibling])
          if (record instanceof HTMLElement && record.matches(removed.tagName)) return controlsIn(record)[place];
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
  disabled = last?.isConnected === true ? last : null;
  // On a screen Tab goes on from a disabled control.
  if (top !== undefined) top.focus();
  else if (disabled === null) document.querySelector('main')?.focus({ preventScroll: true });
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
  const layer = target.closest(LAYER) ?? document.body;
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

/** A box or a button of radio. */
const BOX = '[type="checkbox"], [type="radio"]';

// As with buttons, the focus moves on the click: on the press the field that is left would show its message, and push what is pressed
// away from under the pointer.
document.addEventListener('mousedown', (event) => {
  if (event.target instanceof Element && event.target.closest(`label, ${BOX}`)) event.preventDefault();
});
document.addEventListener('click', ({ target }) => {
  if (target instanceof HTMLElement && target.matches(BOX)) target.focus();
});
