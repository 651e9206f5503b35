import { printable } from '@mocks/reports/pen';
import { openSheet } from '@mocks/reports/sheet';
import type { Row } from '@mocks/store/tables';
import { day, fullName, periodText, schoolHead, type ReportScope } from './report-scope';

interface Days {
  readonly initialDate: string;
  readonly endDate: string;
}

/** The rolls of a room between two times, oldest first. */
async function rollsOf(roomId: number, { initialDate, endDate }: Days, { db, schoolId }: ReportScope) {
  const log = await db.activityGroups.of(schoolId);
  return log
    .where((row) => row.type === 'CHECKIN' && row.roomId === roomId && row.creationDate >= initialDate && row.creationDate <= endDate)
    .sort((one, other) => one.creationDate.localeCompare(other.creationDate));
}

const hour = (date: string) => date.slice(11, 16);

/** The attendance of a student, day by day (API-059). */
export async function studentAttendance(student: Row<'students'>, period: Row<'periods'>, days: Days, scope: ReportScope): Promise<Blob> {
  const name = fullName(student);
  const room = scope.db.rooms.find(student.roomId)?.name ?? '';
  const rolls = (await rollsOf(student.roomId, days, scope)).filter(({ students }) => students.includes(student.id));
  const absent = rolls.filter((roll) => roll.absent.includes(student.id)).length;
  const sheet = openSheet({
    school: await schoolHead(scope),
    title: 'Reporte de Asistencia',
    period: periodText(period),
    whose: `${name}, ${room}`,
    facts: [
      { label: 'Estudiante', value: name },
      { label: 'Curso', value: room },
      { label: 'Asistencias', value: String(rolls.length - absent) },
      { label: 'Inasistencias', value: String(absent) },
    ],
    foot: `Asistencia de ${name}, ${period.name}`,
  });
  if (rolls.length === 0) sheet.nothing();
  else
    sheet.table(
      ['Día', 'Hora del registro', 'Asistencia'],
      rolls.map((roll) => [day(roll.creationDate), hour(roll.creationDate), roll.absent.includes(student.id) ? 'No asistió' : 'Asistió']),
    );
  return sheet.finish();
}

/** The attendance of a room, day by day, with the absent students (API-060). */
export async function roomAttendance(room: Row<'rooms'>, period: Row<'periods'>, days: Days, scope: ReportScope): Promise<Blob> {
  const { db } = scope;
  const rolls = await rollsOf(room.id, days, scope);
  const sheet = openSheet({
    school: await schoolHead(scope),
    title: 'Reporte de Asistencia',
    period: periodText(period),
    whose: room.name,
    facts: [
      { label: 'Curso', value: room.name },
      { label: 'Días con registro', value: String(new Set(rolls.map(({ creationDate }) => creationDate.slice(0, 10))).size) },
      { label: 'Fechas', value: `${day(days.initialDate)} al ${day(days.endDate)}` },
    ],
    foot: `Asistencia de ${room.name}, ${period.name}`,
  });
  const nameOf = (id: number) => {
    const student = db.students.find(id);
    return student ? fullName(student) : '';
  };
  if (rolls.length === 0) sheet.nothing();
  else
    sheet.table(
      ['Día', 'Hora', 'Asistieron', 'No asistieron'],
      rolls.map((roll) => [
        day(roll.creationDate),
        hour(roll.creationDate),
        String(roll.students.length - roll.absent.length),
        printable(roll.absent.length === 0 ? 'Nadie faltó' : roll.absent.map(nameOf).join(', ')),
      ]),
      { columnStyles: { 0: { cellWidth: 70 }, 1: { cellWidth: 45 }, 2: { cellWidth: 60 } } },
    );
  return sheet.finish();
}
