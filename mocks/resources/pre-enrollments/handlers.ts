import { preEnrollments, resultOf, type PreEnrollment } from '@/api/resources/pre-enrollments';
import { implement } from '@mocks/backend/implement';
import { openEnrollment } from '@mocks/resources/enrollments/open-enrollment';
import { roomAnswer } from '@mocks/resources/rooms/room-answer';
import { roomOfSchool } from '@mocks/resources/rooms/room-of-school';
import type { Row } from '@mocks/store/tables';
import { formerStudents, previousYear } from './previous-year';

const answerOf = ({ closedYearId: _, ...preEnrollment }: Row<'preEnrollments'>): PreEnrollment => preEnrollment;

const { compare } = new Intl.Collator('es');

export const operations = implement(preEnrollments, {
  previousRooms: async (scope) => {
    const year = previousYear(scope);
    if (!year) return { rooms: [] };
    const ids = new Set((await formerStudents(year.id, scope)).map(({ roomId }) => roomId));
    return { rooms: scope.db.rooms.where(({ id }) => ids.has(id)).map(roomAnswer) };
  },

  history: async ({ query: { roomId, schoolYearId }, refuse, ...scope }) => {
    const { db, schoolId } = scope;
    if (db.schoolYears.find(schoolYearId)?.schoolId !== schoolId) return refuse('notFound');
    if (db.rooms.find(roomId)?.schoolId !== schoolId) return refuse('notFound');
    const found = (await formerStudents(schoolYearId, scope)).filter((former) => former.roomId === roomId);
    return {
      students: found
        .map(({ student: { schoolId: _, schoolYearId: __, ...student } }) => ({ ...student, roomId }))
        .sort((one, other) => compare(one.surname, other.surname) || compare(one.name, other.name)),
    };
  },

  list: async ({ params, refuse, ...scope }) => {
    const { db, schoolId } = scope;
    if (db.rooms.find(params.roomId)?.schoolId !== schoolId) return refuse('notFound');
    const year = previousYear(scope);
    if (!year) return { preEnrollments: [] };
    const found = (await db.preEnrollments.of(year.id)).where(({ currentRoomId }) => currentRoomId === params.roomId);
    return { preEnrollments: found.map(answerOf) };
  },

  save: async ({ body, refuse, ...scope }) => {
    const { db, schoolId, schoolYearId } = scope;
    if (schoolYearId === null) return refuse('schoolYearMissing');
    const year = previousYear(scope) ?? refuse('notFound');
    const open = openEnrollment(db, schoolId);
    // ENRO-38
    if (!open) return refuse('finalized');
    // The enrollment leads into another year than the session's.
    if (open.schoolYearId !== schoolYearId) return refuse('notFound');
    const former = await formerStudents(year.id, scope);
    const ofYear = await db.preEnrollments.of(year.id);
    const stored = ofYear.all();
    // At most one for each student.
    if (new Set(body.preEnrollments.map(({ studentId }) => studentId)).size < body.preEnrollments.length) return refuse('invalidStatus');
    for (const { id, studentId, currentRoomId, targetRoomId, targetRoomName, status, preEnrollmentStatus } of body.preEnrollments) {
      const existing = stored.find((row) => row.studentId === studentId);
      const isFormer = former.some(({ student, roomId }) => student.id === studentId && roomId === currentRoomId);
      if (!isFormer || (id !== null && existing?.id !== id)) return refuse('notFound');
      // ENRO-39: the status must match the target, an active room of the school.
      const target = targetRoomId === null ? null : roomOfSchool(db, targetRoomId, schoolId);
      const isTarget = targetRoomId === null ? targetRoomName === null : target !== null;
      if (!isTarget || status !== resultOf(currentRoomId, targetRoomId) || preEnrollmentStatus !== 'PENDING')
        return refuse('invalidStatus');
    }
    const saved = body.preEnrollments.map(({ id: _, ...sent }) => {
      const content = { ...sent, targetRoomName: sent.targetRoomId === null ? null : (db.rooms.find(sent.targetRoomId)?.name ?? null) };
      // ENRO-19: a second one for a student and year replaces the first.
      const existing = stored.find(({ studentId }) => studentId === sent.studentId);
      return existing ? ofYear.update(existing.id, content) : ofYear.insert({ ...content, closedYearId: year.id });
    });
    return { preEnrollments: saved.map(answerOf) };
  },
});
