import { drawSteps, stepsWidth } from '@mocks/reports/level-steps';
import { CELL_GAP, drawUnder, openSheet, printable, roomUnder, type CellDef, type RowInput } from '@mocks/reports/sheet';
import type { Row } from '@mocks/store/tables';
import { bulletinRows, type AchievementResult } from './bulletin-rows';
import { day, fullName, periodText, schoolHead, teacherName, type ReportScope } from './report-scope';

/** In points. */
const SUBJECT_WIDTH = 110;

/** A mark as on the screens, with at least one decimal: '3.8'. */
const markText = (mark: number | null): string => (mark === null ? '' : Number.isInteger(mark) ? mark.toFixed(1) : String(mark));

/** A student's bulletin: with marks as numbers (C), or with levels only (D): REPO-08, REPO-09, REPO-21. */
export async function bulletin(student: Row<'students'>, period: Row<'periods'>, type: 'C' | 'D', scope: ReportScope): Promise<Blob> {
  const { db } = scope;
  const room = db.rooms.find(student.roomId);
  const director = teacherName(scope, room?.teacherId ?? null);
  const name = fullName(student);
  const sheet = openSheet({
    school: await schoolHead(scope),
    title: 'Boletín',
    period: periodText(period),
    facts: [
      { label: 'Estudiante', value: name },
      { label: 'Curso', value: room?.name ?? '' },
      ...(director === null ? [] : [{ label: 'Dirección de grupo', value: director }]),
      { label: 'Fechas del periodo', value: `${day(period.startDate)} al ${day(period.endDate)}` },
    ],
    foot: `Boletín de ${name}, ${period.name}`,
  });
  const results = await bulletinRows(student, period.id, scope);
  const isMarked = type === 'C';
  const columns = isMarked ? 4 : 3;
  /** The achievement of each row, null for a row without one. */
  const ofRow: (AchievementResult | null)[] = [];
  /** The lines of the teacher's name, by the index of the subject's first row. */
  const teachers = new Map<number, readonly string[]>();
  const rows = results.flatMap(({ subject, teacher, achievements, observation }): RowInput[] => {
    const count = 2 * achievements.length + (observation === null ? 0 : 1);
    const subjectRows: RowInput[] = achievements.flatMap((achievement): RowInput[] => {
      ofRow.push(achievement, null);
      const level = achievement.level ?? 'Sin calificar';
      const padding = { top: 4, bottom: 0, left: achievement.level === null ? 0 : stepsWidth(achievement.levels), right: 6 };
      return [
        [
          { content: printable(achievement.title), styles: { fontStyle: 'bold', cellPadding: { top: 4, bottom: 0, left: 0, right: 8 } } },
          { content: printable(level), styles: { cellPadding: padding } },
          ...(isMarked ? [{ content: markText(achievement.mark), styles: { halign: 'right' as const, fontStyle: 'bold' as const } }] : []),
        ],
        [
          {
            content: printable(achievement.description),
            colSpan: columns - 1,
            styles: { cellPadding: { top: 1, bottom: 5, left: 0, right: 8 } },
          },
        ],
      ];
    });
    if (observation !== null) {
      ofRow.push(null);
      const text = printable(`Observación: ${observation}`);
      subjectRows.push([
        { content: text, colSpan: columns - 1, styles: { textColor: 60, cellPadding: { top: 1, bottom: 6, left: 10, right: 8 } } },
      ]);
    }
    const [first, ...others] = subjectRows;
    if (!Array.isArray(first)) return [];
    const begins = { lineWidth: { top: 0.5 }, lineColor: 150 };
    const cells = (first as CellDef[]).map((cell) => ({ ...cell, styles: { ...cell.styles, ...begins } }));
    const under = sheet.linesIn(SUBJECT_WIDTH, teacher ?? '');
    teachers.set(ofRow.length - count, under);
    const cellPadding = { top: 4, bottom: roomUnder(under), left: 0, right: CELL_GAP };
    const head = { content: printable(subject), rowSpan: count, styles: { ...begins, cellPadding, fontStyle: 'bold' as const } };
    return [[head, ...cells], ...others];
  });
  if (rows.length === 0) sheet.nothing();
  else
    sheet.table(['Asignatura', 'Logro', 'Nivel', ...(isMarked ? ['Nota'] : [])], rows, {
      columnStyles: { 0: { cellWidth: SUBJECT_WIDTH }, 2: { cellWidth: 92 }, ...(isMarked && { 3: { cellWidth: 32 } }) },
      didDrawCell: (data) => {
        const achievement = data.section === 'body' ? ofRow[data.row.index] : null;
        if (achievement && achievement.level !== null && data.column.index === 2) drawSteps(data, achievement.place, achievement.levels);
        if (data.section === 'body' && data.column.index === 0) drawUnder(data, teachers.get(data.row.index) ?? []);
      },
    });
  sheet.signatures([
    [director ?? '', 'Dirección de grupo'],
    ['', 'Coordinación'],
    ['', 'Acudiente'],
  ]);
  return sheet.finish();
}
