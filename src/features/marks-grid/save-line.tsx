import { Clock, CloudAlert, CloudCheck, CloudUpload, WifiOff, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/ui/base/button';
import { counted, plural } from '@/ui/base/plural';
import { useSnapshot } from '@/ui/platform/snapshots';
import type { MarksStore } from './marks-store';

const notes = (count: number) => counted(count, 'nota', 'notas');

function Line({ icon: Icon, look = '', children }: { icon: LucideIcon; look?: string; children: ReactNode }) {
  return (
    <p className={`grid-status ${look}`}>
      <Icon className="icon" />
      {children}
    </p>
  );
}

interface SaveLineProps {
  store: MarksStore;
  /** Called when a button that sends marks disappears. */
  onSent: () => void;
}

/** The save status above the grid (GRID-21, GRID-35). */
export function SaveLine({ store, onSent }: SaveLineProps) {
  const { failed, held, saving, unsent, refused, isOnline } = useSnapshot(store.whole, 'state');
  const recovered = useSnapshot(store.whole, 'recovered');
  const isMoving = saving + unsent > 0;
  const isRest = !isMoving && held === 0 && recovered === 0 && refused === 0;
  return (
    <div className="grid-lines">
      {failed > 0 && (
        <Line icon={CloudAlert} look="is-wrong">
          <span>
            <strong>{`${notes(failed)} sin guardar.`}</strong>
            {isRest && <span> Lo demás está guardado.</span>}
          </span>
          <Button
            kind="text"
            onClick={() => {
              store.retry();
              onSent();
            }}
          >
            Reintentar
          </Button>
        </Line>
      )}
      {held > 0 && (
        <Line icon={Clock} look="is-pending">
          <strong>{`${notes(held)} por guardar`}</strong>
          <Button
            kind="text"
            onClick={() => {
              store.sendNow('waiting');
              onSent();
            }}
          >
            Guardar ya
          </Button>
        </Line>
      )}
      {isMoving &&
        (isOnline ? (
          <Line icon={CloudUpload} look="is-moving">
            <span>{`Guardando ${saving + unsent}…`}</span>
          </Line>
        ) : (
          // GRID-24
          <Line icon={WifiOff} look="is-pending">
            <span>{`${notes(saving + unsent)} sin enviar. Se ${plural(saving + unsent, 'envía', 'envían')} al volver la conexión.`}</span>
          </Line>
        ))}
      {refused > 0 && (
        <Line icon={CloudAlert} look="is-wrong">
          <span>{`${notes(refused)} por corregir.`}</span>
        </Line>
      )}
      {failed === 0 && isRest && (
        <Line icon={CloudCheck}>
          <span>Todo está guardado</span>
        </Line>
      )}
    </div>
  );
}
