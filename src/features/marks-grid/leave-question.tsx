import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/ui/base/button';
import { counted } from '@/ui/base/plural';
import { Dialog } from '@/ui/overlay/dialog';
import { useLeaveGuard } from '@/ui/platform/leave-guard';
import type { MarksSaver } from './marks-saver';
import type { MarksStore } from './marks-store';

interface Question {
  readonly count: number;
  readonly answer: (may: boolean) => void;
}

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
  return (
    <Dialog
      title="¿Salir de la planilla?"
      alert
      onClose={() => answer(false)}
      footer={
        <>
          <Button kind="primary" onClick={() => answer(false)}>
            Quedarme
          </Button>
          <Button kind="danger" onClick={() => answer(true)}>
            Salir sin guardar
          </Button>
        </>
      }
    >
      <p className="mb-0">{`Hay ${counted(question.count, 'nota', 'notas')} sin guardar.`}</p>
    </Dialog>
  );
}
