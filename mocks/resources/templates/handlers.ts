import { templates } from '@/api/resources/templates';
import { implement } from '@mocks/backend/implement';

export const operations = implement(templates, {
  getUrls: ({ db, refuse }) => {
    const { urlRoomCSV, urlCourseCSV, urlTeacherCSV } = db.templates.all()[0] ?? refuse('notFound');
    return { urlRoomCSV, urlCourseCSV, urlTeacherCSV };
  },
});
