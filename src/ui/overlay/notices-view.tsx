import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/ui/base/button';
import { Dialog } from './dialog';
import { DialogBoundary } from './dialog-boundary';
import { tellMistake } from './mistakes';
import type { Message, Notices, Question, Undoable } from './notices';
import { useSingleRun } from '@/ui/platform/use-single-run';

/** ERRO-06. */
const FAILURE_TIME = 90_000;
const SUCCESS_TIME = 5_000;
/** For snackbars and banners (SHAR-07). */
const SNACK_TIME = 3_000;
/** To be gone to by keys, too. */
const UNDO_TIME = 10_000;

/** Calls `close` after `ms`; the time begins before the message is painted. */
function useTime(ms: number, close: () => void) {
  useLayoutEffect(() => {
    const timer = setTimeout(close, ms);
    return () => clearTimeout(timer);
  }, [ms, close]);
}

interface MessageProps {
  message: Message;
  kind: 'failure' | 'success';
  close: () => void;
}

function MessageDialog({ message: { title, text, detail }, kind, close }: MessageProps) {
  useTime(kind === 'failure' ? FAILURE_TIME : SUCCESS_TIME, close);
  const Icon = kind === 'failure' ? TriangleAlert : CircleCheck;
  return (
    <Dialog
      title={title}
      onClose={close}
      alert
      // ERRO-07
      footer={
        <Button kind="primary" onClick={close}>
          Aceptar
        </Button>
      }
    >
      <div className="d-flex gap-3">
        <span className={`dialog-icon ${kind === 'success' ? 'is-success' : ''}`}>
          <Icon className="icon" />
        </span>
        <div className="align-self-center text-break">
          <p className="mb-0">{text}</p>
          {detail && <p className="text-ui text-body-secondary mt-1 mb-0">{detail}</p>}
        </div>
      </div>
    </Dialog>
  );
}

function QuestionDialog({
  question: { title, text, record, accept, button, cancel = 'Cancelar' },
  close,
}: {
  question: Question;
  close: () => void;
}) {
  const [busy, run] = useSingleRun(async () => {
    // Closes in either case; the failure table has shown a failed call.
    await accept().catch(tellMistake);
    close();
  });
  return (
    <Dialog
      title={title}
      onClose={() => {
        if (!busy) close();
      }}
      alert
      footer={
        <>
          <Button kind={button?.kind === 'quiet' ? 'primary' : 'quiet'} disabled={busy} onClick={close}>
            {cancel}
          </Button>
          <Button kind={button?.kind ?? 'danger'} busy={busy} onClick={() => void run()}>
            {button?.words ?? 'Aceptar'}
          </Button>
        </>
      }
    >
      <p className="mb-0 text-break">{text}</p>
      {record !== undefined && (
        <p className="fw-semibold text-break mt-2 mb-0" translate="no">
          {record}
        </p>
      )}
    </Dialog>
  );
}

function Snack({ content, close }: { content: string | Undoable; close: () => void }) {
  const { text, undo } = typeof content === 'string' ? { text: content, undo: null } : content;
  useTime(undo ? UNDO_TIME : SNACK_TIME, close);
  return (
    <div className="snack">
      <Info className="icon" />
      <span>{text}</span>
      {undo && (
        <Button
          onClick={() => {
            close();
            undo();
          }}
        >
          Deshacer
        </Button>
      )}
    </div>
  );
}

function Banner({ text, place, close }: { text: string; place: HTMLElement | null; close: () => void }) {
  useTime(SNACK_TIME, close);
  const banner = (
    <div className="banner notice notice-danger" role="alert">
      <CircleAlert className="icon" />
      <span>{text}</span>
    </div>
  );
  return place ? createPortal(banner, place) : banner;
}

/** The dialogs of notices.ts, the failure on top. */
export function NoticesView({ notices: { failure, success, question, banner, snack } }: { notices: Notices }) {
  const dialog = failure ?? success ?? question;
  // What was said of a form does not hang over the message that follows.
  useLayoutEffect(() => {
    if (snack && dialog && snack.number < dialog.number) snack.close();
  }, [snack, dialog]);
  return (
    <>
      {question && (
        <DialogBoundary key={question.number} onClose={question.close}>
          <QuestionDialog question={question.content} close={question.close} />
        </DialogBoundary>
      )}
      {success && (
        <DialogBoundary key={success.number} onClose={success.close}>
          <MessageDialog kind="success" message={success.content} close={success.close} />
        </DialogBoundary>
      )}
      {failure && (
        <DialogBoundary key={failure.number} onClose={failure.close}>
          <MessageDialog kind="failure" message={failure.content} close={failure.close} />
        </DialogBoundary>
      )}
      {banner && <Banner key={banner.number} {...banner.content} close={banner.close} />}
      {/* Beside the screen, which a dialog makes inert. */}
      {createPortal(
        <div role="status">{snack && <Snack key={snack.number} content={snack.content} close={snack.close} />}</div>,
        document.body,
      )}
    </>
  );
}
