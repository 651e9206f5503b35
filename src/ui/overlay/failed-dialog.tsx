import { Button } from '@/ui/base/button';
import { Dialog } from './dialog';

interface FailedDialogProps {
  onClose: () => void;
  onRetry: () => void;
}

/** In place of a dialog that could not be drawn (TEXT-04). */
export function FailedDialog({ onClose, onRetry }: FailedDialogProps) {
  return (
    <Dialog
      title="Algo salió mal"
      alert
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cerrar</Button>
          <Button kind="primary" onClick={onRetry}>
            Reintentar
          </Button>
        </>
      }
    >
      <p className="mb-0">Algo salió mal en esta ventana. Lo que hay debajo quedó como estaba.</p>
    </Dialog>
  );
}
