import { periods, type Period } from '@/api/resources/periods';
import { implement } from '@mocks/backend/implement';
import { toBogota } from '@mocks/seeding/calendar';
import type { Db } from '@mocks/store/db';
import type { Row } from '@mocks/store/tables';
import { areCrossed, includes, isReversed, isWithin } from './period-dates';
import { periodsOfYear } from './periods-of-year';

const LIMIT = 5;

const periodAnswer = ({ id, name, startDate, endDate }: Row<'periods'>): Period => ({
  id,
  name,
  startDate,
  endDate,
  state: includes({ startDate, endDate }, toBogota(new Date())),
});

/** PERI-30. Reads the rooms one after another, until one has an achievement of the period. */
async function hasIndicators(db: Db, { id, schoolId }: Row<'periods'>): Promise<boolean> {
  for (const room of db.rooms.where((row) => row.schoolId === schoolId)) {
    const ofRoom = await db.indicators.of(room.id);
    if (ofRoom.where(({ active, periodId }) => active && periodId === id).length > 0) return true;
  }
  return false;
}

export const operations = implement(periods, {
  list: ({ schoolYearId, db }) => ({ periods: periodsOfYear(db, schoolYearId).map(periodAnswer) }),

  // PERI-31: the list is stored completely or not at all.
  save: ({ body, schoolId, schoolYearId, db, refuse }) => {
    const year = schoolYearId === null ? null : db.schoolYears.find(schoolYearId);
    if (!year) return refuse('schoolYearMissing');
    const stored = periodsOfYear(db, year.id);
    if (body.some(({ id }) => id !== null && !stored.some((row) => row.id === id))) return refuse('notFound');
    const unchanged = stored.filter(({ id }) => !body.some((sent) => sent.id === id));
    const all = [...unchanged, ...body];
    if (all.length > LIMIT) return refuse('limitExceeded');
    if (new Set(all.map(({ name }) => name)).size < all.length) return refuse('duplicatedName');
    if (body.some(isReversed)) return refuse('invalidRange');
    if (body.some((sent) => !isWithin(sent, year))) return refuse('outOfSchoolYear');
    if (body.some((sent) => all.some((other) => other !== sent && areCrossed(sent, other)))) return refuse('overlap');
    for (const { id, name, startDate, endDate } of body) {
      const content = { name, startDate, endDate };
      if (id === null) db.periods.insert({ ...content, schoolId, schoolYearId: year.id, active: true });
      else db.periods.update(id, content);
    }
    return { periods: periodsOfYear(db, year.id).map(periodAnswer) };
  },

  remove: async ({ params, schoolYearId, db, refuse }) => {
    const period = periodsOfYear(db, schoolYearId).find(({ id }) => id === params.id) ?? refuse('notFound');
    if (await hasIndicators(db, period)) return refuse('withIndicator');
    db.periods.update(period.id, { active: false });
  },
});
