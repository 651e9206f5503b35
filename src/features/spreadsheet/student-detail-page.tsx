import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { queryOf } from '@/api/core/client';
import { periods } from '@/api/resources/periods';
import { useSignedIn } from '@/api/session';
import { apartRows } from '@/school/learning/record-names';
import { SPREADSHEET, marksAsLeft, marksPlaceIn, spreadsheetAddress, type MarksPlace } from '@/school/spreadsheet-address';
import { useTeacherRecord } from '@/school/teacher-record';
import { LoadFailure } from '@/ui/page/load-failure';
import { PageHead } from '@/ui/page/page-head';
import { UnknownRecord } from '@/ui/page/unknown-record';
import { useSearchState } from '@/ui/platform/use-search-state';
import { StudentMarks, StudentMarksWait } from './student-marks';
import { StudentRecord } from './student-record';
import { useMarks } from './use-marks';

interface StudentDetailProps {
  studentId: number;
  place: MarksPlace;
  /** The teacher in an Admin's address. */
  teacherId: number | undefined;
}

function StudentDetail({ studentId, place, teacherId }: StudentDetailProps) {
  const { record, isKnown, isLookedUp } = useTeacherRecord(teacherId);
  const period = useQuery(queryOf(periods.list, {}));
  const room = record.data && [...record.data.rooms, ...record.data.roomIds].find(({ id }) => id === place.roomId);
  const subject = record.data?.courses.find(({ id }) => id === place.subjectId);
  const marks = useMarks(place, room);
  const row = marks.rows?.find((each) => each.studentId === studentId);
  const apart = apartRows(marks.rows ?? []);
  const periodName = period.data?.periods.find(({ id }) => id === place.periodId)?.name;
  const isLoading = isLookedUp || record.isFetching || period.isFetching || marks.isLoading;

  const isAnswered = record.data !== undefined && period.data !== undefined && marks.rows !== undefined;
  const isUnknown = (!isKnown && !isLookedUp) || (isAnswered && !(row && room && subject && periodName !== undefined));
  // DETA-03
  if (marks.isGone || isUnknown) return <UnknownRecord list={SPREADSHEET} />;
  const head =
    row && marks.plan && room && subject && periodName !== undefined
      ? { row, apart: apart.get(row.studentId), plan: marks.plan, room: room.name, subject: subject.name, period: periodName }
      : undefined;
  return (
    <>
      {/* DETA-14, DETA-15 */}
      <Link className="back-link" {...marksAsLeft({ teacherId, ...place })}>
        <ArrowLeft className="icon icon-sm" />
        Volver
      </Link>
      <PageHead heading="Planilla de Estudiantes" record={(head ?? isLoading) ? <StudentRecord head={head} /> : undefined} />
      {head ? (
        <StudentMarks row={head.row} apart={apart} plan={head.plan} place={place} />
      ) : isLoading ? (
        <StudentMarksWait />
      ) : (
        <LoadFailure
          onRetry={() => {
            if (!record.data) void record.refetch();
            if (!period.data) void period.refetch();
            marks.retry();
          }}
        />
      )}
    </>
  );
}

/** /dashboard/spreadsheet/student-detail/{id}: a student's marks in an achievement (DETA-01 to DETA-15). */
export function StudentDetailPage() {
  const { userRole } = useSignedIn();
  const [address] = useSearchState(spreadsheetAddress);
  const studentId = Number(useParams()['id']);
  const place = marksPlaceIn(address);
  const { teacherId } = address;
  // DETA-02, DETA-03
  if (!place || !Number.isInteger(studentId) || (userRole === 'Admin' && teacherId === undefined))
    return <UnknownRecord list={SPREADSHEET} />;
  return <StudentDetail key={`${studentId}:${place.indicatorId}`} studentId={studentId} place={place} teacherId={teacherId} />;
}
