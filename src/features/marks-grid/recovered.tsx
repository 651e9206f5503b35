import { Button } from '@/ui/base/button';
import { Notice } from '@/ui/base/notice';
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
      {count === 1 ? 'Recuperamos 1 nota sin enviar.' : `Recuperamos ${count} notas sin enviar.`}
    </Notice>
  );
}
