/** The data that a seeded partition is made from. None of it is random, so that one partition costs little. */
import { progress, type LearningPlace, type Progress } from '@fixtures/learning';
import { planRooms } from '@mocks/resources/rooms/seed';
import { seededStudentIds } from '@mocks/resources/students/seed';
import type { Row } from '@mocks/store/tables';
import { isByActivities, modelOf } from '@/api/resources/room-model';
import { fromBogota, toBogota } from './calendar';
import type { SeedOptions } from './options';
import type { WorldSeed } from './seed-world';

export interface LearningPlan {
  readonly options: SeedOptions;
  readonly rooms: readonly Row<'rooms'>[];
  readonly subjects: readonly Row<'subjects'>[];
  readonly teachers: readonly Row<'teachers'>[];
  readonly schoolYears: readonly Row<'schoolYears'>[];
  readonly enrollments: readonly Row<'enrollments'>[];
  readonly periods: readonly Row<'periods'>[];
  readonly valuations: readonly Row<'valuations'>[];
  /** By room id. */
  readonly studentIds: ReadonlyMap<number, readonly number[]>;
}

export const planLearning = (options: SeedOptions, world: WorldSeed): LearningPlan => ({
  options,
  rooms: world.rooms(),
  subjects: world.subjects(),
  teachers: world.teachers(),
  schoolYears: world.schoolYears(),
  enrollments: world.enrollments(),
  periods: world.periods(),
  valuations: world.valuations(),
  studentIds: seededStudentIds(planRooms(options.size)),
});

/** The subjects that a room's teachers teach; in a school for which the demo has no teachers, all of its subjects. */
export function subjectsOfRoom({ teachers, subjects }: LearningPlan, { id, schoolId }: Row<'rooms'>): Row<'subjects'>[] {
  const ofSchool = subjects.filter((subject) => subject.schoolId === schoolId);
  if (!teachers.some((teacher) => teacher.schoolId === schoolId)) return ofSchool;
  const taught = new Set(teachers.filter(({ rooms }) => rooms.includes(id)).flatMap(({ courses }) => courses));
  return ofSchool.filter((subject) => taught.has(subject.id));
}

/** The periods of a school that have begun. */
export const begunPeriods = ({ periods, options: { now } }: LearningPlan, schoolId: number): Row<'periods'>[] =>
  periods.filter((period) => period.schoolId === schoolId && period.startDate <= toBogota(now));

/** The elapsed share of a period, up to 1. */
export function shareOver({ startDate, endDate }: Row<'periods'>, { options: { now } }: LearningPlan): number {
  const [start, end] = [fromBogota(startDate).getTime(), fromBogota(endDate).getTime()];
  return Math.min(1, (now.getTime() - start) / (end - start));
}

/** How a room is evaluated; null where its school has no configuration for it. */
export function evaluationOfRoom({ valuations }: LearningPlan, { type, schoolId }: Row<'rooms'>) {
  const configurationOf = (primary: boolean) => valuations.find((row) => row.schoolId === schoolId && row.primary === primary) ?? null;
  const models = { preschool: configurationOf(false), primary: configurationOf(true) };
  const model = modelOf(type, models);
  return model && { model, byActivities: isByActivities(type, models) };
}

/** How far the teacher of a place is with the current period; null where nothing is said of it. */
export function progressAt(plan: LearningPlan, { roomId, subjectId, periodId }: LearningPlace): Progress | null {
  const period = plan.periods.find(({ id }) => id === periodId);
  if (!period || shareOver(period, plan) === 1) return null;
  const teacher = plan.teachers.find(({ rooms, courses }) => rooms.includes(roomId) && courses.includes(subjectId));
  return (teacher && progress[teacher.teacherEmail]) ?? null;
}
