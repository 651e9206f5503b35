import { CircleAlert, Download, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import type { LearningChoices } from '@/school/learning/learning-choices';
import type { LearningPlace } from '@/school/learning/learning-place';
import { Button } from '@/ui/base/button';
import { saveAs } from '@/ui/platform/download';
import { useFocusBack } from '@/ui/platform/use-focus-back';
import { useLeave } from '@/ui/platform/use-leave';
import { useSingleRun } from '@/ui/platform/use-single-run';
import { showSaved } from '@/ui/overlay/notices';
import { LIST } from './achievement-card';
import { ImportDialog, type ImportDialogProps } from './import-dialog';
import { importLevels, isCsv, readImport, rowAchievement, templateOf, textOf } from './import-file';
import { storedIds } from './use-achievement-creation';

/** Why a file is refused: a message, and the line numbers concerned. */
interface Refusal {
  readonly text: string;
  readonly lines: readonly number[];
}

const NOT_READABLE: Refusal = { text: 'No se pudo leer el archivo.', lines: [] };

function RefusalNotice({ refusal }: { refusal: Refusal }) {
  return (
    <div className="notice notice-danger mt-3" role="alert">
      <CircleAlert className="icon" />
      <div className="min-w-0">
        {refusal.text}
        {refusal.lines.length > 0 && (
          <ul className="import-lines">
            {refusal.lines.map((line) => (
              <li key={line}>{`Fila ${line}: Este campo es requerido.`}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

interface AchievementImportProps {
  /** null until period, room and subject are chosen. */
  place: LearningPlace | null;
  choices: LearningChoices;
  disabled: boolean;
}

/** 'Importar logros' and 'Descargar plantilla' (LEAR-60 to LEAR-66). A dialog previews the file's rows before anything is sent. */
export function AchievementImport({ place, choices, disabled }: AchievementImportProps) {
  const input = useRef<HTMLInputElement>(null);
  const leave = useLeave();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  /** What the dialog imports, with the place at the time of opening. */
  const [pendingImport, setPendingImport] = useState<Omit<ImportDialogProps, 'onClose' | 'onDone'> | null>(null);
  const room = choices.rooms.items.find(({ id }) => id === place?.roomId);
  const levels = room && importLevels(room.type);
  const period = choices.periods.items.find(({ id }) => id === place?.periodId);
  const subject = choices.subjects.items.find(({ id }) => id === place?.subjectId);
  const about = [period, room, subject].flatMap((named) => named?.name ?? []).join(' · ');

  const [isReading, read] = useSingleRun(async (file: File) => {
    setRefusal(null);
    if (!place || !levels) return;
    if (!isCsv(file)) return setRefusal({ text: 'Solo se aceptan archivos .csv', lines: [] });
    const text = await textOf(file).catch(() => null);
    if (text === null) return setRefusal(NOT_READABLE);
    const found = readImport(text, levels);
    if (found.kind === 'read') {
      const { rows } = found;
      // A stopped import may have stored the first rows.
      const known = await storedIds(rows.map((row) => rowAchievement(place, row)));
      if (known.includes(null)) setPendingImport({ place, about, rows, known });
      else setRefusal({ text: 'Los logros de este archivo ya están guardados.', lines: [] });
    } else if (found.kind === 'empty') setRefusal({ text: 'El archivo no tiene logros.', lines: [] });
    else if (found.kind === 'otherHeader') setRefusal({ text: `La primera fila del archivo debe ser: ${found.header}`, lines: [] });
    else setRefusal({ text: 'No se guardó nada: hay filas incompletas.', lines: found.lines });
  });

  const button = useFocusBack(isReading);
  const isOff = disabled || place === null || levels === undefined;
  return (
    <div className="import-row">
      <div className="min-w-0">
        <b>Varios logros a la vez</b>
        <div className="text-ui text-body-secondary">
          {isOff ? 'Elige periodo, curso y asignatura para cargarlos desde un archivo.' : `Desde un archivo, para ${room?.name ?? ''}.`}
        </div>
      </div>
      <div className="d-flex flex-wrap gap-2 ms-sm-auto">
        <Button disabled={isOff} onClick={() => levels && saveAs(new Blob([templateOf(levels)], { type: 'text/csv' }), 'logros.csv')}>
          <Download className="icon" />
          Descargar plantilla
        </Button>
        <Button ref={button} busy={isReading} disabled={isOff} onClick={() => input.current?.click()}>
          <Upload className="icon" />
          Importar logros
        </Button>
        <input
          ref={input}
          hidden
          type="file"
          accept=".csv"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void read(file);
            // The same file may be chosen again.
            target.value = '';
          }}
        />
      </div>
      {refusal && <RefusalNotice refusal={refusal} />}
      {pendingImport && (
        <ImportDialog
          {...pendingImport}
          onClose={() => setPendingImport(null)}
          onDone={(first) => {
            setPendingImport(null);
            // LEAR-66
            void showSaved().then(() => leave(LIST, first));
          }}
        />
      )}
    </div>
  );
}
