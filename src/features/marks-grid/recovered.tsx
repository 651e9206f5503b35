import { Button } from '@/ui/base/button';
import { Notice } from '@/ui/base/notice';
import { counted } from '@/ui/base/plural';
import { useSnapshot } from '@/ui/platform/snapshots';
import type { MarksStore } from './marks-store';

interface RecoveredProps {
  store: MarksStore;
  /** Called when the notice disappears with its focused button. */
  onChosen: () => void;
}

/** Offers to send or discard the marks restored from the draft (GRID-25). */
export function Recovered({ store, onChosen }: RecoveredProps) {
  const count = useSnapshot(store.whole, 'recovered');
  if (count === 0) return null;
  return (
    <Notice
      action={
        <>
          <Button
            kind="text"
            onClick={() => {
              store.sendNow('recovered');
              onChosen();
            }}
          >
            Enviar
          </Button>
          <Button
            kind="text"
            onClick={() => {
              store.dropRecovered();
              onChosen();
            }}
          >
            Descartar
          </Button>
        </>
      }
    >
      {`Recuperamos ${counted(count, 'nota', 'notas')} sin enviar.`}
    </Notice>
  );
}
