import { activityLog, type ActivityGroup } from '@/api/resources/activity-log';
import { implement } from '@mocks/backend/implement';
import type { Db } from '@mocks/store/db';
import type { Row } from '@mocks/store/tables';
import { passes, readFilters } from './log-filters';

/** With the names of today. */
function answerOf(db: Db, { schoolId: _, teacherId, roomId, students, absent, ...report }: Row<'activityGroups'>): ActivityGroup {
  const teacher = db.teachers.find(teacherId);
  return {
    ...report,
    teacherName: teacher ? `${teacher.teacherName} ${teacher.teacherLastName}` : '',
    roomName: db.rooms.find(roomId)?.name ?? '',
    students: students.map((id) => {
      const student = db.students.find(id);
      return {
        name: student ? `${student.name} ${student.surname}` : '',
        url: student?.photoUrl ?? null,
        checkin: report.type === 'CHECKIN' ? !absent.includes(id) : null,
      };
    }),
  };
}

export const operations = implement(activityLog, {
  list: async ({ query: { filters = [], limit, offset, order }, schoolId, db, refuse }) => {
    const asked = readFilters(filters) ?? refuse('badRequest');
    const log = await db.activityGroups.of(schoolId);
    let total = 0;
    const page = log.where(
      (row) => passes(asked, row),
      (rows) => {
        total = rows.length;
        const sign = order === 'ASC' ? 1 : -1;
        rows.sort((one, other) => sign * (one.creationDate.localeCompare(other.creationDate) || one.id - other.id));
        return rows.slice(offset, offset + limit);
      },
    );
    return { activityGroups: page.map((row) => answerOf(db, row)), total };
  },
});
