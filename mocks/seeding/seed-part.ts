/**
 * Seeds a table or a partition that nobody has written yet, when it is first used, so that marks that no screen shows cost
 * nothing (P11, P12). The rows are the same whenever they are made.
 */
import { seedActivities } from '@mocks/resources/academic-activities/seed';
import { seedRecords } from '@mocks/resources/academic-records/seed';
import { seedCourseObservations } from '@mocks/resources/course-observations/seed';
import { seedIndicators } from '@mocks/resources/indicators/seed';
import { seedPreEnrollments, seedStudentHistory } from '@mocks/resources/pre-enrollments/seed';
import { seedStudentObservations } from '@mocks/resources/student-observations/seed';
import { partitionOf } from '@mocks/store/table';
import { isLate, isVolume, partitionKeys, type LateName, type Row } from '@mocks/store/tables';
import type { Part } from '@mocks/store/db';
import type { PartSeed } from '@mocks/store/world';
import { planLearning, type LearningPlan } from './learning-plan';
import { once } from './once';
import type { SeedOptions } from './options';
import { planWorld, type WorldSeed } from './seed-world';

interface Learning {
  readonly indicators: readonly Row<'indicators'>[];
  readonly activities: readonly Row<'academicActivities'>[];
}

/** The seed of one world, with the learning of the rooms that have been seeded so far. */
interface Seeding {
  readonly world: WorldSeed;
  readonly plan: LearningPlan;
  readonly rooms: Map<number, Learning>;
}

const keyOf = ({ seed, size, now, mediaUrl }: SeedOptions): string => `${seed} ${size} ${now.toISOString()} ${mediaUrl('')}`;

let latest: { readonly key: string; readonly seeding: Seeding } | null = null;

function beginSeeding(options: SeedOptions): Seeding {
  const world = planWorld(options);
  const plan = once(() => planLearning(options, world));
  return {
    world,
    get plan() {
      return plan();
    },
    rooms: new Map(),
  };
}

/** The seeding of that world; only the latest world's is cached. */
function seedingOf(options: SeedOptions): Seeding {
  const key = keyOf(options);
  if (latest?.key !== key) latest = { key, seeding: beginSeeding(options) };
  return latest.seeding;
}

function learningOf({ plan, rooms }: Seeding, room: Row<'rooms'>): Learning {
  const cached = rooms.get(room.id);
  if (cached) return cached;
  const indicators = seedIndicators(plan, room);
  const learning = { indicators, activities: seedActivities(plan, room, indicators) };
  rooms.set(room.id, learning);
  return learning;
}

function recordsOf(seeding: Seeding, indicatorId: number): readonly Row<'academicRecords'>[] {
  const { plan } = seeding;
  const room = plan.rooms.find(({ id }) => id === partitionOf(indicatorId));
  if (!room) return [];
  const { indicators, activities } = learningOf(seeding, room);
  const indicator = indicators.find(({ id }) => id === indicatorId);
  if (!indicator) return [];
  return seedRecords(
    plan,
    room,
    indicator,
    activities.filter((activity) => activity.indicatorId === indicatorId),
  );
}

const ofRoom = (seeding: Seeding, roomId: number): Learning => {
  const room = seeding.plan.rooms.find(({ id }) => id === roomId);
  return room ? learningOf(seeding, room) : { indicators: [], activities: [] };
};

const SEEDS: Record<LateName, (seeding: Seeding, partition: number) => readonly object[]> = {
  indicators: (seeding, roomId) => ofRoom(seeding, roomId).indicators,
  academicActivities: (seeding, roomId) => ofRoom(seeding, roomId).activities,
  academicRecords: recordsOf,
  courseObservations: (seeding, subjectId) => {
    const subject = seeding.plan.subjects.find(({ id }) => id === subjectId);
    return subject ? seedCourseObservations(seeding.plan, subject) : [];
  },
  studentObservations: ({ plan }, studentId) => seedStudentObservations(plan, studentId),
  studentHistory: ({ plan }, schoolYearId) => seedStudentHistory(plan, schoolYearId),
  preEnrollments: ({ plan }, closedYearId) => seedPreEnrollments(plan, closedYearId),
};

function rowsOf(seeding: Seeding, { table, partition }: Part): readonly object[] {
  if (isLate(table)) return partition === null ? [] : SEEDS[table](seeding, partition);
  const rows = seeding.world[table]();
  return isVolume(table) ? rows.filter((row) => Reflect.get(row, partitionKeys[table]) === partition) : rows;
}

export const seedPart: PartSeed = (options, part) => rowsOf(seedingOf(options), part);
