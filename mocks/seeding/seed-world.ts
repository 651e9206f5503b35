import type { World } from '@mocks/store/tables';
import { seedAccounts } from '@mocks/resources/accounts/seed';
import { seedActivityLog } from '@mocks/resources/activity-log/seed';
import { once } from './once';
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

/** What each table of a world holds, made when it is first asked for: a screen needs few of them (P11). */
export type WorldSeed = { readonly [Name in keyof World]: () => World[Name] };

/**
 * The demo's world (docs/demo.md): six schools, the people who sign in, and what has happened up to `now`. Pure: the
 * same options give the same world, byte for byte, whichever table is asked for first.
 */
export function planWorld(options: SeedOptions): WorldSeed {
  const plan = planRooms(options.size);
  const accounts = once(() => seedAccounts(options));
  const rooms = once(() => seedRooms(plan));
  const catalogue = once(seedSubjects);
  const schools = once(() => seedSchools(options));
  const mentions = once(seedMentions);
  const teachers = once(() => seedTeachers(rooms(), catalogue().subjects, options));
  const families = once(() => seedStudents(plan, schools().schoolYears, options));
  const records = once(() => ({ rooms: rooms(), subjects: catalogue().subjects, teachers: teachers(), ...families() }));
  const publications = once(() => seedPublications({ accounts: accounts(), ...records() }, options));
  const support = once(() => seedSupport({ accounts: accounts(), ...families() }, options));
  return {
    accounts,
    rooms,
    teachers,
    schools: () => schools().schools,
    schoolYears: () => schools().schoolYears,
    periods: () => schools().periods,
    enrollments: () => schools().enrollments,
    configurations: () => schools().configurations,
    valuations: () => schools().valuations,
    subjects: () => catalogue().subjects,
    subjectTypes: () => catalogue().subjectTypes,
    assets: () => catalogue().assets,
    mentionCategories: () => mentions().mentionCategories,
    mentions: () => mentions().mentions,
    students: () => families().students,
    parents: () => families().parents,
    observationTypes: once(seedObservationTypes),
    activityGroups: once(() => seedActivityLog(records(), options)),
    posts: () => publications().posts,
    comments: () => publications().comments,
    attachments: () => publications().attachments,
    chats: once(() => seedChats(records(), options)),
    templates: once(() => seedTemplates(options)),
    securityCodes: () => support().securityCodes,
    enrollmentCodes: () => support().enrollmentCodes,
    deviceTokens: () => support().deviceTokens,
  };
}

/** All of it at once. */
export function seedWorld(options: SeedOptions): World {
  const rows = Object.entries(planWorld(options)).map(([table, make]) => [table, make()]);
  return Object.fromEntries(rows) as World;
}
