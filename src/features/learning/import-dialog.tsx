import { useEffect, useRef, useState } from 'react';
import type { LearningPlace } from '@/school/learning/learning-place';
import { Button } from '@/ui/base/button';
import { Dialog } from '@/ui/overlay/dialog';
import { tellMistake } from '@/ui/overlay/mistakes';
import { useSingleRun } from '@/ui/platform/use-single-run';
import { createdAchievement, newTitle } from './achievement-values';
import type { ImportRow } from './import-file';
import { useAchievementCreation } from './use-achievement-creation';

const countText = (count: number) => (count === 1 ? '1 logro' : `${count} logros`);

interface ImportDialogProps {
  place: LearningPlace;
  rows: readonly ImportRow[];
  onClose: () => void;
  /** All are stored; the id of the first. */
  onDone: (first: number) => void;
}

/** What a file holds, before it is sent, one achievement after another (LEAR-62, LEAR-66). */
export function ImportDialog({ place, rows, onClose, onDone }: ImportDialogProps) {
  const create = useAchievementCreation();
  /** Ids of those that are stored, in the order of the file. */
  const [stored, setStored] = useState<readonly number[]>([]);
  const isStopped = useRef(false);
  // Who leaves the screen has stopped it after the call that runs: nothing is sent unseen.
  useEffect(() => {
    isStopped.current = false;
    return () => {
      isStopped.current = true;
    };
  }, []);
  const [isSending, send] = useSingleRun(async () => {
    const ids = [...stored];
    try {
      for (const row of rows.slice(stored.length)) {
        if (isStopped.current) return;
        const { id } = await create(createdAchievement(place, { title: row.title, levels: [...row.levels] }));
        ids.push(id);
        setStored([...ids]);
      }
    } catch (error) {
      // LEAR-66: it stops there; the error modal has said why.
      tellMistake(error);
      return;
    }
    const [first] = ids;
    if (first !== undefined) onDone(first);
  });
  const isBegun = stored.length > 0;
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
            {isBegun ? 'Continuar' : `Importar ${countText(rows.length)}`}
          </Button>
        </>
      }
    >
      <p role="status">
        {isSending
          ? `Importando ${stored.length + 1} de ${rows.length}…`
          : isBegun
            ? `${stored.length === 1 ? 'Se guardó' : 'Se guardaron'} ${stored.length} de ${rows.length}. Presiona «Continuar» para guardar ${rows.length - stored.length === 1 ? 'el que falta' : 'los que faltan'}.`
            : `El archivo tiene ${countText(rows.length)}. Así se guardarán:`}
      </p>
      <ul className="list-rows import-rows">
        {rows.map(({ line, title, levels }, index) => (
          <li key={line}>
            <b>{newTitle(title)}</b>
            {index < stored.length && <span className="import-stored">Guardado</span>}
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
