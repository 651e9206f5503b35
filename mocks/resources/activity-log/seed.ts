import type { Faker } from '@faker-js/faker';
import { ACTIVITY_TYPES, type ActivityType } from '@/api/resources/activity-log';
import { reports, type ReportDraft, type ReportFixture } from '@fixtures/activity-log';
import type { Row, World } from '@mocks/store/tables';
import { schoolDayBack, timeOfDay, toBogota } from '@mocks/seeding/calendar';
import { openDice } from '@mocks/seeding/dice';
import type { SeedOptions, WorldSize } from '@mocks/seeding/options';
import { draftReport, timeFor } from './seed-drafts';

type Report = Row<'activityGroups'>;
type Base = Pick<World, 'rooms' | 'subjects' | 'teachers' | 'students'>;

/** How far back the log goes, in days. */
const DAYS = 30;

/** Reports of a school day in school 1. */
const A_DAY: Record<WorldSize, number> = { small: 6, default: 20, large: 60 };
/** In school 2. */
const A_DAY_AT_LA_CEIBA = 3;

/** Of twenty reports. */
const WEIGHTS: Record<ActivityType, number> = {
  PHOTO: 3,
  FOOD: 2,
  MENTION: 2,
  HONOR_MENTION: 1,
  MOOD: 2,
  INCIDENT: 1,
  CHECKIN: 6,
  LEARNING: 2,
  REPORTANDCITATION: 1,
};

/** Types that only younger children are reported with. */
const OF_PRESCHOOL: readonly ActivityType[] = ['FOOD'];
const NOT_OF_HIGH_SCHOOL: readonly ActivityType[] = ['MOOD'];

const mayReport = (type: ActivityType, room: Row<'rooms'>): boolean =>
  OF_PRESCHOOL.includes(type) ? room.type === 'PRESCHOOL' : !NOT_OF_HIGH_SCHOOL.includes(type) || room.type !== 'HIGH_SCHOOL';

const BLANK = {
  images: [],
  videos: [],
  comment: null,
  quantityStars: null,
  mentionType: null,
  courseName: null,
  indicatorName: null,
  description: null,
  foodType: null,
  quantity: null,
  moodDescription: null,
  moodTitle: null,
  consideration: null,
  incidentDescription: null,
} as const satisfies Required<ReportDraft>;

/** Ids of each room's students, by surname. */
function childrenByRoom({ students }: Base): ReadonlyMap<number, readonly number[]> {
  const byRoom = new Map<number, number[]>();
  const compare = new Intl.Collator('es').compare;
  const inOrder = students.toSorted((one, other) => compare(one.surname, other.surname) || one.id - other.id);
  for (const { id, roomId } of inOrder) byRoom.set(roomId, [...(byRoom.get(roomId) ?? []), id]);
  return byRoom;
}

type Scene = Base & { readonly children: ReadonlyMap<number, readonly number[]> };

type Head = Pick<Report, 'id' | 'type' | 'schoolId' | 'teacherId' | 'roomId' | 'creationDate'>;

const reportOf = (
  head: Head,
  draft: ReportDraft,
  about: readonly number[],
  absent: readonly number[],
  citationDate: string | null,
  { mediaUrl }: SeedOptions,
): Report => {
  const { images, videos, ...words } = { ...BLANK, ...draft };
  return {
    ...head,
    ...words,
    imageUrls: images.map(mediaUrl),
    videoUrls: videos.map(mediaUrl),
    students: [...about],
    absent: [...absent],
    citationDate,
  };
};

/** The named records whose room there is, and which are not in the future. */
function namedReports(base: Scene, options: SeedOptions): Report[] {
  const { now } = options;
  return Object.values<ReportFixture>(reports).flatMap(
    ({ id, type, teacher: email, room: acronym, daysAgo, at, about, missed = 0, citation, ...draft }) => {
      const room = base.rooms.find(({ schoolId, roomAcronyms }) => schoolId === 1 && roomAcronyms === acronym);
      const teacher = base.teachers.find(({ teacherEmail }) => teacherEmail === email);
      const creationDate = timeOfDay(now, schoolDayBack(now, daysAgo), at);
      if (!room || !teacher || creationDate > toBogota(now)) return [];
      const head = { id, type, schoolId: 1, teacherId: teacher.id, roomId: room.id, creationDate };
      const children = (base.children.get(room.id) ?? []).slice(0, about);
      const citationDate = citation ? timeOfDay(now, citation.days, citation.at) : null;
      return [reportOf(head, draft, children, children.slice(0, missed), citationDate, options)];
    },
  );
}

/** A report by a teacher of the room about some of its children; null where the room has nobody to write it. */
function drawReport(base: Scene, id: number, day: number, schoolId: number, dice: Faker, options: SeedOptions): Report | null {
  const type = dice.helpers.weightedArrayElement(ACTIVITY_TYPES.map((value) => ({ value, weight: WEIGHTS[value] })));
  const rooms = base.rooms.filter((room) => room.schoolId === schoolId && mayReport(type, room));
  const room = rooms.length === 0 ? null : dice.helpers.arrayElement(rooms);
  if (!room) return null;
  const teaching = base.teachers.filter((one) => one.active && one.teacherStatus === 'COMPLETED' && one.rooms.includes(room.id));
  // The roll is called by who directs the room.
  const director = teaching.find(({ id: teacherId }) => teacherId === room.teacherId);
  const teacher = type === 'CHECKIN' && director ? director : teaching.length === 0 ? null : dice.helpers.arrayElement(teaching);
  if (!teacher) return null;
  const { draft, about, absent, citationDate } = draftReport(
    type,
    { subjects: base.subjects, children: base.children.get(room.id) ?? [], teacher, dice, day },
    options,
  );
  const creationDate = timeOfDay(options.now, day, timeFor(type, draft, dice)).slice(0, 17) + String(dice.number.int({ min: 10, max: 59 }));
  if (creationDate > toBogota(options.now)) return null;
  const head = { id, type, schoolId, teacherId: teacher.id, roomId: room.id, creationDate };
  return reportOf(head, draft, about, absent, citationDate, options);
}

/** What the teachers of schools 1 and 2 have reported in the last thirty days, on school days. */
export function seedActivityLog(records: Base, options: SeedOptions): Report[] {
  const base = { ...records, children: childrenByRoom(records) };
  const dice = openDice(options.seed, 'activityGroups');
  const named = namedReports(base, options);
  const generated: Report[] = [];
  /** After the ids of all named ones, whether this world has them or not. */
  let id = Object.keys(reports).length;
  for (let daysAgo = 0; daysAgo <= DAYS; daysAgo += 1) {
    const day = 0 - daysAgo;
    if (schoolDayBack(options.now, daysAgo) !== day) continue;
    for (const [schoolId, count] of [
      [1, A_DAY[options.size]],
      [2, A_DAY_AT_LA_CEIBA],
    ] as const)
      for (let drawn = 0; drawn < count; drawn += 1) {
        const report = drawReport(base, id + 1, day, schoolId, dice, options);
        if (!report) continue;
        generated.push(report);
        id += 1;
      }
  }
  return [...named, ...generated];
}
