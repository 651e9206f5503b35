import { agesIn, studentKey, students, type Student } from '@/api/resources/students';
import { implement } from '@mocks/backend/implement';
import { roomOfSchool } from '@mocks/resources/rooms/room-of-school';
import { yearOf } from '@mocks/seeding/calendar';
import { activeStudent, activeStudents, studentsOfRoom, type Scope } from './active-students';
import { isDirectedRoom, isOwnRoom } from './student-reach';
import type { Row } from '@mocks/store/tables';

const studentAnswer = ({ schoolId: _, schoolYearId: __, ...student }: Row<'students'>): Student => student;

const hasRoom = ({ db, schoolId }: Scope, id: number) => roomOfSchool(db, id, schoolId) !== null;

/** STUD-38: by the day in Bogotá. */
const isAge = (age: number) => agesIn(yearOf(new Date())).includes(age);

/** What distinguishes two students of the school (STUD-35). */
const identity = ({ roomId, ...student }: Pick<Student, 'name' | 'surname' | 'parentEmail' | 'roomId'>) =>
  `${studentKey(student)}|${roomId}`;

export const operations = implement(students, {
  listOfRoom: ({ query, refuse, role, teacher, ...scope }) => {
    const roomId = Number(query.filters[0]?.value);
    if (!hasRoom(scope, roomId)) return refuse('notFound');
    if (!isOwnRoom({ role, teacher }, roomId)) return refuse('forbidden');
    return { students: studentsOfRoom(scope, roomId).map(studentAnswer) };
  },

  invite: ({ body: { studentRequests }, refuse, role, teacher, ...scope }) => {
    const { db, schoolId, schoolYearId } = scope;
    if (schoolYearId === null) return refuse('schoolYearMissing');
    if (studentRequests.some(({ age }) => !isAge(age))) return refuse('badRequest');
    // STUD-31: teacherId is that of the calling Teacher, null for an Admin.
    const isOwnName = studentRequests.every((sent) => sent.schoolId === schoolId && sent.teacherId === (teacher?.id ?? null));
    if (!isOwnName) return refuse('forbidden');
    if (studentRequests.some(({ roomId }) => !hasRoom(scope, roomId))) return refuse('notFound');
    if (studentRequests.some(({ roomId }) => !isOwnRoom({ role, teacher }, roomId))) return refuse('forbidden');
    const known = new Set(activeStudents(scope).map(identity));
    for (const sent of studentRequests) {
      // STUD-35: a repetition, also within the list, refuses the whole list.
      if (known.has(identity(sent))) return refuse('duplicated', { name: sent.name.trim(), surname: sent.surname.trim() });
      known.add(identity(sent));
    }
    const invited = studentRequests.map(({ name, surname, parentEmail, roomId, age }) =>
      db.students.insert({
        name: name.trim(),
        surname: surname.trim(),
        age,
        parentEmail: parentEmail.trim().toLowerCase(),
        delay: false,
        studentStatus: 'INVITE_SENT',
        active: true,
        roomId,
        photoUrl: null,
        schoolId,
        schoolYearId,
      }),
    );
    return { students: invited.map(studentAnswer) };
  },

  resendInvitation: ({ params, refuse, role, teacher, ...scope }) => {
    const email = params.parentEmail.toLowerCase();
    const children = activeStudents(scope).filter(({ parentEmail }) => parentEmail === email);
    if (children.length === 0) return refuse('notFound');
    const inDirectedRooms = children.filter(({ roomId }) => isDirectedRoom({ role, teacher }, roomId));
    if (inDirectedRooms.length === 0) return refuse('forbidden');
    return inDirectedRooms.some(({ studentStatus }) => studentStatus === 'INVITE_SENT') ? {} : refuse('notInInviteSent');
  },

  edit: ({ params, body, refuse, role, teacher, ...scope }) => {
    const student = activeStudent(scope, params.id) ?? refuse('notFound');
    if (!isDirectedRoom({ role, teacher }, student.roomId)) return refuse('forbidden');
    if (!isAge(body.age)) return refuse('badRequest');
    const content = { name: body.name.trim(), surname: body.surname.trim(), age: body.age };
    return studentAnswer(scope.db.students.update(student.id, content));
  },

  setDelay: ({ params, body, refuse, ...scope }) => {
    const student = activeStudent(scope, params.id) ?? refuse('notFound');
    return studentAnswer(scope.db.students.update(student.id, { delay: body.delay }));
  },

  remove: ({ params, refuse, role, teacher, ...scope }) => {
    const student = activeStudent(scope, params.id) ?? refuse('notFound');
    if (!isDirectedRoom({ role, teacher }, student.roomId)) return refuse('forbidden');
    scope.db.students.update(student.id, { active: false });
  },
});
