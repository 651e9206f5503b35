import { teachers } from '@fixtures/teachers';
import type { Row } from '@mocks/store/tables';
import { pictureUrl, type SeedOptions } from '@mocks/seeding/options';
import { roomIdsOf } from '@mocks/resources/rooms/seed';
import { subjectIdsOf } from '@mocks/resources/subjects/seed';

/** The teachers with the rooms and subjects that this size of the world has. */
export function seedTeachers(
  rooms: readonly Row<'rooms'>[],
  subjects: readonly Row<'subjects'>[],
  options: SeedOptions,
): Row<'teachers'>[] {
  return teachers.map(({ rooms: taught, directs: _, subjects: names, picture, ...teacher }) => ({
    ...teacher,
    teacherPhone: null,
    rooms: roomIdsOf(rooms, teacher.schoolId, taught, options.size),
    courses: subjectIdsOf(subjects, teacher.schoolId, names),
    roomIds: rooms.filter(({ teacherId }) => teacherId === teacher.id).map(({ id }) => id),
    image: pictureUrl(options, picture),
  }));
}
