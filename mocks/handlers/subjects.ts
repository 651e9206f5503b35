import { subjects } from '@/api/subjects';
import { implement } from '../implement';

export const subjectOperations = implement(subjects, {
  list: ({ schoolId, db }) => ({ courses: db.subjects.where((row) => row.schoolId === schoolId && row.active) }),
});
