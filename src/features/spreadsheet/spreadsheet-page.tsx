import { UserRound } from 'lucide-react';
import { optionsOf } from '@/ui/form/choices';
import { OptionsStatus } from '@/ui/form/options-status';
import { SelectBox } from '@/ui/form/select-box';
import { EmptyState } from '@/ui/page/empty-state';
import { LoadFailure } from '@/ui/page/load-failure';
import { LoadWait } from '@/ui/page/load-wait';
import { PageHead } from '@/ui/page/page-head';
import { useSearchState } from '@/ui/platform/use-search-state';
import { spreadsheetAddress } from '@/school/spreadsheet-address';
import { inSubjectOrder, useTeacherRecord } from '@/school/teacher-record';
import { SubjectCards } from './subject-cards';
import { SubjectPage } from './subject-page';

/** /dashboard/spreadsheet: the teacher's subjects, and the pages of the one that was chosen (EVAL-01 to EVAL-10). */
export function SpreadsheetPage() {
  const [address, change] = useSearchState(spreadsheetAddress);
  const { teacherId, subjectId } = address;
  const { teachers, record, isKnown, isLookedUp } = useTeacherRecord(teacherId);
  const { data, isFetching, refetch } = record;
  const subject = data?.courses.find(({ id }) => id === subjectId);
  const isWaiting = isLookedUp || (isKnown && data === undefined && isFetching);
  if (data && subject) return <SubjectPage key={`${data.id}:${subject.id}`} subject={subject} record={data} address={address} />;
  // What it will be is not known yet.
  if (subjectId !== undefined && isWaiting) return <LoadWait />;
  return (
    <>
      <PageHead heading="Planilla de Estudiantes" />
      {/* EVAL-04 */}
      {teachers && (
        <div className="teacher-choice">
          <SelectBox
            label="Profesor"
            value={teacherId === undefined ? '' : String(teacherId)}
            options={[{ value: '', label: 'Elige un profesor' }, ...optionsOf(teachers, teacherId, 'Otro profesor')]}
            onChange={(value) => change({ teacherId: value === '' ? undefined : Number(value), subjectId: undefined })}
          />
          {teachers.state === 'failed' && <OptionsStatus choice={teachers} what="los profesores" />}
        </div>
      )}
      {isKnown || isWaiting ? (
        data || isWaiting ? (
          <SubjectCards subjects={data && inSubjectOrder(data.courses)} teacherId={teacherId} />
        ) : (
          <LoadFailure onRetry={() => void refetch()} />
        )
      ) : (
        teachers?.state === 'ready' && <EmptyState icon={UserRound} text="Elige un profesor para ver sus asignaturas." />
      )}
    </>
  );
}
