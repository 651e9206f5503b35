import type { RecordRow } from '@/api/resources/academic-records';
import { LevelSign } from '@/school/learning/level-sign';
import { UNMARKED } from '@/school/learning/mark-chart';
import { nameOfRow } from '@/school/learning/record-names';
import type { Column } from '@/ui/table/data-table-rows';
import { MarkBar } from '@/school/learning/mark-bar';
import type { MarksPlan } from './marks-plan';
import { writtenMark } from './written-mark';

/** EVAL-17; the same columns are shown before the achievement is loaded. */
export const evaluationColumns = (plan: MarksPlan | undefined): Column<RecordRow>[] => [
  {
    id: 'student',
    header: 'Estudiante',
    value: ({ studentName, studentLastName }) => `${studentLastName} ${studentName}`,
    cell: nameOfRow,
    written: nameOfRow,
    isRowHeader: true,
    sheet: 'none',
  },
  {
    id: 'mark',
    header: 'Calificación',
    value: ({ qualification }) => qualification,
    cell: ({ qualification, qualificationDescription }) =>
      plan && <MarkBar mark={qualification} level={qualificationDescription} plan={plan} />,
    ...writtenMark(plan, ({ qualification }) => qualification),
    width: '19rem',
    sheet: 'line',
  },
  {
    id: 'level',
    header: 'Nivel',
    // Sorted by the mark, not by the level's name.
    value: ({ qualification }) => qualification,
    cell: ({ qualificationDescription: level }) =>
      level === null || !plan ? <span className="text-body-secondary">{UNMARKED}</span> : <LevelSign name={level} levels={plan.levels} />,
    written: ({ qualificationDescription }) => qualificationDescription ?? UNMARKED,
    width: '9rem',
    sheet: 'status',
  },
];
