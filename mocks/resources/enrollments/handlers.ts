import { enrollments } from '@/api/resources/enrollments';
import { implement } from '@mocks/backend/implement';
import { formerStudents } from '@mocks/resources/pre-enrollments/previous-year';
import { enrollmentAnswer, openEnrollment } from './open-enrollment';

export const operations = implement(enrollments, {
  active: ({ params, schoolId, db, refuse }) => {
    if (params.schoolId !== schoolId) return refuse('forbidden');
    const open = openEnrollment(db, schoolId);
    return { enrollment: open && enrollmentAnswer(open) };
  },

  finalize: async ({ body, schoolId, db, refuse }) => {
    if (body.schoolId !== schoolId) return refuse('forbidden');
    const process = db.enrollments.find(body.id);
    if (process?.schoolId !== schoolId || process.schoolYearId !== body.schoolYearId) return refuse('notFound');
    // ENRO-36
    if (process.status === 'FINALIZED') return refuse('alreadyFinalized');
    const former = await formerStudents(process.closedYearId, { db });
    const ofYear = await db.preEnrollments.of(process.closedYearId);
    const assigned = new Map(ofYear.all().map((row) => [row.studentId, row]));
    // ENRO-37: nothing is changed. The target rooms still exist: they cannot be deleted while the enrollment is open (ROOM-26).
    if (former.some(({ student }) => !assigned.has(student.id))) return refuse('pendingStudents');
    const counts = { PROMOTED: 0, NOT_PROMOTED: 0, RETIRED: 0 };
    for (const { student } of former) {
      const assignment = assigned.get(student.id);
      if (!assignment) continue;
      counts[assignment.status] += 1;
      // ENRO-33, ENRO-34
      db.students.update(
        student.id,
        assignment.targetRoomId === null ? { active: false } : { roomId: assignment.targetRoomId, schoolYearId: process.schoolYearId },
      );
    }
    // ENRO-35
    for (const { id } of assigned.values()) ofYear.update(id, { preEnrollmentStatus: 'FINALIZED' });
    db.enrollments.update(process.id, { status: 'FINALIZED' });
    return {
      id: process.id,
      status: 'FINALIZED' as const,
      promoted: counts.PROMOTED,
      notPromoted: counts.NOT_PROMOTED,
      retired: counts.RETIRED,
    };
  },
});
