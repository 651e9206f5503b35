import { courseObservations, type CourseObservation } from '@/api/resources/course-observations';
import { implement } from '@mocks/backend/implement';
import { isPeriodOfYear } from '@mocks/resources/periods/periods-of-year';
import { activeStudent, type Scope } from '@mocks/resources/students/active-students';
import { isOwnRoom } from '@mocks/resources/students/student-reach';
import { isSubject } from '@mocks/resources/subjects/is-subject';
import type { Row } from '@mocks/store/tables';

interface Place {
  readonly courseId: number;
  readonly periodId: number;
}

const observationAnswer = ({ subjectId: _, ...observation }: Row<'courseObservations'>): CourseObservation => observation;

const isKnown = ({ courseId, periodId }: Place, { db, schoolId, schoolYearId }: Scope) =>
  isSubject(db, courseId, schoolId) && isPeriodOfYear(db, periodId, schoolYearId);

export const operations = implement(courseObservations, {
  list: async ({ params, query, refuse, role, teacher, ...scope }) => {
    const { db, schoolYearId } = scope;
    if (schoolYearId === null) return { observations: [] };
    if (!isKnown({ ...params, ...query }, scope)) return refuse('notFound');
    const ofSubject = await db.courseObservations.of(params.courseId);
    const found = ofSubject.where(({ periodId, studentId }) => {
      const student = periodId === query.periodId ? activeStudent(scope, studentId) : null;
      return student !== null && isOwnRoom({ role, teacher }, student.roomId);
    });
    return { observations: found.map(observationAnswer) };
  },

  add: async ({ params, body: { studentIds, periodId, observation }, refuse, role, teacher, ...scope }) => {
    const { db, schoolYearId } = scope;
    if (schoolYearId === null) return refuse('schoolYearMissing');
    if (!isKnown({ ...params, periodId }, scope)) return refuse('notFound');
    const students = studentIds.map((id) => activeStudent(scope, id) ?? refuse('notFound'));
    if (!students.every(({ roomId }) => isOwnRoom({ role, teacher }, roomId))) return refuse('forbidden');
    const ofSubject = await db.courseObservations.of(params.courseId);
    // COBS-24: one repetition refuses the whole call.
    const isRepeated = new Set(studentIds).size < studentIds.length;
    const known = ofSubject.where((row) => row.periodId === periodId && studentIds.includes(row.studentId));
    if (isRepeated || known.length > 0) return refuse('duplicated');
    const content = { subjectId: params.courseId, periodId, observation: observation.trim() };
    return { observations: studentIds.map((studentId) => observationAnswer(ofSubject.insert({ ...content, studentId }))) };
  },

  edit: async ({ params: { courseId, observationId }, body, refuse, role, teacher, ...scope }) => {
    const { db, schoolYearId } = scope;
    if (schoolYearId === null) return refuse('schoolYearMissing');
    if (!isKnown({ courseId, ...body }, scope)) return refuse('notFound');
    const ofSubject = await db.courseObservations.of(courseId);
    const known = ofSubject.find(observationId);
    if (known?.studentId !== body.studentId || known.periodId !== body.periodId) return refuse('notFound');
    const student = activeStudent(scope, body.studentId) ?? refuse('notFound');
    if (!isOwnRoom({ role, teacher }, student.roomId)) return refuse('forbidden');
    return { observation: observationAnswer(ofSubject.update(known.id, { observation: body.observation.trim() })) };
  },
});
