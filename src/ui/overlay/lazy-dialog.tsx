import type { ComponentType } from 'react';
import { Button } from '@/ui/base/button';
import { useCode } from '@/ui/platform/use-code';
import { Dialog } from './dialog';

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
    if (!failed) return null;
    return (
      <Dialog
        title={titleOf(props)}
        alert
        onClose={props.onClose}
        footer={
          <>
            <Button onClick={props.onClose}>Cancelar</Button>
            <Button kind="primary" onClick={again}>
              Reintentar
            </Button>
          </>
        }
      >
        <p className="mb-0">No se pudo cargar esta sección.</p>
      </Dialog>
    );
  };
}
