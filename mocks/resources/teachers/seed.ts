import { teacherSchema } from '@/api/resources/teachers';
import { teachers } from '@fixtures/teachers';
import type { World } from '@mocks/store/tables';
import { pictureUrl, type SeedOptions } from '@mocks/seeding/options';
import type { WorldSeed } from '@mocks/seeding/seed-world';
import { roomIdsOf } from '@mocks/resources/rooms/seed';
import { subjectIdsOf } from '@mocks/resources/subjects/seed';

export const tables = {
  teachers: teacherSchema,
};

type Own = typeof tables;
declare module '@mocks/store/tables' {
  interface Tables extends Own {}
}

/** The teachers with the rooms and subjects that this size of the world has. */
export function seed(options: SeedOptions, world: WorldSeed): Pick<World, 'teachers'> {
  const [rooms, subjects] = [world.rooms(), world.subjects()];
  const made = teachers.map(({ rooms: taught, directs: _, subjects: names, picture, ...teacher }) => ({
    ...teacher,
    teacherPhone: null,
    rooms: roomIdsOf(rooms, teacher.schoolId, taught, options.size),
    courses: subjectIdsOf(subjects, teacher.schoolId, names),
    roomIds: rooms.filter(({ teacherId }) => teacherId === teacher.id).map(({ id }) => id),
    image: pictureUrl(options, picture),
  }));
  return { teachers: made };
}
