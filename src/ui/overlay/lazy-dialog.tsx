import type { ComponentType } from 'react';
import { Button } from '@/ui/base/button';
import { useCode } from '@/ui/platform/use-code';
import { useLongWait } from '@/ui/platform/use-long-wait';
import { Dialog } from './dialog';

/** A shorter wait shows nothing, a longer one that the dialog is on its way; in ms. */
const SHORT = 80;

/**
 * A dialog whose code comes when it is first opened. What is under it may hold typed words and chosen files, so that the
 * page is not loaded anew for it but by 'Reintentar' (SAFE-24).
 */
export function lazyDialog<Props extends { onClose: () => void }>(
  titleOf: (props: Props) => string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function LazyDialog(props: Props) {
    const { Shown, failed, again } = useCode(load, false);
    const isLong = useLongWait(Shown === null, SHORT);
    if (Shown) return <Shown {...props} />;
    if (!failed && !isLong) return null;
    return (
      <Dialog
        // A failure is read out as a dialog that opens.
        key={failed ? 'failed' : 'waiting'}
        title={titleOf(props)}
        alert={failed}
        onClose={props.onClose}
        footer={
          <>
            <Button onClick={props.onClose}>Cancelar</Button>
            {failed && (
              <Button kind="primary" onClick={again}>
                Reintentar
              </Button>
            )}
          </>
        }
      >
        {failed ? (
          <p className="mb-0">No se pudo cargar esta sección.</p>
        ) : (
          <p className="mb-0" role="status" aria-busy="true">
            Cargando…
          </p>
        )}
      </Dialog>
    );
  };
}
