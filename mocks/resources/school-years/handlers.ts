import { schoolYears } from '@/api/resources/school-years';
import { implement } from '@mocks/backend/implement';

export const operations = implement(schoolYears, {
  // API-017: the one with the greatest end date, also when it is over or has not begun.
  current: ({ schoolId, db }) => {
    const [latest] = db.schoolYears
      .where((row) => row.schoolId === schoolId)
      .sort((one, other) => other.endDate.localeCompare(one.endDate));
    return latest ? { id: latest.id, startDate: latest.startDate, endDate: latest.endDate } : null;
  },
});
