import { flag } from '@/api/core/schema';
import { observationTypeSchema, studentObservationSchema } from '@/api/resources/student-observations';
import { idIn, ofSchool } from '@mocks/store/table';
import { OFTEN_OBSERVED, observationTypeNames, observerTexts } from '@fixtures/student-observations';
import { schools } from '@fixtures/schools';
import { openDice } from '@mocks/seeding/dice';
import { begunPeriods, type LearningPlan } from '@mocks/seeding/learning-plan';
import type { Row, World } from '@mocks/store/tables';

export const tables = {
  observationTypes: observationTypeSchema.shape(ofSchool),
  studentObservations: studentObservationSchema.shape({ active: flag() }),
};

type Own = typeof tables;
declare module '@mocks/store/tables' {
  interface Tables extends Own {}
}

/** The range of ids for each school's types. */
const SPAN = 100;

const typeId = (schoolId: number, index: number) => schoolId * SPAN + index + 1;

/** Every school has the same types, except the empty school, which has none. */
export const seed = (): Pick<World, 'observationTypes'> => ({
  observationTypes: schools
    .filter(({ valuation }) => valuation !== null)
    .flatMap(({ id: schoolId }) =>
      observationTypeNames.map((observationType, index) => ({ id: typeId(schoolId, index), schoolId, observationType })),
    ),
});

/** A student's observations, oldest first, by teachers of the room; one student in three has some. */
export function seedStudentObservations(plan: LearningPlan, studentId: number): Row<'studentObservations'>[] {
  const roomId = [...plan.studentIds].find(([, ids]) => ids.includes(studentId))?.[0];
  const room = plan.rooms.find(({ id }) => id === roomId);
  if (!room) return [];
  const dice = openDice(plan.options.seed, `studentObservations/${studentId}`);
  const teachers = plan.teachers.filter(({ active, rooms, roomIds }) => active && (rooms.includes(room.id) || roomIds.includes(room.id)));
  const director = teachers.find(({ roomIds }) => roomIds.includes(room.id));
  const periods = begunPeriods(plan, room.schoolId);
  if (teachers.length === 0 || periods.length === 0) return [];
  const isOften = studentId === OFTEN_OBSERVED.student;
  const count = isOften ? OFTEN_OBSERVED.count : dice.datatype.boolean(0.35) ? dice.number.int({ min: 1, max: 4 }) : 0;
  const written = Array.from({ length: count }, (_, index) => {
    const { type, text } = dice.helpers.arrayElement(observerTexts);
    // The first observations are of the earlier periods.
    const period = periods[Math.min(periods.length - 1, Math.floor((index * periods.length) / count))] ?? periods[0];
    const teacher =
      isOften || dice.datatype.boolean(0.5) ? (director ?? dice.helpers.arrayElement(teachers)) : dice.helpers.arrayElement(teachers);
    return { type, text, periodId: period?.id ?? 0, teacherId: teacher.id };
  });
  return written.map(({ type, text, periodId, teacherId }, index) => ({
    id: idIn(studentId, index + 1),
    studentId,
    periodId,
    observationTypeId: typeId(room.schoolId, observationTypeNames.indexOf(type)),
    observation: text,
    teacherId,
    active: true,
  }));
}
