/** The filters of the log's query, as API-095 documents them. */
import { isWireDate } from '@/api/core/wire-date';

interface Filter {
  readonly field: 'teacher' | 'room' | 'creationDate';
  readonly operator: '=' | '>' | '<';
  readonly value: string;
}

export interface LogFilters {
  readonly teacherId?: number;
  readonly roomId?: number;
  /** Both exclusive. */
  readonly after?: string;
  readonly before?: string;
}

function read({ field, operator, value }: Filter): LogFilters | null {
  if (field === 'creationDate') {
    if (!isWireDate(value) || operator === '=') return null;
    return operator === '>' ? { after: value } : { before: value };
  }
  if (operator !== '=' || !/^\d+$/.test(value)) return null;
  return field === 'teacher' ? { teacherId: Number(value) } : { roomId: Number(value) };
}

/** The filters of a query; null when one is not documented, or occurs twice. */
export function readFilters(filters: readonly Filter[]): LogFilters | null {
  let known: LogFilters = {};
  for (const filter of filters) {
    const one = read(filter);
    if (one === null) return null;
    known = { ...known, ...one };
  }
  return Object.keys(known).length === filters.length ? known : null;
}

export const passes = (
  { teacherId, roomId, after, before }: LogFilters,
  row: { readonly teacherId: number; readonly roomId: number; readonly creationDate: string },
): boolean =>
  (teacherId === undefined || row.teacherId === teacherId) &&
  (roomId === undefined || row.roomId === roomId) &&
  (after === undefined || row.creationDate > after) &&
  (before === undefined || row.creationDate < before);
