import { UserRound } from 'lucide-react';
import { ChoiceBox } from '@/ui/form/choice-box';
import { inNameOrder } from '@/ui/form/choices';
import { EmptyState } from '@/ui/page/empty-state';
import { LoadFailure } from '@/ui/page/load-failure';
import { LoadWait } from '@/ui/page/load-wait';
import { PageHead } from '@/ui/page/page-head';
import { useSearchState } from '@/ui/platform/use-search-state';
import { spreadsheetAddress } from '@/school/spreadsheet-address';
import { useOpeningChoice } from '@/school/learning/use-opening';
import { usedPlace } from '@/school/learning/used-places';
import { useTeacherRecord } from '@/school/teacher-record';
import { SubjectCards } from './subject-cards';
import { SubjectPage } from './subject-page';

/** A Teacher chooses none. */
const NO_CHOICE = { items: [], state: 'ready' } as const;

/** /dashboard/spreadsheet: the teacher's subjects, and the pages of the chosen one (EVAL-01 to EVAL-10). */
export function SpreadsheetPage() {
  const [address, change] = useSearchState(spreadsheetAddress);
  const { teacherId, subjectId } = address;
  const { teachers, record, isKnown, isLookedUp } = useTeacherRecord(teacherId);
  const { data, isFetching, refetch } = record;
  const chooseTeacher = (id: number | undefined) => change({ teacherId: id, subjectId: undefined });
  useOpeningChoice({
    name: 'teacherId',
    choice: teachers ?? NO_CHOICE,
    start: usedPlace().teacherId,
    chosen: teacherId,
    choose: chooseTeacher,
  });
  const subject = data?.courses.find(({ id }) => id === subjectId);
  const isWaiting = isLookedUp || (isKnown && data === undefined && isFetching);
  if (data && subject) return <SubjectPage key={`${data.id}:${subject.id}`} subject={subject} record={data} address={address} />;
  // The subject is not loaded yet.
  if (subjectId !== undefined && isWaiting) return <LoadWait />;
  return (
    <>
      <PageHead heading="Planilla de Estudiantes" />
      {/* EVAL-04 */}
      {teachers && (
        <div className="teacher-choice">
          <ChoiceBox
            label="Profesor"
            placeholder="Elige un profesor"
            choice={teachers}
            what="los profesores"
            chosen={teacherId}
            otherwise="Otro profesor"
            onChoose={chooseTeacher}
          />
        </div>
      )}
      {isKnown || isWaiting ? (
        data || isWaiting ? (
          <SubjectCards subjects={data && inNameOrder(data.courses)} teacherId={teacherId} />
        ) : (
          <LoadFailure onRetry={() => void refetch()} />
        )
      ) : (
        teachers?.state === 'ready' && <EmptyState icon={UserRound} text="Elige un profesor para ver sus asignaturas." />
      )}
    </>
  );
}
