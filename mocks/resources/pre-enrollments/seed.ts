import { object } from 'yup';
import { integer } from '@/api/core/schema';
import { type PreEnrollmentResult, preEnrollmentSchema, resultOf } from '@/api/resources/pre-enrollments';
import { WAITING_ROOM } from '@fixtures/enrollments';
import { openDice } from '@mocks/seeding/dice';
import type { LearningPlan } from '@mocks/seeding/learning-plan';
import { idIn } from '@mocks/store/table';
import type { Row } from '@mocks/store/tables';

/** The room of each student when a year was closed (API-054). */
const studentHistoryTable = object({ id: integer(), studentId: integer(), roomId: integer(), schoolYearId: integer() });

export const tables = {
  /** Partitioned by the year that was closed. */
  studentHistory: studentHistoryTable,
  /** `closedYearId`: the closed year that the pre-enrollment follows. */
  preEnrollments: preEnrollmentSchema.shape({ closedYearId: integer() }),
};

type Own = typeof tables;
declare module '@mocks/store/tables' {
  interface Tables extends Own {}
}

/** The room's position in the order of the grades; -1 for a room without a grade. */
const PRESCHOOL = ['PJ', 'JA', 'TA'];
const gradeOf = ({ roomAcronyms }: Row<'rooms'>): number =>
  PRESCHOOL.includes(roomAcronyms) ? PRESCHOOL.indexOf(roomAcronyms) : (Number.parseInt(roomAcronyms, 10) || -4) + PRESCHOOL.length - 1;

const roomsOf = ({ rooms }: LearningPlan, schoolId: number) => rooms.filter((room) => room.schoolId === schoolId);

/** The first room of the next grade, or null. */
const nextRoom = (plan: LearningPlan, room: Row<'rooms'>): Row<'rooms'> | null =>
  roomsOf(plan, room.schoolId).find((other) => gradeOf(other) === gradeOf(room) + 1) ?? null;

/** The former rooms for a finalized enrollment, derived from today's: most students come from the grade before, a few repeat. */
function drawFormerRooms(plan: LearningPlan, year: Row<'schoolYears'>): { studentId: number; roomId: number }[] {
  const dice = openDice(plan.options.seed, `studentHistory/${year.id}`);
  return roomsOf(plan, year.schoolId).flatMap((room) => {
    const following = nextRoom(plan, room);
    const promoted = following ? (plan.studentIds.get(following.id) ?? []).filter(() => !dice.datatype.boolean(0.04)) : [];
    const repeating = (plan.studentIds.get(room.id) ?? []).filter(() => dice.datatype.boolean(0.02));
    return [...promoted, ...repeating].map((studentId) => ({ studentId, roomId: room.id }));
  });
}

/** Keeps one entry of each student, who may be drawn for two rooms. */
function withoutRepetition<Entry extends { studentId: number }>(entries: readonly Entry[]): Entry[] {
  const seen = new Set<number>();
  return entries.filter(({ studentId }) => !seen.has(studentId) && seen.add(studentId));
}

const isOver = ({ enrollments }: LearningPlan, yearId: number) =>
  enrollments.some(({ closedYearId, status }) => closedYearId === yearId && status === 'FINALIZED');

/** The room of each student when a year was closed; empty for the current year. */
export function seedStudentHistory(plan: LearningPlan, yearId: number): Row<'studentHistory'>[] {
  const year = plan.schoolYears.find(({ id }) => id === yearId);
  if (!year || !plan.enrollments.some(({ closedYearId }) => closedYearId === yearId)) return [];
  const formerRooms = isOver(plan, yearId)
    ? withoutRepetition(drawFormerRooms(plan, year))
    : roomsOf(plan, year.schoolId).flatMap(({ id: roomId }) =>
        (plan.studentIds.get(roomId) ?? []).map((studentId) => ({ studentId, roomId })),
      );
  return formerRooms.map((row, index) => ({ id: idIn(yearId, index + 1), ...row, schoolYearId: yearId }));
}

/** The students' rooms in the new year: most go to the next grade. In one room, three have none while the enrollment is open. */
export function seedPreEnrollments(plan: LearningPlan, yearId: number): Row<'preEnrollments'>[] {
  const dice = openDice(plan.options.seed, `preEnrollments/${yearId}`);
  const isFinal = isOver(plan, yearId);
  const roomNow = new Map([...plan.studentIds].flatMap(([roomId, ids]) => ids.map((id) => [id, roomId] as const)));
  const assigned = seedStudentHistory(plan, yearId).flatMap(({ studentId, roomId }) => {
    const room = plan.rooms.find(({ id }) => id === roomId);
    if (!room) return [];
    const result = dice.helpers.weightedArrayElement<PreEnrollmentResult>([
      { value: 'PROMOTED', weight: 90 },
      { value: 'NOT_PROMOTED', weight: 6 },
      { value: 'RETIRED', weight: 4 },
    ]);
    const drawnTarget = result === 'PROMOTED' ? (nextRoom(plan, room)?.id ?? null) : result === 'NOT_PROMOTED' ? roomId : null;
    const target = isFinal ? (roomNow.get(studentId) ?? null) : drawnTarget;
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
