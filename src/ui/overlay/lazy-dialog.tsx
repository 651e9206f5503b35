import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Button } from '@/ui/base/button';
import { useCode } from '@/ui/platform/use-code';
import { Dialog } from './dialog';

interface StandInProps {
  title: string;
  onClose: () => void;
}

/** A shorter wait shows nothing, so that no other dialog blinks before the one asked for; in ms. */
const SHORT = 80;

/** In place of a dialog that is on its way: who pressed sees that it will come. */
function WaitDialog({ title, onClose }: StandInProps) {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), SHORT);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return null;
  return (
    <StandIn title={title} onClose={onClose}>
      <p className="mb-0" role="status" aria-busy="true">
        Cargando…
      </p>
    </StandIn>
  );
}

function FailureDialog({ title, onClose, onRetry }: StandInProps & { onRetry: () => void }) {
  const retry = (
    <Button kind="primary" onClick={onRetry}>
      Reintentar
    </Button>
  );
  return (
    <StandIn title={title} onClose={onClose} alert action={retry}>
      <p className="mb-0">No se pudo cargar esta sección.</p>
    </StandIn>
  );
}

function StandIn({
  title,
  onClose,
  alert = false,
  action,
  children,
}: StandInProps & { alert?: boolean; action?: ReactNode; children: ReactNode }) {
  return (
    <Dialog
      title={title}
      alert={alert}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          {action}
        </>
      }
    >
      {children}
    </Dialog>
  );
}

/**
 * A dialog whose code comes when it is first opened. What is under it may hold typed words and chosen files, so that the
 * page is not loaded anew for it but by 'Reintentar' (SAFE-24).
 */
export function lazyDialog<Props extends { onClose: () => void }>(
  name: string,
  titleOf: (props: Props) => string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function LazyDialog(props: Props) {
    const { Shown, failed, again } = useCode(name, load, false);
    if (Shown) return <Shown {...props} />;
    const standIn = { title: titleOf(props), onClose: props.onClose };
    return failed ? <FailureDialog {...standIn} onRetry={again} /> : <WaitDialog {...standIn} />;
  };
}
