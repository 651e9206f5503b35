import { openSheet } from '@mocks/reports/sheet';
import type { Row } from '@mocks/store/tables';
import { fullName, periodText, schoolHead, teacherName, type ReportScope } from './report-scope';

/** Whether the type requires the student's version and commitments (Ley 1620 de 2013). */
const isSituation = (type: string) => type.startsWith('Convivencia');
const asksCommitment = (type: string) => isSituation(type) || type === 'Compromiso';

/** The observations of all teachers in the period, oldest first (REPO-22). */
export async function observer(student: Row<'students'>, period: Row<'periods'>, scope: ReportScope): Promise<Blob> {
  const { db } = scope;
  const room = db.rooms.find(student.roomId);
  const roomName = room?.name ?? '';
  const director = teacherName(scope, room?.teacherId ?? null);
  const name = fullName(student);
  const written = (await db.studentObservations.of(student.id))
    .where((row) => row.active && row.periodId === period.id)
    .sort((one, other) => one.id - other.id);
  const sheet = openSheet({
    school: await schoolHead(scope),
    title: 'Observador del estudiante',
    period: periodText(period),
    whose: `${name}, ${roomName}`,
    facts: [
      { label: 'Estudiante', value: name },
      { label: 'Curso', value: roomName },
      ...(director === null ? [] : [{ label: 'Dirección de grupo', value: director }]),
      { label: 'Observaciones', value: String(written.length) },
    ],
    foot: `Observador de ${name}, ${period.name}. Documento reservado: se muestra solo al estudiante, a su acudiente y al colegio.`,
  });
  if (written.length === 0) sheet.nothing();
  for (const { observationTypeId, observation, teacherId } of written) {
    const type = db.observationTypes.find(observationTypeId)?.observationType ?? '';
    const teacher = teacherName(scope, teacherId);
    sheet.entry(type, teacher === null ? '' : `Profesor: ${teacher}`, observation);
    if (isSituation(type)) sheet.lines('Descargos del estudiante', 3);
    if (asksCommitment(type)) {
      sheet.lines('Compromisos', 2);
      sheet.signatures(
        [
          ['Estudiante', 'Fecha'],
          ['Acudiente', 'Fecha'],
          ['Profesor', 'Fecha'],
        ],
        { atFoot: false },
      );
    }
    sheet.rule();
  }
  sheet.signatures([
    [director ?? '', 'Dirección de grupo'],
    ['', 'Coordinación'],
    ['', 'Acudiente. Conocí este observador el'],
  ]);
  return sheet.finish();
}
