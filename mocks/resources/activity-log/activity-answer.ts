import type { ActivityGroup } from '@/api/resources/activity-log';
import type { Db } from '@mocks/store/db';
import type { Row } from '@mocks/store/tables';

/** A report as the API answers it, with current names. */
export function activityAnswer(
  db: Db,
  { schoolId: _, teacherId, roomId, students, absent, ...report }: Row<'activityGroups'>,
): ActivityGroup {
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
