import type { Row } from '@mocks/store/tables';
import type { SeedOptions } from '@mocks/seeding/options';

/** The one set of templates: files that spreadsheets in Spanish open in columns (semicolons, byte order mark). */
export const seedTemplates = ({ mediaUrl }: SeedOptions): Row<'templates'>[] => [
  {
    id: 1,
    urlRoomCSV: mediaUrl('plantilla-cursos.csv'),
    urlCourseCSV: mediaUrl('plantilla-asignaturas.csv'),
    urlTeacherCSV: mediaUrl('plantilla-profesores.csv'),
  },
];
