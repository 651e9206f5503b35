import { useEffect, useState } from 'react';
import { BreakableEmail } from '@/ui/base/breakable-email';
import { Button } from '@/ui/base/button';
import { counted, plural } from '@/ui/base/plural';
import { isolateDialog } from '@/ui/form/isolate-dialog';
import { Dialog } from '@/ui/overlay/dialog';
import { showSnack } from '@/ui/overlay/notices';
import type { Recipient } from './recipients';
import type { ResendDialogProps } from './resend-to-pending';
import { useResending } from './use-resending';

/** So many are named in the question. */
const NAMED = 5;

const sentText = (count: number): string => `${counted(count, 'invitación reenviada', 'invitaciones reenviadas')}.`;

const Recipients = ({ recipients }: { recipients: readonly Recipient[] }) => (
  <ul className="list-rows mb-0">
    {recipients.map(({ email, names }) => (
      <li key={email}>
        <div>
          <div translate="no">{names}</div>
          <div className="text-ui text-body-secondary text-break">
            <BreakableEmail email={email} />
          </div>
        </div>
      </li>
    ))}
  </ul>
);

/** Who gets one: how many, and the first five. */
function Question({ recipients }: { recipients: readonly Recipient[] }) {
  const others = recipients.length - NAMED;
  return (
    <>
      <p>
        {`Se reenviará la invitación a ${counted(recipients.length, 'persona que aún no se ha registrado', 'personas que aún no se han registrado')}:`}
      </p>
      <Recipients recipients={recipients.slice(0, NAMED)} />
      {others > 0 && <p className="mt-2 mb-0 num">{`y ${others} más.`}</p>}
    </>
  );
}

/** 'Reenviar a los pendientes': the question, the progress, and what came of it (INVI-01, INVI-02). */
export const ResendDialog = isolateDialog(function ResendDialog({ recipients: given, send, refresh, onClose }: ResendDialogProps) {
  // Those of the moment at which it was opened: what is counted does not change while it is sent.
  const [recipients] = useState(given);
  const { sent, registered, failed, left, isRunning, isStopping, start, stop } = useResending(recipients, send);
  const [isBegun, setBegun] = useState(false);
  const begin = () => {
    setBegun(true);
    void start();
  };
  const done = recipients.length - left.length;
  const isWhole = isBegun && !isRunning && left.length === 0 && failed.length === 0;
  useEffect(() => {
    if (!isWhole || registered.length > 0) return;
    onClose();
    void showSnack(sentText(sent.length));
    // oxlint-disable-next-line react/exhaustive-deps -- once, when all are sent
  }, [isWhole]);
  const close = () => {
    if (registered.length > 0) refresh();
    onClose();
  };
  const stopButton = (
    <Button busy={isStopping} onClick={stop}>
      {isStopping ? 'Deteniendo…' : 'Detener'}
    </Button>
  );
  return (
    <Dialog
      title="Reenviar invitaciones"
      // While it runs, 'Detener' alone ends it.
      onClose={isRunning ? undefined : close}
      scrolls={failed.length > 0}
      footer={
        isRunning ? (
          stopButton
        ) : (
          <>
            <Button onClick={close}>{isBegun ? 'Cerrar' : 'Cancelar'}</Button>
            {!isWhole && (
              <Button kind="primary" onClick={begin}>
                {!isBegun ? 'Reenviar' : left.length > 0 ? 'Continuar' : 'Reintentar'}
              </Button>
            )}
          </>
        )
      }
    >
      {!isBegun && <Question recipients={recipients} />}
      {/* Announced once, not at every step of the bar. */}
      {isBegun && (
        <p className={`num mb-2 ${isRunning ? 'visually-hidden' : ''}`} role="status">
          {isRunning ? 'Reenviando las invitaciones…' : sentText(sent.length)}
        </p>
      )}
      {isRunning && (
        <p className="file-progress num">
          <progress aria-label="Invitaciones" max={recipients.length} value={done} />
          <span>{`Reenviando ${Math.min(done + 1, recipients.length)} de ${recipients.length}…`}</span>
        </p>
      )}
      {isBegun && !isRunning && left.length > 0 && (
        <p className="num">{`${left.length} ${plural(left.length, 'quedó', 'quedaron')} sin enviar.`}</p>
      )}
      {isBegun && !isRunning && registered.length > 0 && (
        <>
          <p className="num mb-1">{`${registered.length} ya no ${plural(registered.length, 'está pendiente', 'están pendientes')}:`}</p>
          <Recipients recipients={registered} />
        </>
      )}
      {isBegun && !isRunning && failed.length > 0 && (
        <div className="notice notice-danger" role="alert">
          <div>
            <span className="num">{`${failed.length} no se ${plural(failed.length, 'pudo', 'pudieron')} reenviar:`}</span>
            <Recipients recipients={failed} />
          </div>
        </div>
      )}
    </Dialog>
  );
});
