import { enrollments } from '@/api/resources/enrollments';
import { implement } from '@mocks/backend/implement';
import { enrollmentAnswer, openEnrollment } from './open-enrollment';

export const operations = implement(enrollments, {
  active: ({ params, schoolId, db, refuse }) => {
    if (params.schoolId !== schoolId) return refuse('forbidden');
    const open = openEnrollment(db, schoolId);
    return { enrollment: open && enrollmentAnswer(open) };
  },
});
