/** The data that every report needs, and its head. */
import type { KeptFile } from '@mocks/store/world';
import { uploadId } from '@mocks/backend/media';
import type { SheetHead } from '@mocks/reports/page-heads';
import { roomOfSchool } from '@mocks/resources/rooms/room-of-school';
import { activeStudent, type Scope } from '@mocks/resources/students/active-students';
import { isPeriodOfYear } from '@mocks/resources/periods/periods-of-year';
import type { Row } from '@mocks/store/tables';
import { seededShield } from './shields';

export interface ReportScope extends Scope {
  readonly file: (id: number) => Promise<KeptFile | undefined>;
  readonly refuse: (name: 'notFound' | 'badRequest') => never;
}

export const fullName = ({ name, surname }: Pick<Row<'students'>, 'name' | 'surname'>): string => `${name} ${surname}`.trim();

export const teacherName = ({ db }: Scope, id: number | null): string | null => {
  const teacher = id === null ? null : db.teachers.find(id);
  return teacher && `${teacher.teacherName} ${teacher.teacherLastName}`.trim();
};

export const studentOf = (id: number, scope: ReportScope): Row<'students'> => activeStudent(scope, id) ?? scope.refuse('notFound');

export const roomOf = (id: number, { db, schoolId, refuse }: ReportScope): Row<'rooms'> =>
  roomOfSchool(db, id, schoolId) ?? refuse('notFound');

export function periodOf(id: number, { db, schoolYearId, refuse }: ReportScope): Row<'periods'> {
  const period = isPeriodOfYear(db, id, schoolYearId) ? db.periods.find(id) : null;
  return period ?? refuse('notFound');
}

/** 'DD/MM/YYYY' */
export const day = (date: string): string => date.slice(0, 10).split('-').toReversed().join('/');

/** A mark as on the screens, with at least one decimal: '3.8'; '' without one. */
export const markText = (mark: number | null): string => (mark === null ? '' : Number.isInteger(mark) ? mark.toFixed(1) : String(mark));

/** 'Periodo 2, año escolar 2026' */
export const periodText = ({ name, startDate }: Pick<Row<'periods'>, 'name' | 'startDate'>): string =>
  `${name}, año escolar ${startDate.slice(0, 4)}`;

/** Whether the PDF can print the image: PNG or JPEG. */
const isPicture = ({ type }: KeptFile) => type === 'image/png' || type === 'image/jpeg';

async function shieldOf(image: string | null, file: ReportScope['file']): Promise<Uint8Array | null> {
  if (image === null) return null;
  const id = uploadId(new URL(image, 'https://school.example').pathname);
  if (id === null) return seededShield(image);
  const kept = await file(id);
  return kept && isPicture(kept) ? new Uint8Array(kept.bytes) : null;
}

/** The school's part of the head, without data that the school has not entered. */
export async function schoolHead({ db, schoolId, file }: ReportScope): Promise<SheetHead['school']> {
  const school = db.schools.find(schoolId);
  const place = [school?.schoolAddress, school?.schoolCity, school?.schoolPhone && `Teléfono ${school.schoolPhone}`];
  return { name: school?.name ?? '', place: place.filter(Boolean).join(', '), shield: await shieldOf(school?.image ?? null, file) };
}
