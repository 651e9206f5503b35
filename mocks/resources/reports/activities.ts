import type { ActivityType } from '@/api/resources/activity-log';
import { printable } from '@mocks/reports/pen';
import { openSheet } from '@mocks/reports/sheet';
import type { Row } from '@mocks/store/tables';
import { day, fullName, schoolHead, teacherName, type ReportScope } from './report-scope';

const WORDS: Record<ActivityType, string> = {
  PHOTO: 'Foto',
  FOOD: 'Alimentación',
  MENTION: 'Mención',
  HONOR_MENTION: 'Mención de honor',
  MOOD: 'Estado de ánimo',
  INCIDENT: 'Incidente',
  CHECKIN: 'Asistencia',
  LEARNING: 'Aprendizaje',
  REPORTANDCITATION: 'Reporte y citación',
};

/** A page of the activities between two times, both exclusive (REPO-16). */
export interface ActivitySpan {
  readonly after: string;
  readonly before: string;
  readonly limit: number;
  readonly offset: number;
}

type Activity = Row<'activityGroups'>;

const MEALS = { BREAKFAST: 'Desayuno', LUNCH: 'Almuerzo', SNACK: 'Merienda' } as const;
const AMOUNTS = { ALL: 'Todo', ALMOST_EVERYTHING: 'Casi todo', SOME: 'Algo', LITTLE: 'Poco', NONE: 'Nada' } as const;

/** The texts of an activity, each as a sentence. */
const writtenOf = ({
  courseName,
  indicatorName,
  foodType,
  quantity,
  mentionType,
  quantityStars,
  moodTitle,
  description,
  moodDescription,
  incidentDescription,
  consideration,
  citationDate,
  comment,
}: Activity) =>
  [
    courseName,
    indicatorName,
    foodType && MEALS[foodType],
    quantity && `Cantidad: ${AMOUNTS[quantity].toLowerCase()}`,
    mentionType,
    quantityStars === null ? null : `${quantityStars} ${quantityStars === 1 ? 'estrella' : 'estrellas'}`,
    moodTitle,
    description,
    moodDescription,
    incidentDescription,
    consideration,
    citationDate && `Citación: ${day(citationDate)} ${citationDate.slice(11, 16)}`,
    comment,
  ]
    .filter((text): text is string => text !== null && text !== '')
    .map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`))
    .join(' ');

/** The attendance in a roll: of one student, or the number of students present. */
function rollOf({ students, absent }: Activity, student: number | null): string {
  if (student !== null) return absent.includes(student) ? 'No asistió.' : 'Asistió.';
  const present = students.length - absent.length;
  return `${present === 1 ? 'Asistió' : 'Asistieron'} ${present} de ${students.length}.`;
}

/** The activities in the span that match, newest first. */
async function activitiesOf(
  isOf: (row: Activity) => boolean,
  { after, before, limit, offset }: ActivitySpan,
  { db, schoolId }: ReportScope,
) {
  const log = await db.activityGroups.of(schoolId);
  return log.where(
    (row) => isOf(row) && row.creationDate > after && row.creationDate < before,
    (rows) =>
      rows.toSorted((one, other) => other.creationDate.localeCompare(one.creationDate) || other.id - one.id).slice(offset, offset + limit),
  );
}

/** The name of the period with exactly these dates, otherwise the dates. */
function spanText({ after, before }: ActivitySpan, { db, schoolYearId }: ReportScope): string {
  const [period] = db.periods.where(
    (row) => row.active && row.schoolYearId === schoolYearId && row.startDate === after && row.endDate === before,
  );
  return period ? `${period.name}, año escolar ${period.startDate.slice(0, 4)}` : `${day(after)} al ${day(before)}`;
}

async function reportOf(
  name: string,
  whose: string,
  facts: readonly { label: string; value: string }[],
  rows: readonly Activity[],
  span: ActivitySpan,
  scope: ReportScope,
  student: number | null,
) {
  const detailOf = (row: Activity) => (row.type === 'CHECKIN' ? rollOf(row, student) : writtenOf(row));
  const sheet = openSheet({
    school: await schoolHead(scope),
    title: 'Reporte de Actividades',
    period: spanText(span, scope),
    whose,
    facts: [...facts, { label: 'Actividades', value: String(rows.length) }],
    foot: `Actividades de ${name}, ${spanText(span, scope)}`,
  });
  if (rows.length === 0) sheet.nothing();
  else
    sheet.table(
      ['Fecha', 'Tipo', 'Profesor', 'Detalle'],
      rows.map((row) => [
        `${day(row.creationDate)} ${row.creationDate.slice(11, 16)}`,
        WORDS[row.type],
        printable(teacherName(scope, row.teacherId) ?? ''),
        printable(detailOf(row)),
      ]),
      { columnStyles: { 0: { cellWidth: 86 }, 1: { cellWidth: 82 }, 2: { cellWidth: 104 } } },
    );
  return sheet.finish();
}

/** API-061 */
export async function studentActivities(student: Row<'students'>, span: ActivitySpan, scope: ReportScope): Promise<Blob> {
  const rows = await activitiesOf(({ students }) => students.includes(student.id), span, scope);
  const name = fullName(student);
  const room = scope.db.rooms.find(student.roomId)?.name ?? '';
  const facts = [
    { label: 'Estudiante', value: name },
    { label: 'Curso', value: room },
  ];
  return reportOf(name, `${name}, ${room}`, facts, rows, span, scope, student.id);
}

/** API-062 */
export async function roomActivities(room: Row<'rooms'>, span: ActivitySpan, scope: ReportScope): Promise<Blob> {
  const rows = await activitiesOf(({ roomId }) => roomId === room.id, span, scope);
  return reportOf(room.name, room.name, [{ label: 'Curso', value: room.name }], rows, span, scope, null);
}
