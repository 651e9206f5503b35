import { useEffect, useState } from 'react';
import { Button } from '@/ui/base/button';
import { Dialog } from '@/ui/overlay/dialog';

export interface IdleDialogProps {
  /** Moment at which the session ends. */
  endsAt: number;
  onContinue: () => void;
}

const secondsTo = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1_000));

/** Counts down the last minute; read out once, when it opens (SAFE-01). */
export function IdleDialog({ endsAt, onContinue }: IdleDialogProps) {
  const [left, setLeft] = useState(() => secondsTo(endsAt));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsTo(endsAt)), 1_000);
    return () => clearInterval(timer);
  }, [endsAt]);
  return (
    <Dialog
      title="Tu sesión está por terminar"
      alert
      onClose={onContinue}
      footer={
        <Button kind="primary" autoFocus onClick={onContinue}>
          Continuar conectado
        </Button>
      }
    >
      <div className="d-flex gap-3 align-items-center">
        <span className="countdown" role="timer" aria-label="Segundos restantes" aria-live="off">
          <svg viewBox="0 0 64 64" aria-hidden="true">
            <circle className="countdown-whole" cx="32" cy="32" r="28" />
            <circle className="countdown-left" cx="32" cy="32" r="28" pathLength="60" strokeDasharray={`${left} 60`} />
          </svg>
          <b className="num">{`0:${String(left).padStart(2, '0')}`}</b>
        </span>
        <p className="mb-0">Por seguridad de los datos de los estudiantes, la sesión se cierra tras 15 minutos sin actividad.</p>
      </div>
    </Dialog>
  );
}
