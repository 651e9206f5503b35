/** Students. */
import { object, type InferType } from 'yup';
import { flag, integer, text, word } from './schema';

export const studentSchema = object({
  id: integer(),
  name: text(),
  surname: text(),
  /** A year of STUD-19 ('Antigüedad'). */
  age: integer().nullable(),
  parentEmail: text(),
  /** Arrears ('Mora'). */
  delay: flag(),
  studentStatus: word('INVITE_SENT', 'CODE_VALIDATED', 'PARENT_ACTIVE', 'PROFILE_COMPLETED'),
  active: flag(),
  roomId: integer(),
  photoUrl: text().nullable(),
}).meta({ name: 'Student' });
export type Student = InferType<typeof studentSchema>;
