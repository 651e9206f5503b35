import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import type { LearningChoices } from '@/school/learning/learning-choices';
import type { LearningPlace } from '@/school/learning/learning-place';
import { Button } from '@/ui/base/button';
import { ProblemList } from '@/ui/base/problem-list';
import { FileButton } from '@/ui/table-files/file-button';
import { saveTemplate } from '@/ui/table-files/template';
import { useLeave } from '@/ui/platform/use-leave';
import { useSingleRun } from '@/ui/platform/use-single-run';
import { showSaved } from '@/ui/overlay/notices';
import { LIST } from './achievement-card';
import { ImportDialog, type ImportDialogProps } from './import-dialog';
import { importColumns, importLevels, readImportFile, refuseLines, rowAchievement, type RefusedFile } from './import-file';
import { storedMatches } from './use-achievement-creation';

interface AchievementImportProps {
  /** null until period, room and subject are chosen. */
  place: LearningPlace | null;
  choices: LearningChoices;
  disabled: boolean;
}

/** 'Importar logros' and 'Descargar plantilla' (LEAR-60 to LEAR-66). A dialog previews the file's rows before anything is sent. */
export function AchievementImport({ place, choices, disabled }: AchievementImportProps) {
  const leave = useLeave();
  const [refusal, setRefusal] = useState<RefusedFile | null>(null);
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
    const table = await readImportFile(file, levels);
    if ('problems' in table) return setRefusal(table);
    const { rows, unused } = table;
    // A stopped import may have stored the first rows.
    const stored = await storedMatches(rows.map((row) => rowAchievement(place, row)));
    const taken = rows.filter((_, index) => stored[index]?.id === null && stored[index].isTitleTaken);
    // PAST-07
    if (taken.length > 0) return setRefusal(refuseLines(taken.map(({ line }) => `Fila ${line}: ya hay un logro con este título.`)));
    const known = stored.map(({ id }) => id);
    if (known.includes(null)) setPendingImport({ place, about, rows, unused, known });
    else setRefusal({ text: 'Los logros de este archivo ya están guardados.', problems: [] });
  });

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
        <Button disabled={isOff} onClick={() => levels && saveTemplate(importColumns(levels), 'logros.csv')}>
          <Download className="icon" />
          Descargar plantilla
        </Button>
        <FileButton accept=".csv" busy={isReading} disabled={isOff} onFile={(file) => void read(file)}>
          <Upload className="icon" />
          Importar logros
        </FileButton>
      </div>
      {refusal && <ProblemList {...refusal} />}
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
