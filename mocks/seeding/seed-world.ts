import type { World } from '@mocks/store/tables';
import { seedAccounts } from '@mocks/resources/accounts/seed';
import { seedActivityLog } from '@mocks/resources/activity-log/seed';
import type { SeedOptions } from './options';
import { seedChats } from '@mocks/resources/chats/seed';
import { seedMentions } from '@mocks/resources/mentions/seed';
import { seedPublications } from '@mocks/resources/publications/seed';
import { planRooms, seedRooms } from '@mocks/resources/rooms/seed';
import { seedSchools } from '@mocks/resources/schools/seed';
import { seedObservationTypes } from '@mocks/resources/student-observations/seed';
import { seedStudents } from '@mocks/resources/students/seed';
import { seedSubjects } from '@mocks/resources/subjects/seed';
import { seedSupport } from '@mocks/resources/support/seed';
import { seedTeachers } from '@mocks/resources/teachers/seed';
import { seedTemplates } from '@mocks/resources/templates/seed';

/**
 * The demo's world (docs/demo.md): six schools, the people who sign in, and what has happened up to `now`. Pure: the
 * same options give the same world, byte for byte.
 */
export function seedWorld(options: SeedOptions): World {
  const plan = planRooms(options.size);
  const accounts = seedAccounts(options);
  const rooms = seedRooms(plan);
  const catalogue = seedSubjects();
  const { subjects } = catalogue;
  const teachers = seedTeachers(rooms, subjects, options);
  const schools = seedSchools(options);
  const { students, parents } = seedStudents(plan, schools.schoolYears, options);
  const chats = seedChats({ rooms, students, parents, teachers }, options);
  const publications = seedPublications({ accounts, rooms, subjects, teachers, students, parents }, options);
  return {
    ...schools,
    accounts,
    rooms,
    ...catalogue,
    ...seedMentions(),
    teachers,
    students,
    parents,
    observationTypes: seedObservationTypes(),
    activityGroups: seedActivityLog({ rooms, subjects, teachers, students }, options),
    ...publications,
    chats,
    templates: seedTemplates(options),
    ...seedSupport({ accounts, students, parents }, options),
  };
}
