import { useState } from 'react';
import type { LearningPlace } from '@/school/learning/learning-place';
import { Button } from '@/ui/base/button';
import { counted, plural } from '@/ui/base/plural';
import { Dialog } from '@/ui/overlay/dialog';
import { newTitle } from './achievement-values';
import { rowAchievement, type ImportRow } from './import-file';
import { useAchievementCreation } from './use-achievement-creation';
import { useStoppableRun } from './use-stoppable-run';

const countStored = (ids: readonly (number | null)[]) => ids.filter((id) => id !== null).length;

const repeatedText = (count: number) =>
  count === 0 ? '' : `${counted(count, 'ya está guardado y no se repite', 'ya están guardados y no se repiten')}. `;

const countText = (count: number) => counted(count, 'logro', 'logros');

export interface ImportDialogProps {
  place: LearningPlace;
  /** Its period, room and subject: the fields behind may show others by now. */
  about: string;
  rows: readonly ImportRow[];
  /** Of each row the id of what is stored of it already: an import that stopped has left it. */
  known: readonly (number | null)[];
  onClose: () => void;
  /** All are stored; the id of the first that is new. */
  onDone: (first: number) => void;
}

/** What a file holds, before it is sent, one achievement after another (LEAR-62, LEAR-66). */
export function ImportDialog({ place, about, rows, known, onClose, onDone }: ImportDialogProps) {
  const create = useAchievementCreation();
  /** Of each row, as `known`. */
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
  const before = countStored(known);
  const isBegun = done > before;
  const left = rows.length - done;
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
            {isBegun ? 'Cerrar' : 'Cancelar'}
          </Button>
          <Button kind="primary" busy={isSending} onClick={() => void send()}>
            {isBegun ? 'Continuar' : `Importar ${countText(left)}`}
          </Button>
        </>
      }
    >
      <p className="fw-semibold mb-1">{about}</p>
      <p role="status">
        {isSending
          ? `Importando ${done + 1} de ${rows.length}…`
          : isBegun
            ? `${plural(done, 'Se guardó', 'Se guardaron')} ${done} de ${rows.length}. Presiona «Continuar» para guardar ${plural(left, 'el que falta', 'los que faltan')}.`
            : `El archivo tiene ${countText(rows.length)}. ${repeatedText(before)}Así se guardarán:`}
      </p>
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
}
