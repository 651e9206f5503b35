import { object } from 'yup';
import { integer } from '@/api/core/schema';
import { type PreEnrollmentResult, preEnrollmentSchema, resultOf } from '@/api/resources/pre-enrollments';
import { WAITING_ROOM } from '@fixtures/enrollments';
import { openDice } from '@mocks/seeding/dice';
import type { LearningPlan } from '@mocks/seeding/learning-plan';
import { idIn } from '@mocks/store/table';
import type { Row } from '@mocks/store/tables';

/** Who was in which room when a year was closed (API-054). */
const studentHistoryTable = object({ id: integer(), studentId: integer(), roomId: integer(), schoolYearId: integer() });

export const tables = {
  /** By the year that was closed. */
  studentHistory: studentHistoryTable,
  /** `closedYearId`: the year that they follow. */
  preEnrollments: preEnrollmentSchema.shape({ closedYearId: integer() }),
};

type Own = typeof tables;
declare module '@mocks/store/tables' {
  interface Tables extends Own {}
}

/** Places in the order of the school's grades; -1 for a room without one. */
const PRESCHOOL = ['PJ', 'JA', 'TA'];
const gradeOf = ({ roomAcronyms }: Row<'rooms'>): number =>
  PRESCHOOL.includes(roomAcronyms) ? PRESCHOOL.indexOf(roomAcronyms) : (Number.parseInt(roomAcronyms, 10) || -4) + PRESCHOOL.length - 1;

const roomsOf = ({ rooms }: LearningPlan, schoolId: number) => rooms.filter((room) => room.schoolId === schoolId);

/** The room of the next grade, the first of several. */
const nextRoom = (plan: LearningPlan, room: Row<'rooms'>): Row<'rooms'> | null =>
  roomsOf(plan, room.schoolId).find((other) => gradeOf(other) === gradeOf(room) + 1) ?? null;

/** Of a process that is over: who is in a room now was in the one before, unless they are there once more. */
function wereIn(plan: LearningPlan, year: Row<'schoolYears'>): { studentId: number; roomId: number }[] {
  const dice = openDice(plan.options.seed, `studentHistory/${year.id}`);
  return roomsOf(plan, year.schoolId).flatMap((room) => {
    const next = nextRoom(plan, room);
    const came = next ? (plan.studentIds.get(next.id) ?? []).filter(() => !dice.datatype.boolean(0.04)) : [];
    const stayed = (plan.studentIds.get(room.id) ?? []).filter(() => dice.datatype.boolean(0.02));
    return [...came, ...stayed].map((studentId) => ({ studentId, roomId: room.id }));
  });
}

/** Each student once, though drawn by two rooms. */
function withoutRepetition<Entry extends { studentId: number }>(entries: readonly Entry[]): Entry[] {
  const seen = new Set<number>();
  return entries.filter(({ studentId }) => !seen.has(studentId) && seen.add(studentId));
}

const isOver = ({ enrollments }: LearningPlan, yearId: number) =>
  enrollments.some(({ closedYearId, status }) => closedYearId === yearId && status === 'FINALIZED');

/** Who was in which room when that year was closed; nobody, of a year that runs. */
export function seedStudentHistory(plan: LearningPlan, yearId: number): Row<'studentHistory'>[] {
  const year = plan.schoolYears.find(({ id }) => id === yearId);
  if (!year || !plan.enrollments.some(({ closedYearId }) => closedYearId === yearId)) return [];
  const were = isOver(plan, yearId)
    ? withoutRepetition(wereIn(plan, year))
    : roomsOf(plan, year.schoolId).flatMap(({ id: roomId }) =>
        (plan.studentIds.get(roomId) ?? []).map((studentId) => ({ studentId, roomId })),
      );
  return were.map((row, index) => ({ id: idIn(yearId, index + 1), ...row, schoolYearId: yearId }));
}

/** Where they go, or went: most to the next room; of one room three still wait. */
export function seedPreEnrollments(plan: LearningPlan, yearId: number): Row<'preEnrollments'>[] {
  const dice = openDice(plan.options.seed, `preEnrollments/${yearId}`);
  const isFinal = isOver(plan, yearId);
  const roomNow = new Map([...plan.studentIds].flatMap(([roomId, ids]) => ids.map((id) => [id, roomId] as const)));
  const assigned = seedStudentHistory(plan, yearId).flatMap(({ studentId, roomId }) => {
    const room = plan.rooms.find(({ id }) => id === roomId);
    if (!room) return [];
    const drawn = dice.helpers.weightedArrayElement<PreEnrollmentResult>([
      { value: 'PROMOTED', weight: 90 },
      { value: 'NOT_PROMOTED', weight: 6 },
      { value: 'RETIRED', weight: 4 },
    ]);
    const wanted = drawn === 'PROMOTED' ? (nextRoom(plan, room)?.id ?? null) : drawn === 'NOT_PROMOTED' ? roomId : null;
    const target = isFinal ? (roomNow.get(studentId) ?? null) : wanted;
    return [{ studentId, currentRoomId: roomId, targetRoomId: target }];
  });
  const ofWaiting = assigned.filter(({ currentRoomId }) => currentRoomId === WAITING_ROOM.id).slice(-WAITING_ROOM.students);
  return assigned
    .filter((row) => isFinal || !ofWaiting.includes(row))
    .map((row, index) => ({
      id: idIn(yearId, index + 1),
      ...row,
      targetRoomName: plan.rooms.find(({ id }) => id === row.targetRoomId)?.name ?? null,
      status: resultOf(row.currentRoomId, row.targetRoomId),
      preEnrollmentStatus: isFinal ? 'FINALIZED' : 'PENDING',
      closedYearId: yearId,
    }));
}
