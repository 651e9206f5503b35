/** The log's filters in the address and in the form, and the request that they make (ALOG-03 to ALOG-12). */
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

/** Includes the page, which goes back to 1 when filters are applied. */
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

/** Today and the configured number of days before, which may be set per school (ALOG-04, ALOG-05, SHAR-05). */
export function firstDays(now: Date, schoolId: number, days: Deployment['activityLogDays']): Days {
  const daysBefore = days.bySchool[schoolId] ?? days.default;
  return { from: dayjs(now).subtract(daysBefore, 'day').format('YYYY-MM-DD'), to: dayjs(now).format('YYYY-MM-DD') };
}

/** The filters of an address. Days that are missing, or that the form would refuse, are the default ones. */
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

/** The days are ISO strings, so they compare as dates (ALOG-10). */
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

interface RequestedPage {
  readonly limit: Input<typeof activityLog.list>['query']['limit'];
  readonly offset: number;
  readonly order: Order;
}

/** The request's input (ALOG-07). */
export function inputOf({ teacher, room, from, to }: LogFilters, { limit, offset, order }: RequestedPage): Input<typeof activityLog.list> {
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
