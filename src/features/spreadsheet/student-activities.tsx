import { ListChecks } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import type { MarkedActivity } from '@/api/resources/academic-records';
import { activityTypeText } from '@/school/learning/activity-words';
import { LevelSign } from '@/school/learning/level-sign';
import { UNMARKED, markText } from '@/school/learning/mark-chart';
import { counted } from '@/ui/base/plural';
import { LinkedText } from '@/ui/links/linked-text';
import { EmptyState } from '@/ui/page/empty-state';
import { DataTable } from '@/ui/table/data-table';
import type { Column } from '@/ui/table/data-table-rows';
import { EDIT, RowActions, RowButton } from '@/ui/table/row-actions';
import { MarkBar } from '@/school/learning/mark-bar';
import type { MarksPlan } from './marks-plan';
import { writtenMark } from './written-mark';

const idOf = ({ academicActivityId }: MarkedActivity) => academicActivityId;
const nameOf = ({ title }: MarkedActivity) => title;

const commentText = ({ comment }: MarkedActivity): string => comment || '-';

/** DETA-06; in the response's order, oldest first. */
const columnsOf = ({ levels, hasNumbers }: MarksPlan): Column<MarkedActivity>[] => [
  { id: 'type', header: 'Tipo', value: ({ type }) => activityTypeText(type), width: '7.5rem', order: 'none' },
  {
    id: 'title',
    header: 'Actividad',
    value: nameOf,
    width: hasNumbers ? '10.5rem' : '9.5rem',
    isRowHeader: true,
    order: 'none',
    sheet: 'none',
  },
  {
    id: 'weight',
    header: 'Ponderación',
    value: ({ weight }) => weight,
    cell: ({ weight }) => `${weight}%`,
    isPercent: true,
    width: '6.75rem',
    order: 'none',
  },
  {
    id: 'mark',
    header: 'Calificación',
    value: ({ qualification }) => qualification,
    // DETA-07, EVAL-54
    cell: ({ withQualification, qualification, qualificationName }) =>
      !withQualification || qualification === null ? (
        <span className="text-body-secondary">{UNMARKED}</span>
      ) : hasNumbers ? (
        <b className="mark-number num" translate="no">
          {markText(qualification)}
        </b>
      ) : (
        <MarkBar mark={qualification} level={qualificationName} plan={{ levels, hasNumbers }} />
      ),
    ...writtenMark({ levels, hasNumbers }, ({ withQualification, qualification }) => (withQualification ? qualification : null)),
    width: hasNumbers ? '7rem' : '9rem',
    order: 'none',
  },
  {
    id: 'level',
    header: 'Nivel',
    value: ({ qualificationName }) => qualificationName,
    cell: ({ qualificationName }) => (qualificationName === null ? '-' : <LevelSign name={qualificationName} levels={levels} />),
    written: ({ qualificationName }) => qualificationName ?? '-',
    width: '6.5rem',
    order: 'none',
  },
  {
    id: 'comment',
    header: 'Comentario',
    value: commentText,
    cell: (activity) => <LinkedText text={commentText(activity)} />,
    order: 'none',
    sheet: 'text',
  },
];

const countOf = (count: number) => counted(count, 'actividad', 'actividades');

interface StudentActivitiesProps {
  student: string;
  activities: readonly MarkedActivity[];
  plan: MarksPlan;
  /** Undefined for an Admin (DETA-10). */
  onEvaluate: ((activity: MarkedActivity) => void) | undefined;
}

/** Every activity of the achievement, with the student's mark (DETA-06 to DETA-10). */
export function StudentActivities({ student, activities, plan, onEvaluate }: StudentActivitiesProps) {
  const columns = useMemo(() => columnsOf(plan), [plan]);
  const actions = useCallback(
    (activity: MarkedActivity) =>
      activity.withQualification ? (
        <RowActions actions={[{ ...EDIT, onPress: () => onEvaluate?.(activity) }]} />
      ) : (
        <RowButton onClick={() => onEvaluate?.(activity)}>Evaluar</RowButton>
      ),
    [onEvaluate],
  );
  return (
    <DataTable
      label="Actividades"
      fileName={`Actividades ${student}`}
      columns={columns}
      record={{ id: idOf, name: nameOf }}
      actions={onEvaluate && { of: actions, count: 2 }}
      list={{ rows: activities, isLoading: false, retry: () => undefined }}
      countOf={countOf}
      empty={<EmptyState icon={ListChecks} text="Este logro no tiene actividades." />}
    />
  );
}
