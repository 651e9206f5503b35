import { useState } from 'react';
import type { LearningPlace } from '@/school/learning/learning-place';
import { Button } from '@/ui/base/button';
import { counted, plural } from '@/ui/base/plural';
import { isolateDialog } from '@/ui/form/isolate-dialog';
import { Dialog } from '@/ui/overlay/dialog';
import { newTitle } from './achievement-values';
import { rowAchievement, type ImportRow } from './import-file';
import { useAchievementCreation } from './use-achievement-creation';
import { useStoppableRun } from '@/school/use-stoppable-run';

const countStored = (ids: readonly (number | null)[]) => ids.filter((id) => id !== null).length;

const repeatedText = (count: number) =>
  count === 0 ? '' : `${counted(count, 'ya está guardado y no se repite', 'ya están guardados y no se repiten')}. `;

const countText = (count: number) => counted(count, 'logro', 'logros');

export interface ImportDialogProps {
  place: LearningPlace;
  /** The names of the period, room and subject at the time of opening. */
  about: string;
  rows: readonly ImportRow[];
  /** The file's columns that are left out. */
  unused: readonly string[];
  /** For each row, the id of its achievement that a stopped import has already stored; null: none. */
  known: readonly (number | null)[];
  onClose: () => void;
  /** Called when all rows are stored, with the id of the first new one. */
  onDone: (first: number) => void;
}

/** Previews a file's rows, then sends them one after another (LEAR-62, LEAR-66). */
export const ImportDialog = isolateDialog(function ImportDialog({ place, about, rows, unused, known, onClose, onDone }: ImportDialogProps) {
  const create = useAchievementCreation();
  /** For each row its stored id, starting with `known`. */
  const [stored, setStored] = useState(known);
  // LEAR-66
  const { isRunning: isSending, start: send } = useStoppableRun(async (isStopped) => {
    const ids = [...stored];
    for (const [index, row] of rows.entries()) {
      if (ids[index] !== null) continue;
      if (isStopped()) return;
      const { id } = await create(rowAchievement(place, row));
      ids[index] = id;
      setStored([...ids]);
    }
    const first = ids.find((_, index) => known[index] === null);
    if (first != null) onDone(first);
  });
  const done = countStored(stored);
  const knownCount = countStored(known);
  const isStarted = done > knownCount;
  const remaining = rows.length - done;
  const close = () => {
    if (!isSending) onClose();
  };
  return (
    <Dialog
      title="Importar logros"
      size="lg"
      scrolls
      onClose={close}
      footer={
        <>
          <Button disabled={isSending} onClick={close}>
            {isStarted ? 'Cerrar' : 'Cancelar'}
          </Button>
          <Button kind="primary" busy={isSending} onClick={() => void send()}>
            {isStarted ? 'Continuar' : `Importar ${countText(remaining)}`}
          </Button>
        </>
      }
    >
      <p className="fw-semibold mb-1">{about}</p>
      <p role="status">
        {isSending
          ? `Importando ${done + 1} de ${rows.length}…`
          : isStarted
            ? `${plural(done, 'Se guardó', 'Se guardaron')} ${done} de ${rows.length}. Presiona «Continuar» para guardar ${plural(remaining, 'el que falta', 'los que faltan')}.`
            : `El archivo tiene ${countText(rows.length)}. ${repeatedText(knownCount)}Así se guardarán:`}
      </p>
      {unused.length > 0 && <p className="form-text">{`Columnas que no se usan: ${unused.join(', ')}`}</p>}
      <ul className="list-rows import-rows">
        {rows.map(({ line, title, levels }, index) => (
          <li key={line}>
            <b>{newTitle(title)}</b>
            {stored[index] !== null && <span className="import-stored">Guardado</span>}
            <dl>
              {levels.map(({ name, description }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{description}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Dialog>
  );
});
