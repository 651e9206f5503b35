import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/ui/base/button';
import { counted } from '@/ui/base/plural';
import { isolateDialog } from '@/ui/form/isolate-dialog';
import { Dialog } from '@/ui/overlay/dialog';
import { useLeaveGuard } from '@/ui/platform/leave-guard';
import type { MarksSaver } from './marks-saver';
import type { MarksStore } from './marks-store';

interface Question {
  readonly count: number;
  readonly answer: (may: boolean) => void;
}

interface LeaveDialogProps {
  /** Marks that are not stored. */
  count: number;
  onClose: () => void;
  onLeave: () => void;
}

const LeaveDialog = isolateDialog(function LeaveDialog({ count, onClose, onLeave }: LeaveDialogProps) {
  return (
    <Dialog
      title="¿Salir de la planilla?"
      alert
      onClose={onClose}
      footer={
        <>
          <Button kind="primary" onClick={onClose}>
            Quedarme
          </Button>
          <Button kind="danger" onClick={onLeave}>
            Salir sin guardar
          </Button>
        </>
      }
    >
      <p className="mb-0">{`Hay ${counted(count, 'nota', 'notas')} sin guardar.`}</p>
    </Dialog>
  );
});

/** Sends the pending marks, then asks before leaving if some are still not stored (GRID-26). */
export function LeaveQuestion({ store, saver, onStay }: { store: MarksStore; saver: MarksSaver; onStay: () => void }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const stays = useRef(false);
  // KEYS-07: the focus goes where one was, not to the link that was not followed. Once the question has closed: it makes all else inert.
  useEffect(() => {
    if (question !== null || !stays.current) return;
    stays.current = false;
    onStay();
  }, [question, onStay]);
  const navigate = useNavigate();
  useLeaveGuard({
    isClean: () => store.unstored() === 0,
    ask: async () => {
      const count = await saver.sendAll();
      return count === 0 || new Promise((answer) => setQuestion({ count, answer }));
    },
    goTo: (address) => void navigate(address),
  });
  if (!question) return null;
  const answer = (may: boolean) => {
    if (may) saver.giveUp();
    stays.current = !may;
    setQuestion(null);
    question.answer(may);
  };
  return <LeaveDialog count={question.count} onClose={() => answer(false)} onLeave={() => answer(true)} />;
}
