import { Button } from '@/ui/base/button';
import { isolateDialog } from '@/ui/form/isolate-dialog';
import { Dialog } from '@/ui/overlay/dialog';

export interface IdleDialogProps {
  /** Milliseconds until the session ends. */
  remainingMs: number;
  /** Goes on with the session. */
  onClose: () => void;
}

/** Counts down the last minute; screen readers announce it once, when it opens (SAFE-01). */
export const IdleDialog = isolateDialog(function IdleDialog({ remainingMs, onClose }: IdleDialogProps) {
  const seconds = Math.ceil(remainingMs / 1_000);
  return (
    <Dialog
      title="Tu sesión está por terminar"
      alert
      onClose={onClose}
      footer={
        <Button kind="primary" onClick={onClose}>
          Continuar conectado
        </Button>
      }
    >
      <div className="d-flex gap-3 align-items-center">
        <span className="countdown" role="timer" aria-label="Tiempo restante" aria-live="off">
          <svg viewBox="0 0 64 64" aria-hidden="true">
            <circle className="countdown-whole" cx="32" cy="32" r="28" />
            <circle className="countdown-left" cx="32" cy="32" r="28" pathLength="60" strokeDasharray={`${seconds} 60`} />
          </svg>
          <b className="num">{`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}</b>
        </span>
        <p className="mb-0">Por seguridad de los datos de los estudiantes, la sesión se cierra tras 15 minutos sin actividad.</p>
      </div>
    </Dialog>
  );
});
