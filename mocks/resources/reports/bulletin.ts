import { nameKey } from '@/api/core/name-key';
import { studentsOfRoom } from '@mocks/resources/students/active-students';
import { dateInWords, toBogota } from '@mocks/seeding/calendar';
import type { Row } from '@mocks/store/tables';
import { drawBulletin } from './bulletin-paper';
import { bulletinRows, scaleOfRoom } from './bulletin-rows';
import { day, fullName, periodText, schoolHead, teacherName, type ReportScope } from './report-scope';

/** Place in the list of the room, and the parent's e-mail if another student there has the same name (REPO-26). */
function tellApart(student: Row<'students'>, scope: ReportScope): string {
  const students = studentsOfRoom(scope, student.roomId);
  const place = students.findIndex(({ id }) => id === student.id) + 1;
  const keyOf = (each: Row<'students'>) => nameKey(fullName(each));
  const isShared = students.some((each) => each.id !== student.id && keyOf(each) === keyOf(student));
  return [place > 0 && `N.º ${place}`, isShared && student.parentEmail].filter(Boolean).join(', ');
}

/** REPO-26: both ends of the period count to it. */
function runningText({ startDate, endDate }: Row<'periods'>): string {
  const now = toBogota(new Date());
  return startDate <= now && now <= endDate ? `El periodo termina el ${dateInWords(endDate)}: hay notas que pueden cambiar.` : '';
}

/** A student's bulletin: with marks as numbers (C), or with levels only (D): REPO-08, REPO-09, REPO-21. */
export async function bulletin(student: Row<'students'>, period: Row<'periods'>, type: 'C' | 'D', scope: ReportScope): Promise<Blob> {
  const room = scope.db.rooms.find(student.roomId);
  return drawBulletin({
    school: await schoolHead(scope),
    student: fullName(student),
    told: tellApart(student, scope),
    room: room?.name ?? '',
    director: teacherName(scope, room?.teacherId ?? null),
    period: period.name,
    periodOfYear: periodText(period),
    dates: `${day(period.startDate)} al ${day(period.endDate)}`,
    note: runningText(period),
    type,
    results: await bulletinRows(student, period.id, scope),
    scale: room ? scaleOfRoom(room, scope) : [],
  });
}
