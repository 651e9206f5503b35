import { configurations } from '@/api/configurations';
import { implement } from '../implement';

export const configurationOperations = implement(configurations, {
  list: ({ params, schoolId, db, refuse }) => {
    if (params.schoolId !== schoolId) return refuse('forbidden');
    const rows = db.configurations.where((row) => row.schoolId === schoolId);
    return { configurations: rows.map(({ id, name, active }) => ({ id, name, active })) };
  },
});
