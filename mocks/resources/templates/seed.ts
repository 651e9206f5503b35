import { integer } from '@/api/core/schema';
import { templateUrlsSchema } from '@/api/resources/templates';
import type { World } from '@mocks/store/tables';
import type { SeedOptions } from '@mocks/seeding/options';

export const tables = {
  templates: templateUrlsSchema.shape({ id: integer() }),
};

type Own = typeof tables;
declare module '@mocks/store/tables' {
  interface Tables extends Own {}
}

/** The templates: files that a spreadsheet in Spanish opens in columns (semicolons, byte order mark). */
export const seed = ({ mediaUrl }: SeedOptions): Pick<World, 'templates'> => ({
  templates: [
    {
      id: 1,
      urlRoomCSV: mediaUrl('plantilla-cursos.csv'),
      urlCourseCSV: mediaUrl('plantilla-asignaturas.csv'),
      urlTeacherCSV: mediaUrl('plantilla-profesores.csv'),
    },
  ],
});
