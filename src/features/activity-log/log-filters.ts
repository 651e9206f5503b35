/** What the log is asked for: the filters of its address and of its form, and the call that they make (ALOG-03 to ALOG-12). */
import dayjs from 'dayjs';
import { number, object, string, type InferType, type StringSchema } from 'yup';
import { activityLog } from '@/api/resources/activity-log';
import type { Input } from '@/api/core/endpoint';
import { isWireDate } from '@/api/core/wire-date';
import { END_BEFORE_START } from '@/school/today';
import type { Deployment } from '@/school/deployment';
import { REQUIRED_BARE } from '@/ui/form/text-schema';
import type { Order } from '@/ui/table/table-order';
import { tableAddress } from '@/ui/table/use-table-state';

const startOf = (day: string): string => `${day} 00:00:00`;
const endOf = (day: string): string => `${day} 23:59:59`;

const id = () => number().integer().positive().optional();
const day = () => string().test('day', (value) => value === undefined || isWireDate(startOf(value)));

/** With the page, which begins anew when other filters are applied. */
export const logAddress = tableAddress.pick(['page']).shape({ teacher: id(), room: id(), from: day(), to: day() });
type LogAddress = InferType<typeof logAddress>;

export interface Days {
  readonly from: string;
  readonly to: string;
}

export interface LogFilters extends Days {
  readonly teacher: number | undefined;
  readonly room: number | undefined;
}

/** Today and so many days before, of which a school may have its own (ALOG-04, ALOG-05, SHAR-05). */
export function firstDays(now: Date, schoolId: number, days: Deployment['activityLogDays']): Days {
  const before = days.bySchool[schoolId] ?? days.default;
  return { from: dayjs(now).subtract(before, 'day').format('YYYY-MM-DD'), to: dayjs(now).format('YYYY-MM-DD') };
}

/** The filters of an address; days that are missing, or that no form would let through, are the first ones. */
export function filtersIn({ teacher, room, from, to }: LogAddress, first: Days): LogFilters {
  const days = { from: from ?? first.from, to: to ?? first.to };
  return { teacher, room, ...(days.to < days.from ? first : days) };
}

/** The values of the form: '' where nothing is chosen or typed. */
export interface FilterValues {
  readonly teacher: string;
  readonly room: string;
  readonly from: string;
  readonly to: string;
}

const typedDay = (): StringSchema<string> => string().required(REQUIRED_BARE);

/** Both are written year first, so strings compare as dates do (ALOG-10). */
export const filterSchema = object({
  teacher: string().defined(),
  room: string().defined(),
  from: typedDay(),
  to: typedDay().test('after-start', END_BEFORE_START, (value, { parent }) => {
    const start: unknown = Reflect.get(parent as object, 'from');
    return typeof start !== 'string' || value >= start;
  }),
});

export const valuesOf = ({ teacher, room, from, to }: LogFilters): FilterValues => ({
  teacher: teacher === undefined ? '' : String(teacher),
  room: room === undefined ? '' : String(room),
  from,
  to,
});

export const filtersOf = ({ teacher, room, from, to }: FilterValues): LogFilters => ({
  teacher: teacher === '' ? undefined : Number(teacher),
  room: room === '' ? undefined : Number(room),
  from,
  to,
});

interface AskedPage {
  readonly limit: Input<typeof activityLog.list>['query']['limit'];
  readonly offset: number;
  readonly order: Order;
}

/** The call (ALOG-07). */
export function inputOf({ teacher, room, from, to }: LogFilters, { limit, offset, order }: AskedPage): Input<typeof activityLog.list> {
  const chosen = (field: 'teacher' | 'room', value: number | undefined) =>
    value === undefined ? [] : [{ field, operator: '=' as const, value: String(value) }];
  return {
    query: {
      filters: [
        // ALOG-08
        ...chosen('teacher', teacher),
        ...chosen('room', room),
        // ALOG-09
        { field: 'creationDate', operator: '>', value: startOf(from) },
        { field: 'creationDate', operator: '<', value: endOf(to) },
      ],
      paginated: 'Y',
      limit,
      // ALOG-11, ALOG-12
      offset,
      orderBy: 'creationDate',
      order: order.isDown ? 'DESC' : 'ASC',
    },
  };
}
