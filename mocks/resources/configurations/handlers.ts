import { configurations } from '@/api/resources/configurations';
import { implement } from '@mocks/backend/implement';

export const operations = implement(configurations, {
  list: ({ params, schoolId, db, refuse }) => {
    if (params.schoolId !== schoolId) return refuse('forbidden');
    const rows = db.configurations.where((row) => row.schoolId === schoolId);
    return { configurations: rows.map(({ id, name, active }) => ({ id, name, active })) };
  },
});
