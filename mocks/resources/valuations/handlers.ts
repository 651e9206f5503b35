import { valuations, type Valuation } from '@/api/resources/valuations';
import { implement } from '@mocks/backend/implement';
import type { Row } from '@mocks/store/tables';

function answer(row: Row<'valuations'> | undefined): Valuation | null {
  if (!row) return null;
  const { id, primary, initialValue, endValue, includeValoration, isQualificationByActivities, items } = row;
  return { id, primary, initialValue, endValue, includeValoration, isQualificationByActivities, items };
}

export const operations = implement(valuations, {
  get: ({ schoolId, db }) => {
    const rows = db.valuations.where((row) => row.schoolId === schoolId);
    return { preschool: answer(rows.find(({ primary }) => !primary)), primary: answer(rows.find(({ primary }) => primary)) };
  },
});
