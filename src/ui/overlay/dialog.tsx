import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import Modal from 'react-bootstrap/Modal';
import { FOCUSABLE, useLayer } from './layers';

interface DialogProps {
  title: string;
  /** Called by Escape; absent: only the dialog's buttons close it. */
  onClose?: () => void;
  /** 880 px for forms of rows, else 480 px. */
  size?: 'lg' | undefined;
  /** The body scrolls under the foot. */
  scrolls?: boolean;
  /** Interrupts: read out whole when it opens. */
  alert?: boolean;
  footer: ReactNode;
  children: ReactNode;
}

/** Wraps Tab inside: the page behind is inert, so the browser would move the focus to its own toolbar. */
function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const [first, last] = event.shiftKey ? [all.at(-1), all[0]] : [all[0], all.at(-1)];
  if (document.activeElement !== last && all.includes(document.activeElement as HTMLElement)) return;
  event.preventDefault();
  first?.focus();
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
  useLayer(body);
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
      // layers.ts does both.
      enforceFocus={false}
      restoreFocus={false}
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
