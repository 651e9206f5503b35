/** Makes the reports of a school's teachers on one day. */
import type { Faker } from '@faker-js/faker';
import { ACTIVITY_TYPES, type ActivityType } from '@/api/resources/activity-log';
import type { Row } from '@mocks/store/tables';
import { timeOfDay, toBogota } from '@mocks/seeding/calendar';
import type { SeedOptions } from '@mocks/seeding/options';
import { draftReport, timeFor } from './seed-drafts';
import { reportOf, type Base, type Report } from './seed-report';

/** How many of twenty reports have each type. */
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

/** Types of reports about younger children only. */
const OF_PRESCHOOL: readonly ActivityType[] = ['FOOD'];
const NOT_OF_HIGH_SCHOOL: readonly ActivityType[] = ['MOOD'];

export interface Day {
  readonly schoolId: number;
  /** In days from today; negative is past. */
  readonly day: number;
  /** Ids of the rooms whose roll has been called. */
  readonly called: Set<number>;
}

function mayReport(type: ActivityType, room: Row<'rooms'>, { schoolId, called }: Day): boolean {
  if (room.schoolId !== schoolId || (type === 'CHECKIN' && called.has(room.id))) return false;
  return OF_PRESCHOOL.includes(type) ? room.type === 'PRESCHOOL' : !NOT_OF_HIGH_SCHOOL.includes(type) || room.type !== 'HIGH_SCHOOL';
}

/** The teacher who writes a report in the room: for a roll the director, otherwise any of its teachers. */
function authorOf(type: ActivityType, { id, teacherId }: Row<'rooms'>, { teachers }: Base, dice: Faker): Row<'teachers'> | null {
  const teaching = teachers.filter(({ active, teacherStatus, rooms }) => active && teacherStatus === 'COMPLETED' && rooms.includes(id));
  const director = type === 'CHECKIN' ? teaching.find((teacher) => teacher.id === teacherId) : undefined;
  return director ?? (teaching.length === 0 ? null : dice.helpers.arrayElement(teaching));
}

/** A report by a teacher about some of the room's children; null without a room or teacher for it, or if its time is not reached. */
export function drawReport(id: number, base: Base, today: Day, dice: Faker, options: SeedOptions): Report | null {
  const { schoolId, day, called } = today;
  const type = dice.helpers.weightedArrayElement(ACTIVITY_TYPES.map((value) => ({ value, weight: WEIGHTS[value] })));
  const rooms = base.rooms.filter((room) => mayReport(type, room, today));
  const room = rooms.length === 0 ? null : dice.helpers.arrayElement(rooms);
  const teacher = room && authorOf(type, room, base, dice);
  if (!room || !teacher) return null;
  const children = base.children.get(room.id) ?? [];
  const content = draftReport(type, { subjects: base.subjects, children, teacher, dice, day }, options);
  const seconds = String(dice.number.int({ min: 10, max: 59 }));
  const creationDate = timeOfDay(options.now, day, timeFor(type, content.draft, dice)).slice(0, 17) + seconds;
  if (creationDate > toBogota(options.now)) return null;
  if (type === 'CHECKIN') called.add(room.id);
  return reportOf({ id, type, schoolId, teacherId: teacher.id, roomId: room.id, creationDate }, content, options);
}
