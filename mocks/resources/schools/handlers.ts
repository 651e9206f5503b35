import { schools } from '@/api/resources/schools';
import { implement } from '@mocks/backend/implement';

export const operations = implement(schools, {
  get: ({ params, schoolId, db, refuse }) => {
    if (params.schoolId !== schoolId) return refuse('forbidden');
    return db.schools.find(schoolId) ?? refuse('notFound');
  },
});
