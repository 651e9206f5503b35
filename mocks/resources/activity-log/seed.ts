import { integer, list } from '@/api/core/schema';
import { activityGroupSchema } from '@/api/resources/activity-log';
import { idIn, ofSchool } from '@mocks/store/table';
import { reports, type ReportFixture } from '@fixtures/activity-log';
import type { World } from '@mocks/store/tables';
import { schoolDayBack, timeOfDay, toBogota } from '@mocks/seeding/calendar';
import { openDice } from '@mocks/seeding/dice';
import type { SeedOptions, WorldSize } from '@mocks/seeding/options';
import type { WorldSeed } from '@mocks/seeding/seed-world';
import { drawReport, type Day } from './seed-day';
import { childrenByRoom, reportOf, type Base, type Report } from './seed-report';

/** A teacher's report, by ids: the names are looked up when it is answered. */
const activityGroupTable = activityGroupSchema.omit(['teacherName', 'roomName', 'students']).shape({
  ...ofSchool,
  teacherId: integer(),
  roomId: integer(),
  students: list(integer()),
  /** The students who were absent, in a CHECKIN. */
  absent: list(integer()),
});

export const tables = {
  activityGroups: activityGroupTable,
};

type Own = typeof tables;
declare module '@mocks/store/tables' {
  interface Tables extends Own {}
}

/** The days that the log covers. */
const DAYS = 30;

/** Reports on a school day in school 1. */
const A_DAY: Record<WorldSize, number> = { small: 6, default: 20, large: 60 };
/** The same in school 2. */
const A_DAY_AT_LA_CEIBA = 3;
/** The maximum draws for each report, since not every draw finds a room and a teacher. */
const TRIES = 3;

/** The fixtures whose room exists in this world, and which are not in the future. */
function namedReports(base: Base, options: SeedOptions): Report[] {
  const { now } = options;
  return Object.values<ReportFixture>(reports).flatMap(
    ({ id, type, teacher: email, room: acronym, daysAgo, at, about, missed = 0, citation, ...draft }) => {
      const room = base.rooms.find(({ schoolId, roomAcronyms }) => schoolId === 1 && roomAcronyms === acronym);
      const teacher = base.teachers.find(({ teacherEmail }) => teacherEmail === email);
      const creationDate = timeOfDay(now, schoolDayBack(now, daysAgo), at);
      if (!room || !teacher || creationDate > toBogota(now)) return [];
      const children = (base.children.get(room.id) ?? []).slice(0, about);
      const citationDate = citation ? timeOfDay(now, citation.days, citation.at) : null;
      const content = { draft, about: children, absent: children.slice(0, missed), citationDate };
      return [reportOf({ id, type, schoolId: 1, teacherId: teacher.id, roomId: room.id, creationDate }, content, options)];
    },
  );
}

/** The reports of schools 1 and 2 on the school days of the last thirty days. */
export function seed(options: SeedOptions, world: WorldSeed): Pick<World, 'activityGroups'> {
  const records = { rooms: world.rooms(), subjects: world.subjects(), teachers: world.teachers(), students: world.students() };
  const base = { ...records, children: childrenByRoom(records) };
  const dice = openDice(options.seed, 'activityGroups');
  const all = namedReports(base, options);
  const rolls = all.filter(({ type }) => type === 'CHECKIN');
  /** The last used number in each school. The fixtures' numbers come first, even of fixtures that this world does not have. */
  const lastNumbers = new Map([[1, Object.keys(reports).length]]);
  for (let daysAgo = 0; daysAgo <= DAYS; daysAgo += 1) {
    const day = 0 - daysAgo;
    if (schoolDayBack(options.now, daysAgo) !== day) continue;
    const midnight = timeOfDay(options.now, day, '00:00').slice(0, 10);
    for (const [schoolId, count] of [
      [1, A_DAY[options.size]],
      [2, A_DAY_AT_LA_CEIBA],
    ] as const) {
      const called = new Set(rolls.filter(({ creationDate }) => creationDate.startsWith(midnight)).map(({ roomId }) => roomId));
      const today: Day = { schoolId, day, called };
      let written = 0;
      for (let tried = 0; tried < count * TRIES && written < count; tried += 1) {
        const number = (lastNumbers.get(schoolId) ?? 0) + 1;
        const report = drawReport(idIn(schoolId, number), base, today, dice, options);
        if (!report) continue;
        all.push(report);
        lastNumbers.set(schoolId, number);
        written += 1;
      }
    }
  }
  return { activityGroups: all };
}
