import { chartShare } from '@/school/learning/mark-chart';
import type { Column } from '@/ui/table/data-table-rows';
import type { MarksPlan } from './marks-plan';

type Plan = Pick<MarksPlan, 'levels' | 'hasNumbers'>;

/** A mark in a spreadsheet: its number; where numbers do not show (EVAL-54) its share, as beside the bar (EXPO-02). */
export const writtenMark = <Row>(plan: Plan | undefined, markOf: (row: Row) => number | null): Pick<Column<Row>, 'written' | 'isPercent'> =>
  !plan || plan.hasNumbers ? { written: markOf } : { written: (row) => chartShare(markOf(row), plan.levels), isPercent: true };
