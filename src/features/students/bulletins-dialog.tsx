import { useEffect, useRef, useState } from 'react';
import type { Room } from '@/api/resources/rooms';
import { useStudents } from '@/school/room-students';
import { apartStudents, nameApart } from '@/school/apart';
import { countOfStudents, fullName, inStudentOrder } from '@/school/students';
import { Button } from '@/ui/base/button';
import { counted } from '@/ui/base/plural';
import { choiceOf } from '@/ui/form/choices';
import { isolateDialog } from '@/ui/form/isolate-dialog';
import { OptionsStatus } from '@/ui/form/options-status';
import { Dialog } from '@/ui/overlay/dialog';
import { tellMistake } from '@/ui/overlay/mistakes';
import { MisfitsNotice } from '@/ui/page/misfits-notice';
import { showSnack } from '@/ui/overlay/notices';
import { saveAs } from '@/ui/files/download';
import { useSingleRun } from '@/ui/platform/use-single-run';
import { printText } from './report-files';
import { ReportPeriod } from './report-period';
import { TwoSidedBox } from './two-sided-box';
import { useBulletinCode } from './use-bulletin-code';
import { useBulletins } from './use-bulletins';
import { useReportPeriods } from './use-report-periods';

interface BulletinsDialogProps {
  room: Pick<Room, 'id' | 'name'>;
  /** To be printed on both sides of the paper (BULK-06). */
  isTwoSided: boolean;
  onTwoSided: (isTwoSided: boolean) => void;
  onClose: () => void;
}

/** 'Boletines del curso': the bulletins of all students as one file (BULK-01 to BULK-06). */
export const BulletinsDialog = isolateDialog(function BulletinsDialog({ room, isTwoSided, onTwoSided, onClose }: BulletinsDialogProps) {
  const periods = useReportPeriods();
  const codeQuery = useBulletinCode(room.id, true);
  const list = useStudents(room.id);
  const listed = choiceOf(list, () => []);
  const { students: found = [], misfits = 0 } = list.data ?? {};
  const students = inStudentOrder(found);
  const apart = apartStudents(students);
  const { ready, failed, done, ask, refuse } = useBulletins(students);
  const [periodId, choosePeriod] = useState<number>();
  const period = periods.items.find(({ id }) => id === periodId);
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const [isRunning, run] = useSingleRun(async (which: 'all' | 'ready') => {
    if (!period || !codeQuery.code) return;
    const { signal } = (controller.current = new AbortController());
    try {
      // BULK-04: if some fail, the user decides.
      const bulletins = which === 'ready' ? ready : await ask(period.id, codeQuery.code, signal);
      if (!bulletins) return;
      const { joinPdfs } = await import('./join-pdfs');
      const files = students.flatMap(({ id }) => bulletins.get(id) ?? []);
      const { file, pages, unreadable } = await joinPdfs(files, { isTwoSided });
      // BULK-02: closing also stops the joining.
      if (signal.aborted) return;
      if (unreadable.length > 0) {
        refuse(bulletins, unreadable);
        return;
      }
      saveAs(file, `Boletines ${room.name} ${period.name}.pdf`);
      onClose();
      void showSnack(printText(files.length, pages, isTwoSided));
    } catch (error) {
      tellMistake(error);
    }
  });
  return (
    <Dialog
      title="Boletines del curso"
      scrolls={failed.length > 0}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          {failed.length > 0 && ready.size > 0 && (
            <Button disabled={isRunning} onClick={() => void run('ready')}>
              {ready.size === 1 ? 'Guardar el que está listo' : `Guardar los ${ready.size} listos`}
            </Button>
          )}
          <Button
            kind="primary"
            busy={isRunning}
            disabled={!period || !codeQuery.code || students.length === 0}
            onClick={() => void run('all')}
          >
            {failed.length > 0 ? 'Reintentar los que faltan' : 'Descargar'}
          </Button>
        </>
      }
    >
      <MisfitsNotice count={misfits} total={students.length + misfits} />
      <p>{`Un solo archivo con los boletines de ${list.data ? `${countOfStudents(students.length)} de ` : ''}${room.name}.`}</p>
      <ReportPeriod periods={periods} chosen={periodId} disabled={isRunning || failed.length > 0} onChoose={choosePeriod} />
      <TwoSidedBox isOn={isTwoSided} disabled={isRunning} onChange={onTwoSided} />
      {listed.state === 'failed' && <OptionsStatus choice={listed} what="los estudiantes" />}
      {codeQuery.state === 'failed' && <OptionsStatus choice={codeQuery} what="los datos del boletín" />}
      {/* Announced once, not at every step of the bar. */}
      <p className="visually-hidden" role="status">
        {isRunning && 'Generando los boletines…'}
      </p>
      {isRunning && (
        <p className="file-progress">
          <progress value={done} max={students.length} aria-label="Boletines" />
          <span>{`Boletín ${Math.min(done + 1, students.length)} de ${students.length}`}</span>
        </p>
      )}
      {failed.length > 0 && !isRunning && (
        <div className="notice notice-danger" role="alert">
          <div>
            <span>{`${counted(failed.length, 'boletín no se pudo generar', 'boletines no se pudieron generar')}:`}</span>
            <ul className="mb-0">
              {failed.map((student) => (
                <li key={student.id}>{nameApart(fullName(student), apart.get(student.id))}</li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </Dialog>
  );
});
