import { activityLog } from '@/api/resources/activity-log';
import { implement } from '@mocks/backend/implement';
import { activityAnswer } from './activity-answer';
import { passes, readFilters } from './log-filters';

export const operations = implement(activityLog, {
  list: async ({ query: { filters = [], limit, offset, order }, schoolId, db, refuse }) => {
    const logFilters = readFilters(filters) ?? refuse('badRequest');
    const log = await db.activityGroups.of(schoolId);
    let total = 0;
    const page = log.where(
      (row) => passes(logFilters, row),
      (rows) => {
        total = rows.length;
        const sign = order === 'ASC' ? 1 : -1;
        rows.sort((one, other) => sign * (one.creationDate.localeCompare(other.creationDate) || one.id - other.id));
        return rows.slice(offset, offset + limit);
      },
    );
    return { activityGroups: page.map((row) => activityAnswer(db, row)), total };
  },
});
