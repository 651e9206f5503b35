import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import Modal from 'react-bootstrap/Modal';
import { useInertBackground } from './inert-background';

interface DialogProps {
  title: string;
  /** Called by Escape; absent: only the dialog's buttons close it. */
  onClose?: () => void;
  /** 480 px for questions, 640 px for forms. */
  size?: 'lg';
  /** The body scrolls under the foot. */
  scrolls?: boolean;
  /** Interrupts: read out whole when it opens. */
  alert?: boolean;
  footer: ReactNode;
  children: ReactNode;
}

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** Wraps Tab inside: the page behind is inert, so the browser would move the focus to its own toolbar. */
function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const [first, last] = event.shiftKey ? [all.at(-1), all[0]] : [all[0], all.at(-1)];
  if (document.activeElement !== last && all.includes(document.activeElement as HTMLElement)) return;
  event.preventDefault();
  first?.focus();
}

/** Openers of dialogs that closed under another open dialog, newest last. */
let covered: Element[] = [];

/** The control that had the focus last: a pressed button loses it while its call disables it, and the opener would be `body`. */
let lastControl: Element | null = null;
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof Element && target.matches(FOCUSABLE)) lastControl = target;
});

function openerNow(): Element | null {
  const active = document.activeElement;
  return active?.matches(FOCUSABLE) === true ? active : lastControl;
}

/** A message has one button, for which Enter is meant. */
function focusScreen(screen: HTMLElement): void {
  const controls = screen.matches('.modal') ? [...screen.querySelectorAll<HTMLElement>(FOCUSABLE)] : [];
  (controls.length === 1 ? controls[0] : screen)?.focus({ preventScroll: true });
}

const isFree = (element: Element) => element.isConnected && element !== document.body && element.closest('[inert]') === null;

/**
 * Bootstrap restores the focus to the opener, which may be removed by then or inert under another dialog (a refused
 * deletion's button under the message): then the opener of the dialog below gets it, else the screen (SAFE-17).
 */
function useFocusAfterwards(): void {
  const [opener] = useState(openerNow);
  useEffect(
    () => () => {
      setTimeout(() => {
        const screens = [...document.querySelectorAll('.modal, main')];
        const candidates = [screens.findLast(isFree), ...covered, opener].filter((element) => element instanceof HTMLElement);
        const next = document.activeElement === document.body ? candidates.findLast(isFree) : undefined;
        if (next) focusScreen(next);
        covered = screens.some((screen) => screen.matches('.modal')) && opener !== null ? [...covered, opener] : [];
      });
    },
    [opener],
  );
}

/** The focus stays inside while a call disables the button that had it. */
function useFocusInside(body: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const active = document.activeElement;
    const dialog = body.current?.closest<HTMLElement>('.modal');
    if (active === document.body || (active?.matches(':disabled') === true && dialog?.contains(active) === true))
      dialog?.focus({ preventScroll: true });
  });
}

function Content({
  titleId,
  bodyId,
  title,
  scrolls,
  footer,
  children,
}: Omit<DialogProps, 'onClose' | 'size' | 'alert'> & { titleId: string; bodyId: string }) {
  const body = useRef<HTMLDivElement>(null);
  useInertBackground(body, '.modal');
  useFocusAfterwards();
  useFocusInside(body);
  return (
    <>
      <Modal.Header>
        <Modal.Title as="h2" id={titleId}>
          {title}
        </Modal.Title>
      </Modal.Header>
      <Modal.Body ref={body} id={bodyId} {...(scrolls === true && { tabIndex: 0 })}>
        {children}
      </Modal.Body>
      <Modal.Footer>{footer}</Modal.Footer>
    </>
  );
}

/**
 * A dialog: named by its title, the focus kept inside and given back to what opened it, closed with Escape where
 * cancelling is allowed (SAFE-17). Mount it to open it.
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
      restoreFocusOptions={{ preventScroll: true }}
      onKeyDown={keepTabInside}
      keyboard={onClose !== undefined}
      onHide={() => onClose?.()}
      {...(size && { size })}
      aria-labelledby={titleId}
      {...(alert && { 'aria-describedby': bodyId })}
      {...(scrolls && { dialogClassName: 'modal-scrolls' })}
    >
      <Content titleId={titleId} bodyId={bodyId} title={title} scrolls={scrolls} footer={footer}>
        {children}
      </Content>
    </Modal>
  );
}
