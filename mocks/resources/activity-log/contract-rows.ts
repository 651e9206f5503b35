import { activityLog } from '@/api/resources/activity-log';
import type { ContractRow } from '@mocks/testing/contract';

const from = { field: 'creationDate', operator: '>', value: '2026-06-12 00:00:00' };
const to = { field: 'creationDate', operator: '<', value: '2026-06-19 23:59:59' };
const query = { filters: [from, to], paginated: 'Y', limit: 10, offset: 0, orderBy: 'creationDate', order: 'DESC' };
const asked = (change: Record<string, unknown>) => ({ query: { ...query, ...change } });
const filtered = (...filters: object[]) => asked({ filters });

export const rows: readonly ContractRow[] = [
  {
    endpoint: activityLog.list,
    shown: ['activityGroups'],
    input: { query },
    as: 'coordinadora',
    refused: [
      { why: 'no limit', status: 400, input: asked({ limit: undefined }) },
      { why: 'another limit', status: 400, input: asked({ limit: 15 }) },
      { why: 'no offset', status: 400, input: asked({ offset: undefined }) },
      { why: 'an offset below 0', status: 400, input: asked({ offset: -1 }) },
      { why: 'no order', status: 400, input: asked({ order: undefined }) },
      { why: 'another order', status: 400, input: asked({ order: 'desc' }) },
      { why: 'an order by another field', status: 400, input: asked({ orderBy: 'type' }) },
      { why: 'a list without pages', status: 400, input: asked({ paginated: 'N' }) },
      { why: 'a teacher that is greater', status: 400, input: filtered({ field: 'teacher', operator: '>', value: '11' }) },
      { why: 'a room by its name', status: 400, input: filtered({ field: 'room', operator: '=', value: 'Sexto A' }) },
      { why: 'a date that is equal', status: 400, input: filtered({ ...from, operator: '=' }) },
      { why: 'a date that there is not', status: 400, input: filtered({ ...from, value: '2026-02-30 00:00:00' }) },
      { why: 'a day without a time', status: 400, input: filtered({ ...from, value: '2026-06-12' }) },
      { why: 'a filter twice', status: 400, input: filtered(from, from) },
      { why: 'a filter by another field', status: 400, input: filtered({ field: 'student', operator: '=', value: '1' }) },
      { why: 'another operator', status: 400, input: filtered({ ...from, operator: '>=' }) },
      { why: 'a filter without a value', status: 400, input: filtered({ field: 'room', operator: '=' }) },
    ],
  },
];
