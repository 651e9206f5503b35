/** The forms of students: values, validation and requests (STUD-18 to STUD-21, STUD-25 to STUD-31). */
import { object } from 'yup';
import { agesIn, studentKey, type Student } from '@/api/resources/students';
import type { Session } from '@/api/session';
import { emailAddress } from '@/ui/form/email-schema';
import { rowsOf } from '@/ui/form/row-schema';
import { REQUIRED, filledIn } from '@/ui/form/text-schema';

export interface StudentValues {
  name: string;
  surname: string;
  /** A year ('Antigüedad'); '' while none is chosen. */
  age: string;
}

export interface InvitationValues extends StudentValues {
  parentEmail: string;
}

export const NEW_INVITATION: InvitationValues = { name: '', surname: '', parentEmail: '', age: '' };

/** Explains 'Antigüedad'. */
export const AGE_HELP = 'Año en que ingresó al colegio';

/** The options of 'Antigüedad' (STUD-19), the current year first: most invited students are new. */
export const ageOptions = (now: Date) =>
  agesIn(now.getFullYear())
    .toReversed()
    .map((year) => ({ value: String(year), label: String(year) }));

/** The stored values; a year that is no longer an option is left empty. */
export function savedStudent({ name, surname, age }: Student, now: Date): StudentValues {
  return { name, surname, age: age !== null && agesIn(now.getFullYear()).includes(age) ? String(age) : '' };
}

/** The fields of a student as text, for the notice that the stored record has changed (SAFE-33). */
export const STUDENT_FIELDS = [
  { label: 'Nombre', text: ({ name }: StudentValues) => name.trim() },
  { label: 'Apellido', text: ({ surname }: StudentValues) => surname.trim() },
  { label: 'Antigüedad', text: ({ age }: StudentValues) => age },
];

/** The fields of an invitation as text, for the preview of a list (IMPO-01). */
export const INVITATION_FIELDS = [
  ...STUDENT_FIELDS,
  { label: 'Correo del padre', text: ({ parentEmail }: InvitationValues) => parentEmail },
];

/** STUD-20, STUD-26. */
const studentFields = { name: filledIn(REQUIRED), surname: filledIn(REQUIRED), age: filledIn(REQUIRED) };

export const studentSchema = object(studentFields);

const isWhole = ({ name, surname, parentEmail }: InvitationValues) => ![name, surname, parentEmail].includes('');

/** For a room; `known`: its students, whom the server refuses (STUD-35). The same one twice is a slip (PAST-07). */
export function invitationsSchema(known: readonly Student[]) {
  const keys = new Set(known.map(studentKey));
  return rowsOf(
    object({
      ...studentFields,
      name: studentFields.name.test(
        'taken',
        'Ya está en este curso.',
        (_, { parent }) => !keys.has(studentKey(parent as InvitationValues)),
      ),
      parentEmail: emailAddress(),
    }),
    {
      field: 'name',
      keyOf: (row) => (isWhole(row) ? studentKey(row) : ''),
      message: (row) => `Ya está en la fila ${row}.`,
    },
  );
}

export const studentRequestOf = ({ name, surname, age }: StudentValues) => ({
  name: name.trim(),
  surname: surname.trim(),
  age: Number(age),
});

/** The request of a row; only a Teacher's has a teacher (STUD-30, STUD-31). */
export function invitationRequestOf(values: InvitationValues, roomId: number, { schoolId, teacherId }: Session) {
  return {
    id: null,
    ...studentRequestOf(values),
    parentEmail: values.parentEmail.trim().toLowerCase(),
    roomId,
    teacherId,
    schoolId,
  };
}
