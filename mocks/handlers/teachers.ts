import { teachers } from '@/api/teachers';
import { implement } from '../implement';
import type { Table } from '../db';
import { courseAnswer } from '../course-answer';
import { roomAnswer } from '../room-answer';

/** The active rows of those ids, in their order; what was deleted since is left out. */
const resolve = <Item extends { active: boolean }>(table: Table<Item>, ids: readonly number[]): Item[] =>
  ids.flatMap((id) => table.find(id) ?? []).filter(({ active }) => active);

export const teacherOperations = implement(teachers, {
  list: ({ query, schoolId, db }) => {
    const everyStatus = query.statusComplete === 'false';
    const active = db.teachers.where((row) => row.schoolId === schoolId && row.active);
    return { teachers: active.filter(({ teacherStatus }) => everyStatus || teacherStatus === 'COMPLETED') };
  },

  // API-093: answers an inactive teacher too; a Teacher asks for the own record only.
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
});
