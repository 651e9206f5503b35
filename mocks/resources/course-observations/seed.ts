import { integer } from '@/api/core/schema';
import { courseObservationSchema } from '@/api/resources/course-observations';
import { observationWords } from '@fixtures/activity-words';
import { JOINED_LATE } from '@fixtures/learning';
import { openDice } from '@mocks/seeding/dice';
import { begunPeriods, type LearningPlan } from '@mocks/seeding/learning-plan';
import { idIn } from '@mocks/store/table';
import type { Row } from '@mocks/store/tables';

export const tables = {
  courseObservations: courseObservationSchema.shape({ subjectId: integer() }),
};

type Own = typeof tables;
declare module '@mocks/store/tables' {
  interface Tables extends Own {}
}

/** The observations of a subject, about half of the students whose director teaches it. */
export function seedCourseObservations(plan: LearningPlan, { id: subjectId, schoolId }: Row<'subjects'>): Row<'courseObservations'>[] {
  const dice = openDice(plan.options.seed, `courseObservations/${subjectId}`);
  const teaching = plan.teachers.filter(({ courses }) => courses.includes(subjectId));
  const rooms = plan.rooms.filter((room) =>
    teaching.some(({ roomIds, rooms: taught }) => roomIds.includes(room.id) && taught.includes(room.id)),
  );
  const written = begunPeriods(plan, schoolId).flatMap(({ id: periodId }) =>
    rooms.flatMap(({ id, type }) => {
      const words = type === 'PRESCHOOL' ? observationWords.preschool : observationWords.school;
      return (plan.studentIds.get(id) ?? []).flatMap((studentId) => {
        const drawn = { isWritten: dice.datatype.boolean(), observation: dice.helpers.arrayElement(words) };
        const isAway = studentId === JOINED_LATE.student && periodId === JOINED_LATE.missed;
        return drawn.isWritten && !isAway ? [{ studentId, periodId, subjectId, observation: drawn.observation }] : [];
      });
    }),
  );
  return written.map((row, index) => ({ id: idIn(subjectId, index + 1), ...row }));
}
