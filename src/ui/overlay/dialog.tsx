import { useEffect, useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import Modal from 'react-bootstrap/Modal';
import { controlsIn, keepTabInside } from './focus';
import { LAYER, useLayer } from './layers';
import { dropTypedLater, holdTyped, keepTyped, putTyped } from './typed-ahead';

interface DialogProps {
  title: string;
  /** Called by Escape; absent: only the dialog's buttons close it. */
  onClose?: (() => void) | undefined;
  /** 880 px for forms of rows, else 480 px. */
  size?: 'lg' | undefined;
  /** The body scrolls under the foot. */
  scrolls?: boolean;
  /** An alert dialog: a person must answer it, and screen readers read it completely when it opens. */
  alert?: boolean;
  footer: ReactNode;
  children: ReactNode;
}

/** Stands where a dialog's fields are still to come. */
const LOADING = '[aria-busy="true"]';

const FIELD = 'input:not([readonly], [type="file"]), select, textarea, [contenteditable="true"]';

function isEmpty(field: HTMLElement): boolean {
  if (!(field instanceof HTMLInputElement) || field.type !== 'radio') return 'value' in field && field.value === '';
  const group = field.closest('fieldset, [role="radiogroup"]') ?? field;
  return group.querySelector(':checked') === null;
}

/**
 * Where one goes on in a dialog: its first empty field, else its first field, else what harms nothing, which comes first. While its fields
 * are still loading, nowhere: Enter on its only button would close it.
 */
function firstControlIn(dialog: HTMLElement): HTMLElement | undefined {
  const controls = controlsIn(dialog);
  const fields = controls.filter((control) => control.matches(FIELD));
  const field = fields.find(isEmpty) ?? fields[0];
  if (field ?? dialog.querySelector(LOADING)) return field;
  return controls.find((control) => control.closest('.modal-footer'));
}

/** Moves the focus into the dialog that opens, and on to fields that come or are enabled later, until a person goes on (KEYS-02). */
function useOpeningFocus(inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const dialog = inside.current?.closest<HTMLElement>(LAYER);
    // Without a fine pointer a keyboard would rise over the dialog. A field may have taken the focus by itself.
    const hasGoneOn = document.activeElement !== dialog && dialog?.contains(document.activeElement) === true;
    if (!dialog || hasGoneOn || !matchMedia('(pointer: fine)').matches) return;
    holdTyped();
    const going = new AbortController();
    let given: Element = dialog;
    const give = () => {
      // A reader of screens moves it without a key.
      if (given !== document.activeElement) return goOn();
      const first = firstControlIn(dialog);
      if (!first || first === given) return;
      first.focus();
      given = document.activeElement ?? dialog;
      putTyped(first);
    };
    const observer = new MutationObserver(give);
    const goOn = (event?: Event) => {
      if (event instanceof KeyboardEvent && event.target === dialog && dialog.querySelector(LOADING) && keepTyped(event)) return;
      observer.disconnect();
      going.abort();
    };
    dialog.focus();
    give();
    observer.observe(dialog, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled', 'aria-busy'] });
    // Dictation and password managers press no key.
    for (const press of ['keydown', 'pointerdown', 'beforeinput'])
      document.addEventListener(press, goOn, { capture: true, signal: going.signal });
    return () => {
      goOn();
      dropTypedLater();
    };
  }, [inside]);
}

function Content({
  titleId,
  bodyId,
  title,
  scrolls,
  alert,
  footer,
  children,
}: Pick<DialogProps, 'title' | 'scrolls' | 'alert' | 'footer' | 'children'> & { titleId: string; bodyId: string }) {
  const body = useRef<HTMLDivElement>(null);
  useLayer(body);
  useOpeningFocus(body);
  // React-bootstrap takes no role.
  useLayoutEffect(() => {
    if (alert === true) body.current?.closest('[role="dialog"]')?.setAttribute('role', 'alertdialog');
  }, [alert]);
  return (
    <>
      <Modal.Header>
        <Modal.Title as="h2" id={titleId}>
          {title}
        </Modal.Title>
      </Modal.Header>
      <Modal.Body ref={body} id={bodyId} tabIndex={scrolls ? 0 : undefined}>
        {children}
      </Modal.Body>
      <Modal.Footer>{footer}</Modal.Footer>
    </>
  );
}

/**
 * A dialog, named by its title. It keeps the focus inside, gives it back on closing, and closes with Escape where cancelling
 * is allowed (SAFE-17). Mount it to open it.
 */
export function Dialog({ title, onClose, size, scrolls = false, alert = false, footer, children }: DialogProps) {
  const titleId = useId();
  const bodyId = useId();
  return (
    <Modal
      show
      centered
      scrollable
      animation={false}
      backdrop="static"
      // focus.ts does both.
      enforceFocus={false}
      restoreFocus={false}
      onKeyDown={keepTabInside}
      keyboard={onClose !== undefined}
      onHide={() => onClose?.()}
      aria-labelledby={titleId}
      aria-describedby={alert ? bodyId : undefined}
      dialogClassName={`${size === 'lg' ? 'modal-lg' : ''} ${scrolls ? 'modal-scrolls' : ''}`}
    >
      <Content titleId={titleId} bodyId={bodyId} title={title} scrolls={scrolls} alert={alert} footer={footer}>
        {children}
      </Content>
    </Modal>
  );
}
