import type { World } from '../tables';
import { seedAccounts } from './accounts';
import { seedActivities } from './activities';
import type { SeedOptions } from './options';
import { seedChats } from './chats';
import { seedMentions } from './mentions';
import { seedPublications } from './publications';
import { planRooms, seedRooms } from './rooms';
import { seedSchools } from './schools';
import { seedStudents } from './students';
import { seedSubjects } from './subjects';
import { seedTeachers } from './teachers';
import { seedTemplates } from './templates';

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
  const activities = seedActivities(plan);
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
    activities,
    ...publications,
    chats,
    templates: seedTemplates(options),
  };
}
