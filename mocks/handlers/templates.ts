import { templates } from '@/api/templates';
import { implement } from '../implement';

export const templateOperations = implement(templates, {
  getUrls: ({ db, refuse }) => {
    const { urlRoomCSV, urlCourseCSV, urlTeacherCSV } = db.templates.all()[0] ?? refuse('notFound');
    return { urlRoomCSV, urlCourseCSV, urlTeacherCSV };
  },
});
