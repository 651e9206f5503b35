/** The two forms of a teacher: values, validation and requests (TEAC-17 to TEAC-28, TEAC-38 to TEAC-41). */
import { array, boolean, number, object, string, type ObjectSchema } from 'yup';
import type { Teacher, TeacherDeep } from '@/api/resources/teachers';
import { emailAddress } from '@/ui/form/email-schema';
import { notTaken, rowsOf } from '@/ui/form/row-schema';
import { REQUIRED, filledIn } from '@/ui/form/text-schema';

export interface TeacherValues {
  teacherName: string;
  teacherLastName: string;
  teacherEmail: string;
  courses: number[];
  rooms: number[];
  isDirector: boolean;
  /** Ids of directed rooms; while the switch is off they are kept but not sent. */
  roomIds: number[];
}

export const NEW_TEACHER: TeacherValues = {
  teacherName: '',
  teacherLastName: '',
  teacherEmail: '',
  courses: [],
  rooms: [],
  isDirector: false,
  roomIds: [],
};

/** What a list from a file says of a teacher. */
export type ListedTeacher = Pick<TeacherValues, 'teacherName' | 'teacherLastName' | 'teacherEmail'>;

export const LISTED_TEACHER: ListedTeacher = { teacherName: '', teacherLastName: '', teacherEmail: '' };

const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id);

/** The stored values, for the edit mode. */
export const valuesOf = ({ teacherName, teacherLastName, teacherEmail, courses, rooms, roomIds }: TeacherDeep): TeacherValues => ({
  teacherName,
  teacherLastName,
  teacherEmail: teacherEmail.toLowerCase(),
  courses: idsOf(courses),
  rooms: idsOf(rooms),
  isDirector: roomIds.length > 0,
  roomIds: idsOf(roomIds),
});

const ids = () => array().of(number().defined()).defined();

const bothForms = {
  teacherName: filledIn(REQUIRED),
  teacherLastName: filledIn(REQUIRED),
  // TEAC-24
  courses: ids(),
  isDirector: boolean().defined(),
  // TEAC-26
  roomIds: ids().when('isDirector', ([isDirector], schema) => (isDirector === true ? schema.min(1, REQUIRED) : schema)),
};

/** TEAC-19, TEAC-20, TEAC-21, TEAC-22, TEAC-23. */
export const newTeacherSchema: ObjectSchema<TeacherValues> = object({
  ...bothForms,
  teacherEmail: emailAddress(),
  rooms: ids().min(1, REQUIRED),
});

const emailKey = (email: string): string => email.trim().toLowerCase();

/** The rows of a list; `taken`: the e-mails of the school's teachers, which the server refuses (TEAC-31). */
export const listedTeachersSchema = (taken: readonly string[]) =>
  rowsOf<ListedTeacher>(
    object({
      teacherName: bothForms.teacherName,
      teacherLastName: bothForms.teacherLastName,
      teacherEmail: notTaken(emailAddress(), taken, emailKey),
    }),
    { field: 'teacherEmail', keyOf: ({ teacherEmail }) => emailKey(teacherEmail) },
  );

/** For an edit: the e-mail is fixed, and rooms are optional (TEAC-38, TEAC-39). */
export const savedTeacherSchema: ObjectSchema<TeacherValues> = object({ ...bothForms, teacherEmail: string().defined(), rooms: ids() });

/** The request's rooms and subjects: a directed room is also a taught one (TEAC-28). */
function assignmentsOf({ courses, rooms, isDirector, roomIds }: TeacherValues) {
  const directed = isDirector ? [...roomIds] : [];
  return { courses: [...courses], rooms: [...rooms, ...directed.filter((id) => !rooms.includes(id))], roomIds: directed };
}

/** TEAC-27 */
export const newTeacherOf = (values: TeacherValues, schoolId: number) => ({
  id: null,
  schoolId,
  teacherName: values.teacherName.trim(),
  teacherLastName: values.teacherLastName.trim(),
  teacherEmail: values.teacherEmail.trim(),
  teacherPhone: null,
  ...assignmentsOf(values),
  active: true as const,
});

/** The stored teacher with the edited values (TEAC-41). */
export const savedTeacherOf = (teacher: TeacherDeep, values: TeacherValues): Teacher => ({
  ...teacher,
  teacherName: values.teacherName.trim(),
  teacherLastName: values.teacherLastName.trim(),
  ...assignmentsOf(values),
});
