import { valuations, type Valuation } from '@/api/valuations';
import { implement } from '../implement';
import type { Row } from '../tables';

function answer(row: Row<'valuations'> | undefined): Valuation | null {
  if (!row) return null;
  const { id, primary, initialValue, endValue, includeValoration, isQualificationByActivities, items } = row;
  return { id, primary, initialValue, endValue, includeValoration, isQualificationByActivities, items };
}

export const valuationOperations = implement(valuations, {
  get: ({ schoolId, db }) => {
    const rows = db.valuations.where((row) => row.schoolId === schoolId);
    return { preschool: answer(rows.find(({ primary }) => !primary)), primary: answer(rows.find(({ primary }) => primary)) };
  },
});
