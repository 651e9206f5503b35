/** The forms of subjects: values, validation and requests (SUBJ-06 to SUBJ-11, SUBJ-21, SUBJ-22). */
import { number, object } from 'yup';
import { nameKey } from '@/api/core/name-key';
import { SUBJECT_ICONS } from '@/api/resources/subject-icons';
import type { Course, SubjectType } from '@/api/resources/subjects';
import { compareText } from '@/ui/base/text-order';
import { REQUIRED_IN, notTaken, rowsOf, type FormKind } from '@/ui/form/row-schema';
import { filledIn } from '@/ui/form/text-schema';
import { storedName } from './subject-name';

export interface SubjectValues {
  name: string;
  /** '' while none is chosen. */
  subjectTypeId: string;
  /** 0 to 25. */
  icon: number;
}

export const NEW_SUBJECT: SubjectValues = { name: '', subjectTypeId: '', icon: 0 };

export const typeOptions = (types: readonly SubjectType[]) =>
  types.map(({ id, value }) => ({ value: String(id), label: value })).toSorted((a, b) => compareText(a.label, b.label));

/** SUBJ-07, SUBJ-09. */
const nameSchema = (kind: FormKind, taken: readonly string[]) => notTaken(filledIn(REQUIRED_IN[kind]), taken, nameKey);

/** SUBJ-07. */
const otherFields = (kind: FormKind, types: readonly SubjectType[]) => ({
  // A draft may have a type that has been deleted since.
  subjectTypeId: filledIn(REQUIRED_IN[kind]).test('known', REQUIRED_IN[kind], (chosen) => types.some(({ id }) => String(id) === chosen)),
  icon: number().defined(),
});

/** The initial values of an edit. */
export const savedSubject = ({ name, subjectTypeId, iconCourse }: Course): SubjectValues => ({
  name,
  subjectTypeId: String(subjectTypeId ?? ''),
  icon: iconCourse,
});

/** The fields of a subject as text, for the notice that the stored record has changed (SAFE-33). */
export const subjectTexts = (types: readonly SubjectType[]) => [
  { label: 'Nombre', text: ({ name }: SubjectValues) => storedName(name) },
  {
    label: 'Tipo de asignatura / Dimensión',
    text: ({ subjectTypeId }: SubjectValues) => types.find(({ id }) => String(id) === subjectTypeId)?.value ?? '',
  },
  { label: 'Icono', text: ({ icon }: SubjectValues) => SUBJECT_ICONS[icon]?.name ?? '' },
];

/** For the create form; `taken` are the names of the school's subjects. */
export const newSubjectsSchema = (taken: readonly string[], types: readonly SubjectType[]) =>
  rowsOf(object({ name: nameSchema('page', taken), ...otherFields('page', types) }), {
    field: 'name',
    keyOf: ({ name }) => nameKey(name),
  });

/** For the edit dialog; `others` are the names of the other subjects (SUBJ-22). */
export const editedSubjectSchema = (others: readonly string[], types: readonly SubjectType[]) =>
  object({ name: nameSchema('dialog', others), ...otherFields('dialog', types) });

/** The request; `id`: null for a new subject (SUBJ-11). */
export const subjectRequestOf = ({ name, subjectTypeId }: SubjectValues, schoolId: number, id: number | null) => ({
  id,
  name: storedName(name),
  schoolId,
  subjectTypeId: Number(subjectTypeId),
  active: true as const,
});
