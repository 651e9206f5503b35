import { chartShare } from '@/school/learning/mark-chart';
import type { Column } from '@/ui/table/data-table-rows';
import type { MarksPlan } from './marks-plan';

type Plan = Pick<MarksPlan, 'levels' | 'hasNumbers'>;

/** Without a mark there is no share: 0 % would count as one. */
const shareOf = (mark: number | null, levels: Plan['levels']): number | null => (mark === null ? null : chartShare(mark, levels));

/** A mark in a spreadsheet: its number; where numbers do not show (EVAL-54) its share, as beside the bar (EXPO-02). */
export const writtenMark = <Row>(plan: Plan | undefined, markOf: (row: Row) => number | null): Pick<Column<Row>, 'written' | 'isPercent'> =>
  !plan || plan.hasNumbers ? { written: markOf } : { written: (row) => shareOf(markOf(row), plan.levels), isPercent: true };
