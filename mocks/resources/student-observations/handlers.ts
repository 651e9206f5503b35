import { studentObservations, type SavedStudentObservation, type StudentObservation } from '@/api/resources/student-observations';
import { implement } from '@mocks/backend/implement';
import { isPeriodOfYear, periodsOfYear } from '@mocks/resources/periods/periods-of-year';
import { activeStudent, type Scope } from '@mocks/resources/students/active-students';
import { isOwnRoom } from '@mocks/resources/students/student-reach';
import type { Row } from '@mocks/store/tables';

interface Caller extends Scope {
  readonly role: 'Admin' | 'Teacher';
  readonly teacher: Row<'teachers'> | null;
  readonly refuse: (name: 'notFound' | 'forbidden') => never;
}

const observationAnswer = ({ active: _, ...observation }: Row<'studentObservations'>): StudentObservation => observation;

/** The student. Refuses with 404 when the school's year has none, with 403 when the caller may not read them. */
function studentInReach(id: number, { refuse, ...scope }: Caller): Row<'students'> {
  const student = activeStudent(scope, id) ?? refuse('notFound');
  if (!isOwnRoom(scope, student.roomId)) return refuse('forbidden');
  return student;
}

/** The student's observations in the school year, newest first (OBSE-17). */
async function observationsOf(studentId: number, { db, schoolYearId }: Scope): Promise<Row<'studentObservations'>[]> {
  const periods = new Set(periodsOfYear(db, schoolYearId).map(({ id }) => id));
  const ofStudent = await db.studentObservations.of(studentId);
  return ofStudent.where((row) => row.active && periods.has(row.periodId)).toSorted((one, other) => other.id - one.id);
}

/** The content of a sent observation. Checks that student, period and type exist and that a Teacher writes in the own name (OBSE-34). */
function contentOf({ observation, ...sent }: SavedStudentObservation, caller: Caller) {
  const { db, schoolId, schoolYearId, teacher, refuse } = caller;
  if (sent.teacherId !== teacher?.id) return refuse('forbidden');
  studentInReach(sent.studentId, caller);
  const isKnown =
    isPeriodOfYear(db, sent.periodId, schoolYearId) && db.observationTypes.find(sent.observationTypeId)?.schoolId === schoolId;
  if (!isKnown) return refuse('notFound');
  return { ...sent, observation: observation.trim() };
}

/** The caller's own observation. Refuses with 404 when none has that id, with 403 when it is another teacher's (OBSE-34). */
async function ownObservation(id: number, { db, schoolId, teacher, refuse }: Caller): Promise<Row<'studentObservations'>> {
  const found = (await db.studentObservations.holding(id)).find(id);
  if (!found?.active || db.students.find(found.studentId)?.schoolId !== schoolId) return refuse('notFound');
  return found.teacherId === teacher?.id ? found : refuse('forbidden');
}

export const operations = implement(studentObservations, {
  types: ({ params, schoolId, db, refuse }) => {
    if (params.schoolId !== schoolId) return refuse('forbidden');
    const ofSchool = db.observationTypes.where((row) => row.schoolId === schoolId);
    return { observationsType: ofSchool.map(({ id, observationType }) => ({ id, observationType })) };
  },

  listOfStudent: async ({ params, ...caller }) => {
    if (caller.schoolYearId === null) return { studentObservationsResponse: [] };
    const { id } = studentInReach(params.studentId, caller);
    return { studentObservationsResponse: (await observationsOf(id, caller)).map(observationAnswer) };
  },

  listOfTeacher: async ({ query: { teacherId, studentId, periodId }, ...caller }) => {
    const { db, schoolId, schoolYearId, role, teacher, refuse } = caller;
    // OBSE-15
    if (role === 'Teacher' && teacherId !== teacher?.id) return refuse('forbidden');
    if (schoolYearId === null) return { studentObservationsResponse: [] };
    if (db.teachers.find(teacherId)?.schoolId !== schoolId) return refuse('notFound');
    const { id } = studentInReach(studentId, caller);
    const found = (await observationsOf(id, caller)).filter(
      (row) => row.teacherId === teacherId && (periodId === undefined || row.periodId === periodId),
    );
    return { studentObservationsResponse: found.map(observationAnswer) };
  },

  create: async ({ body, ...caller }) => {
    if (caller.schoolYearId === null) return caller.refuse('schoolYearMissing');
    const content = contentOf(body, caller);
    const ofStudent = await caller.db.studentObservations.of(content.studentId);
    return { studentObservation: observationAnswer(ofStudent.insert({ ...content, active: true })) };
  },

  edit: async ({ params, body, ...caller }) => {
    if (caller.schoolYearId === null) return caller.refuse('schoolYearMissing');
    const { id, studentId } = await ownObservation(params.id, caller);
    if (body.studentId !== studentId) return caller.refuse('notFound');
    const ofStudent = await caller.db.studentObservations.of(studentId);
    return { studentObservation: observationAnswer(ofStudent.update(id, contentOf(body, caller))) };
  },

  remove: async ({ params, ...caller }) => {
    if (caller.schoolYearId === null) return caller.refuse('schoolYearMissing');
    const { id, studentId } = await ownObservation(params.id, caller);
    (await caller.db.studentObservations.of(studentId)).update(id, { active: false });
  },
});
