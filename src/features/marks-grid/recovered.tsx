import { Button } from '@/ui/base/button';
import { Notice } from '@/ui/base/notice';
import { counted } from '@/ui/base/plural';
import { useSnapshot } from '@/ui/platform/snapshots';
import type { MarksStore } from './marks-store';

interface RecoveredProps {
  store: MarksStore;
  /** Its buttons go with it. */
  onChosen: () => void;
}

/** What was not stored when the grid was left (GRID-25). */
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
