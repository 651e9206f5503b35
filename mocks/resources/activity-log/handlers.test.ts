import { beforeEach, describe, expect, it } from 'vitest';
import { ACTIVITY_TYPES, activityLog } from '@/api/resources/activity-log';
import type { PersonKey } from '@fixtures/people';
import { reports } from '@fixtures/activity-log';
import { callerOf, openWorld, send } from '@mocks/testing/contract';

beforeEach(openWorld);

/** Ids in the small world: teacher 11 directs room 9, Sexto A. */
const YANETH = 11;
const SIXTH_A = 9;

const query = { paginated: 'Y', limit: 50, offset: 0, orderBy: 'creationDate', order: 'DESC' };

async function listed(change: Record<string, unknown> = {}, as: PersonKey = 'coordinadora', schoolId?: number) {
  const { status, body } = await send(activityLog.list, { query: { ...query, ...change } }, await callerOf(as, schoolId));
  expect(status).toBe(200);
  return activityLog.list.answer.validateSync(body, { strict: true });
}

/** The activities of all pages of a query. */
async function all(change: Record<string, unknown> = {}) {
  const { total } = await listed(change);
  const offsets = Array.from({ length: Math.ceil(total / 50) }, (_, page) => page * 50);
  const pages = [];
  for (const offset of offsets) pages.push((await listed({ ...change, offset })).activityGroups);
  return pages.flat();
}

const filter = (field: string, operator: string, value: number | string) => ({ field, operator, value: String(value) });

describe('API-095', () => {
  it('answers a page of the school alone, newest first, and counts all that match', async () => {
    const [{ activityGroups, total }, everything] = [await listed({ limit: 10 }), await all()];
    expect(activityGroups).toHaveLength(10);
    expect(total).toBeGreaterThan(100);
    expect(everything).toHaveLength(total);
    expect(new Set(everything.map(({ id }) => id)).size).toBe(total);
    expect(everything.slice(0, 10)).toEqual(activityGroups);
    const dates = everything.map(({ creationDate }) => creationDate);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const other = await listed({}, 'dos-colegios', 2);
    expect(other.total).toBeGreaterThan(30);
    expect(other.activityGroups.some(({ id }) => everything.some((one) => one.id === id))).toBe(false);
    expect(await listed({}, 'colegio-vacio')).toEqual({ activityGroups: [], total: 0 });
  });

  it('turns the order round, and has no rows beyond the last page', async () => {
    const [down, up] = [await all(), await all({ order: 'ASC' })];
    expect(up).toEqual(down.toReversed());
    const { activityGroups, total } = await listed({ offset: down.length });
    expect([activityGroups, total]).toEqual([[], down.length]);
  });

  it('filters by teacher, by room and by both', async () => {
    const [byTeacher, byRoom] = [filter('teacher', '=', YANETH), filter('room', '=', SIXTH_A)];
    const everything = await all();
    const hers = everything.filter(({ teacherName }) => teacherName === 'Yaneth García Suárez');
    const here = everything.filter(({ roomName }) => roomName === 'Sexto A');
    expect(await all({ filters: [byTeacher] })).toEqual(hers);
    expect(await all({ filters: [byRoom] })).toEqual(here);
    expect(await all({ filters: [byTeacher, byRoom] })).toEqual(hers.filter((report) => here.includes(report)));
    expect(hers.length).toBeGreaterThan(0);
    expect(here.length).toBeGreaterThan(hers.length / 10);
    expect(await listed({ filters: [filter('teacher', '=', 999_999)] })).toEqual({ activityGroups: [], total: 0 });
  });

  it('takes dates between both, without the two moments themselves', async () => {
    const everything = await all();
    const at = everything[20]?.creationDate ?? '';
    const after = everything.filter(({ creationDate }) => creationDate > at);
    const before = everything.filter(({ creationDate }) => creationDate < at);
    expect(await all({ filters: [filter('creationDate', '>', at)] })).toEqual(after);
    expect(await all({ filters: [filter('creationDate', '<', at)] })).toEqual(before);
    const until = everything[5]?.creationDate ?? '';
    const between = after.filter(({ creationDate }) => creationDate < until);
    expect(await all({ filters: [filter('creationDate', '>', at), filter('creationDate', '<', until)] })).toEqual(between);
  });

  it('answers every type with what belongs to it, and a roll with who was there', async () => {
    const everything = await all();
    expect(new Set(everything.map(({ type }) => type))).toEqual(new Set(ACTIVITY_TYPES));
    const checkin = everything.find(({ id }) => id === reports.checkin.id);
    expect(checkin?.students).toHaveLength(15);
    expect(checkin?.students.filter((student) => student.checkin === false)).toHaveLength(2);
    const photo = everything.find(({ id }) => id === reports.photo.id);
    expect(photo?.students.map((student) => student.checkin)).toEqual([null, null, null]);
    expect([photo?.imageUrls.length, photo?.videoUrls.length]).toEqual([2, 1]);
  });

  it('refuses filters that are not numbered from 0 without gaps', async () => {
    const who = await callerOf('coordinadora');
    const asked = async (index: number) => {
      const filters = ['field=room', 'operator==', 'value=9'].map((part) => part.replace('=', ']='));
      const rest = Object.entries(query).map(([name, value]) => `${name}=${value}`);
      const search = [...filters.map((part) => `filters[${index}][${part}`), ...rest].join('&');
      return (await send(activityLog.list, {}, who, { path: `/api/activity-group?${search}` })).status;
    };
    expect(await asked(0)).toBe(200);
    expect(await asked(1)).toBe(400);
  });
});
