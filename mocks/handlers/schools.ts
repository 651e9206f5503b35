import { schools } from '@/api/schools';
import { implement } from '../implement';

export const schoolOperations = implement(schools, {
  get: ({ params, schoolId, db, refuse }) => {
    if (params.schoolId !== schoolId) return refuse('forbidden');
    return db.schools.find(schoolId) ?? refuse('notFound');
  },
});
