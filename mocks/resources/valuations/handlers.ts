import { valuations, type SavedValuation, type Valuation } from '@/api/resources/valuations';
import { implement } from '@mocks/backend/implement';
import type { Row } from '@mocks/store/tables';
import { modelsOfSchool } from './models-of-school';

/** VALU-13 */
const ITEM_LIMIT = 5;

const valuationAnswer = ({ schoolId: _, ...valuation }: Row<'valuations'>): Valuation => valuation;

interface Range {
  readonly initialValue: number;
  readonly endValue: number;
}

const isRising = ({ initialValue, endValue }: Range) => initialValue < endValue;

/** VALU-24, VALU-25: each range rises, lies within the configuration's and shares at most a border with another. */
function areRangesValid({ items, ...range }: SavedValuation): boolean {
  const areApart = (one: Range, other: Range) => one.endValue <= other.initialValue || other.endValue <= one.initialValue;
  return (
    isRising(range) &&
    items.every((item, index) => {
      const isInside = range.initialValue <= item.initialValue && item.endValue <= range.endValue;
      return isRising(item) && isInside && items.slice(index + 1).every((other) => areApart(item, other));
    })
  );
}

export const operations = implement(valuations, {
  get: ({ schoolId, db }) => {
    const { preschool, primary } = modelsOfSchool(db, schoolId);
    return { preschool: preschool && valuationAnswer(preschool), primary: primary && valuationAnswer(primary) };
  },

  save: ({ body, schoolId, db, refuse }) => {
    const ofSchool = db.valuations.where((row) => row.schoolId === schoolId);
    const saved = ofSchool.find(({ id }) => id === body.id) ?? null;
    if (body.id !== null && !saved) return refuse('notFound');
    // A configuration never changes its level.
    if (saved && saved.primary !== body.primary) return refuse('badRequest');
    // VALU-31
    if (!saved && ofSchool.some(({ primary }) => primary === body.primary)) return refuse('duplicated');
    if (body.items.length === 0 || body.items.length > ITEM_LIMIT) return refuse('itemLimit');
    if (!areRangesValid(body)) return refuse('invalidRange');
    const known = saved?.items.map(({ id }) => id) ?? [];
    if (body.items.some(({ id }) => id !== null && !known.includes(id))) return refuse('notFound');
    const lastItemId = Math.max(0, ...db.valuations.all().flatMap(({ items }) => items.map(({ id }) => id)));
    const items = body.items.map((item, index) => ({
      ...item,
      id: item.id ?? lastItemId + 1 + index,
      name: item.name.trim(),
      description: item.description.trim(),
    }));
    const { primary, initialValue, endValue, includeValoration, isQualificationByActivities } = body;
    const content = { primary, initialValue, endValue, includeValoration, isQualificationByActivities, items };
    return valuationAnswer(saved ? db.valuations.update(saved.id, content) : db.valuations.insert({ ...content, schoolId }));
  },
});
