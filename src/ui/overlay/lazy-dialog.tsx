import { useEffect, type ComponentType } from 'react';
import { Button } from '@/ui/base/button';
import { useCode } from '@/ui/platform/use-code';
import { useLongWait } from '@/ui/platform/use-long-wait';
import { Dialog } from './dialog';
import { DialogBoundary } from './dialog-boundary';
import { dropTypedLater, keepTyped } from './typed-ahead';

/** Milliseconds of loading after which a waiting dialog shows. */
const SHORT_WAIT_MS = 80;

/** What is typed while nothing shows yet belongs to the dialog, and not to the screen below (KEYS-02). */
function useTypedAhead(isHidden: boolean): void {
  useEffect(() => {
    if (!isHidden) return;
    const listening = new AbortController();
    const keep = (event: KeyboardEvent) => {
      if (keepTyped(event)) event.stopPropagation();
    };
    // Before any other.
    window.addEventListener('keydown', keep, { capture: true, signal: listening.signal });
    return () => {
      listening.abort();
      dropTypedLater();
    };
  }, [isHidden]);
}

/**
 * A dialog whose code loads when it is first opened. The screen below may hold typed text and chosen files, so only
 * 'Reintentar' reloads the page (SAFE-24).
 */
export function lazyDialog<Props extends { onClose: () => void }>(
  titleOf: (props: Props) => string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  function Loading(props: Props) {
    const { Shown, failed, again } = useCode(load, false);
    const isLong = useLongWait(Shown === null, SHORT_WAIT_MS);
    const isHidden = !Shown && !failed && !isLong;
    useTypedAhead(isHidden);
    if (Shown) return <Shown {...props} />;
    if (isHidden) return null;
    return (
      <Dialog
        // A new key, so that screen readers read a failure as a dialog that opens.
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
  }
  return function LazyDialog(props: Props) {
    return (
      // TEXT-04: also while it loads.
      <DialogBoundary onClose={props.onClose}>
        <Loading {...props} />
      </DialogBoundary>
    );
  };
}
