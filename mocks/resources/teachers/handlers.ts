import { teachers } from '@/api/resources/teachers';
import { courseAnswer } from '@mocks/resources/subjects/course-answer';
import type { Db } from '@mocks/store/db';
import type { Table } from '@mocks/store/table';
import { implement } from '@mocks/backend/implement';
import { roomAnswer } from '@mocks/resources/rooms/room-answer';
import type { Row } from '@mocks/store/tables';
import { directedByAnother, knowsAssignments, assignmentsOf, settleAccount, settleDirection } from './teacher-save';

/** The active rows of those ids, in their order; deleted rows are left out. */
const resolve = <Item extends { active: boolean }>(table: Table<Item>, ids: readonly number[]): Item[] =>
  ids.flatMap((id) => table.find(id) ?? []).filter(({ active }) => active);

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

/** A teacher of the school, active or not, or null. */
function teacherOfSchool(db: Db, id: number, schoolId: number): Row<'teachers'> | null {
  const teacher = db.teachers.find(id);
  return teacher?.schoolId === schoolId ? teacher : null;
}

function activeTeacher(db: Db, id: number, schoolId: number): Row<'teachers'> | null {
  const teacher = teacherOfSchool(db, id, schoolId);
  return teacher?.active ? teacher : null;
}

export const operations = implement(teachers, {
  list: ({ query, schoolId, db }) => {
    const everyStatus = query.statusComplete === 'false';
    const active = db.teachers.where((row) => row.schoolId === schoolId && row.active);
    return { teachers: active.filter(({ teacherStatus }) => everyStatus || teacherStatus === 'COMPLETED') };
  },

  // API-093: answers an inactive teacher too; a Teacher gets only the own record.
  getDeep: ({ params, schoolId, role, account, db, refuse }) => {
    const email = params.email.toLowerCase();
    if (role === 'Teacher' && email !== account.username) return refuse('forbidden');
    const teacher = db.teachers.where((row) => row.schoolId === schoolId && row.teacherEmail === email)[0];
    if (!teacher) return refuse('notFound');
    return {
      ...teacher,
      rooms: resolve(db.rooms, teacher.rooms).map(roomAnswer),
      courses: resolve(db.subjects, teacher.courses).map((row) => courseAnswer(db, row)),
      roomIds: resolve(db.rooms, teacher.roomIds).map(roomAnswer),
    };
  },

  create: ({ body, schoolId, db, refuse }) => {
    const created = body.teacherRequests.map((sent) => {
      if (sent.schoolId !== schoolId) return refuse('forbidden');
      const teacherEmail = sent.teacherEmail.trim().toLowerCase();
      // TEAC-31: an inactive teacher's e-mail counts, too.
      const isKnown = db.teachers.where((row) => row.schoolId === schoolId && row.teacherEmail === teacherEmail).length > 0;
      if (isKnown) return refuse('duplicatedEmail', { email: sent.teacherEmail });
      if (!knowsAssignments(db, schoolId, sent)) return refuse('notFound');
      const directed = directedByAnother(db, sent.roomIds, null);
      if (directed !== null) return refuse('withDirector', { name: directed });
      const teacher = db.teachers.insert({
        ...assignmentsOf(sent),
        schoolId,
        teacherName: sent.teacherName.trim(),
        teacherLastName: sent.teacherLastName.trim(),
        teacherEmail,
        teacherPhone: null,
        active: true,
        teacherStatus: 'INVITE_SENT',
        image: null,
      });
      settleDirection(db, teacher);
      return teacher;
    });
    return { teachers: created };
  },

  // TEAC-34: restores the status and the rooms and subjects that still exist, but no group direction.
  activate: ({ params, schoolId, db, refuse }) => {
    const teacher = teacherOfSchool(db, params.id, schoolId) ?? refuse('notFound');
    if (teacher.active) return teacher;
    const rooms = idsOf(resolve(db.rooms, teacher.rooms));
    const courses = idsOf(resolve(db.subjects, teacher.courses));
    const activated = db.teachers.update(teacher.id, { active: true, rooms, courses, roomIds: [] });
    settleAccount(db, teacher.teacherEmail);
    return activated;
  },

  edit: ({ body, schoolId, db, refuse }) => {
    const teacher = activeTeacher(db, body.id, schoolId);
    if (!teacher || !knowsAssignments(db, schoolId, body)) return refuse('notFound');
    const directed = directedByAnother(db, body.roomIds, teacher.id);
    if (directed !== null) return refuse('withDirector', { name: directed });
    const { teacherName, teacherLastName } = body;
    const saved = db.teachers.update(teacher.id, {
      ...assignmentsOf(body),
      teacherName: teacherName.trim(),
      teacherLastName: teacherLastName.trim(),
    });
    settleDirection(db, saved);
    return saved;
  },

  // TEAC-16
  remove: ({ params, schoolId, db, refuse }) => {
    const teacher = activeTeacher(db, params.id, schoolId) ?? refuse('notFound');
    settleDirection(db, db.teachers.update(teacher.id, { active: false, roomIds: [] }));
    settleAccount(db, teacher.teacherEmail);
  },

  resendInvitation: ({ params, body, schoolId, db, refuse }) => {
    const teacher = activeTeacher(db, params.id, schoolId) ?? refuse('notFound');
    if (body.schoolId !== schoolId) return refuse('forbidden');
    if (body.teacherId !== teacher.id) return refuse('badRequest');
    return teacher.teacherStatus === 'INVITE_SENT' ? {} : refuse('notInInviteSent');
  },
});
