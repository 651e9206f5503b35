import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryOf } from '@/api/core/client';
import { modelOf } from '@/api/resources/room-model';
import type { Room } from '@/api/resources/rooms';
import { valuations } from '@/api/resources/valuations';
import { useStudents } from '@/school/room-students';
import { countOfStudents, fullName, inStudentOrder } from '@/school/students';
import { Button } from '@/ui/base/button';
import { optionsOf } from '@/ui/form/choices';
import { OptionsStatus } from '@/ui/form/options-status';
import { SelectBox } from '@/ui/form/select-box';
import { Dialog } from '@/ui/overlay/dialog';
import { saveAs } from '@/ui/platform/download';
import { useSingleRun } from '@/ui/platform/use-single-run';
import { bulletinCode } from './report-files';
import { useBulletins } from './use-bulletins';
import { useReportPeriods } from './use-report-periods';

interface BulletinsDialogProps {
  room: Pick<Room, 'id' | 'name' | 'type'>;
  onClose: () => void;
}

/** 'Boletines del curso': those of all its students as one file (BULK-01 to BULK-05). */
export function BulletinsDialog({ room, onClose }: BulletinsDialogProps) {
  const periods = useReportPeriods();
  const models = useQuery(queryOf(valuations.get, {}));
  const { data } = useStudents(room.id);
  const students = inStudentOrder(data?.students ?? []);
  const { ready, failed, isRunning, ask, stop } = useBulletins(
    students,
    bulletinCode(models.data ? modelOf(room.type, models.data) : null),
  );
  const [periodId, choosePeriod] = useState('');
  const period = periods.items.find(({ id }) => String(id) === periodId);

  const save = async (bulletins: ReadonlyMap<number, Blob>) => {
    if (!period) return;
    const { joinPdfs } = await import('@/ui/platform/join-pdfs');
    const inOrder = students.flatMap(({ id }) => bulletins.get(id) ?? []);
    saveAs(await joinPdfs(inOrder), `Boletines ${room.name} ${period.name}.pdf`);
    onClose();
  };
  const [isBusy, download] = useSingleRun(async (known: ReadonlyMap<number, Blob>) => {
    if (!period) return;
    const found = await ask(period.id, known);
    // BULK-04: with some missing the person decides.
    if (found && found.size === students.length) await save(found);
  });
  const [isSaving, saveReady] = useSingleRun(() => save(ready));
  const close = () => {
    stop();
    onClose();
  };
  const isOff = !period || !models.data || students.length === 0;
  return (
    <Dialog
      title="Boletines del curso"
      onClose={close}
      footer={
        <>
          <Button onClick={close}>Cancelar</Button>
          {failed.length > 0 && ready.size > 0 && (
            <Button busy={isSaving} onClick={() => void saveReady()}>{`Guardar los ${ready.size} listos`}</Button>
          )}
          <Button kind="primary" busy={isBusy} disabled={isOff} onClick={() => void download(failed.length > 0 ? ready : new Map())}>
            {failed.length > 0 ? 'Reintentar los que faltan' : 'Descargar'}
          </Button>
        </>
      }
    >
      <p>{`Un solo archivo con los boletines de ${countOfStudents(students.length)} de ${room.name}, listo para imprimir por las dos caras.`}</p>
      <SelectBox
        label="Periodo"
        value={periodId}
        disabled={isBusy || failed.length > 0}
        options={[{ value: '', label: 'Elige un periodo' }, ...optionsOf(periods, undefined, '')]}
        onChange={choosePeriod}
      />
      {periods.state === 'failed' && <OptionsStatus choice={periods} what="los periodos" />}
      {isRunning && (
        <p className="report-progress" role="status">
          <progress value={ready.size} max={students.length} aria-label="Boletines" />
          {`Boletín ${Math.min(ready.size + 1, students.length)} de ${students.length}`}
        </p>
      )}
      {failed.length > 0 && !isRunning && (
        <div className="notice notice-danger" role="alert">
          <div>
            {`${failed.length} ${failed.length === 1 ? 'boletín no se pudo generar' : 'boletines no se pudieron generar'}:`}
            <ul className="mb-0">
              {failed.map((student) => (
                <li key={student.id}>{fullName(student)}</li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </Dialog>
  );
}
