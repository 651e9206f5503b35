import { reports } from '@/api/resources/reports';
import { isWireDate } from '@/api/core/wire-date';
import { implement } from '@mocks/backend/implement';
import type { ActivitySpan } from './activities';
import { periodOf, roomOf, studentOf, type ReportScope } from './report-scope';

interface Filter {
  readonly field: string;
  readonly operator: string;
  readonly value: string;
}

/** REPO-16: the id in `field`, and the span between two times. */
function readSpan(
  field: 'student' | 'room',
  { filters: [who, from, to], limit, offset }: { filters: readonly Filter[]; limit: number; offset: number },
  { refuse }: ReportScope,
): { id: number; span: ActivitySpan } {
  const isDate = (filter: Filter | undefined, operator: string) =>
    filter?.field === 'creationDate' && filter.operator === operator && isWireDate(filter.value);
  const isRight = who?.field === field && who.operator === '=' && /^\d+$/.test(who.value) && isDate(from, '>') && isDate(to, '<');
  if (!isRight || !from || !to) return refuse('badRequest');
  return { id: Number(who.value), span: { after: from.value, before: to.value, limit, offset } };
}

/** The PDF library is loaded with the first report (P11). */
export const operations = implement(reports, {
  bulletin: async ({ query, ...scope }) => {
    const [student, period] = [studentOf(query.studentId, scope), periodOf(query.periodId, scope)];
    const { bulletin } = await import('./bulletin');
    return bulletin(student, period, query.reportType, scope);
  },

  observer: async ({ query, ...scope }) => {
    const [student, period] = [studentOf(query.studentId, scope), periodOf(query.periodId, scope)];
    const { observer } = await import('./observer');
    return observer(student, period, scope);
  },

  studentAttendance: async ({ params, query, ...scope }) => {
    const [student, period] = [studentOf(params.id, scope), periodOf(query.periodId, scope)];
    const { studentAttendance } = await import('./attendance');
    return studentAttendance(student, period, query, scope);
  },

  roomAttendance: async ({ params, query, ...scope }) => {
    const [room, period] = [roomOf(params.id, scope), periodOf(query.periodId, scope)];
    const { roomAttendance } = await import('./attendance');
    return roomAttendance(room, period, query, scope);
  },

  studentActivities: async ({ query, ...scope }) => {
    const { id, span } = readSpan('student', query, scope);
    const student = studentOf(id, scope);
    const { studentActivities } = await import('./activities');
    return studentActivities(student, span, scope);
  },

  roomActivities: async ({ query, ...scope }) => {
    const { id, span } = readSpan('room', query, scope);
    const room = roomOf(id, scope);
    const { roomActivities } = await import('./activities');
    return roomActivities(room, span, scope);
  },
});
