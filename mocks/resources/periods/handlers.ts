import { periods, type Period } from '@/api/resources/periods';
import { implement } from '@mocks/backend/implement';
import { toBogota } from '@mocks/seeding/calendar';
import type { Db } from '@mocks/store/db';
import type { Row } from '@mocks/store/tables';
import { areCrossed, includes, isReversed, isWithin } from './period-dates';

const LIMIT = 5;

const periodAnswer = ({ id, name, startDate, endDate }: Row<'periods'>): Period => ({
  id,
  name,
  startDate,
  endDate,
  state: includes({ startDate, endDate }, toBogota(new Date())),
});

/** In a school without a year there are none (SHAR-03). */
const periodsOf = (db: Db, schoolYearId: number | null) => db.periods.where((row) => row.active && row.schoolYearId === schoolYearId);

export const operations = implement(periods, {
  list: ({ schoolYearId, db }) => ({ periods: periodsOf(db, schoolYearId).map(periodAnswer) }),

  // PERI-31: all of the list is stored or nothing.
  save: ({ body, schoolId, schoolYearId, db, refuse }) => {
    const year = schoolYearId === null ? null : db.schoolYears.find(schoolYearId);
    if (!year) return refuse('schoolYearMissing');
    const stored = periodsOf(db, year.id);
    if (body.some(({ id }) => id !== null && !stored.some((row) => row.id === id))) return refuse('notFound');
    const kept = stored.filter(({ id }) => !body.some((sent) => sent.id === id));
    const all = [...kept, ...body];
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
    return { periods: periodsOf(db, year.id).map(periodAnswer) };
  },

  remove: ({ params, schoolYearId, db, refuse }) => {
    if (!periodsOf(db, schoolYearId).some(({ id }) => id === params.id)) return refuse('notFound');
    db.periods.update(params.id, { active: false });
  },
});
