import { schoolYears } from '@/api/resources/school-years';
import { implement } from '@mocks/backend/implement';
import { enrollmentAnswer, openEnrollment } from '@mocks/resources/enrollments/open-enrollment';
import { toBogota } from '@mocks/seeding/calendar';
import type { Db } from '@mocks/store/db';
import type { Row } from '@mocks/store/tables';

interface Dates {
  readonly startDate: string;
  readonly endDate: string;
}

const yearAnswer = ({ id, startDate, endDate }: Row<'schoolYears'>) => ({ id, startDate, endDate });

const yearsOf = (db: Db, schoolId: number) => db.schoolYears.where((row) => row.schoolId === schoolId);

const isReversed = ({ startDate, endDate }: Dates) => endDate <= startDate;

const areCrossed = (one: Dates, other: Dates) => one.startDate <= other.endDate && other.startDate <= one.endDate;

export const operations = implement(schoolYears, {
  // API-017, YEAR-19: the year with the latest end date, even if it is over or has not begun.
  current: ({ schoolId, db }) => {
    const [latest] = yearsOf(db, schoolId).sort((one, other) => other.endDate.localeCompare(one.endDate));
    return latest ? yearAnswer(latest) : null;
  },

  list: ({ schoolId, db }) => ({ periods: yearsOf(db, schoolId).map(yearAnswer) }),

  save: ({ body: { id, startDate, endDate }, schoolId, db, refuse }) => {
    const years = yearsOf(db, schoolId);
    if (id !== null && !years.some((row) => row.id === id)) return refuse('notFound');
    if (isReversed({ startDate, endDate })) return refuse('invalidRange');
    if (years.some((row) => row.id !== id && areCrossed(row, { startDate, endDate }))) return refuse('overlap');
    const dates = { startDate, endDate };
    return yearAnswer(id === null ? db.schoolYears.insert({ ...dates, schoolId }) : db.schoolYears.update(id, dates));
  },

  /**
   * Closes the year, creates the next one and opens the enrollment into it. Rooms, subjects, teachers and configurations
   * belong to the school and stay (YEAR-20); students stay in the closed year (YEAR-21).
   */
  close: async ({ body: { startDate, endDate, schoolYearId, schoolId: sentSchool }, schoolId, db, refuse }) => {
    if (sentSchool !== schoolId) return refuse('forbidden');
    const years = yearsOf(db, schoolId);
    const closed = years.find(({ id }) => id === schoolYearId);
    if (!closed) return refuse('notFound');
    // YEAR-17
    if (db.enrollments.where(({ closedYearId }) => closedYearId === closed.id).length > 0) return refuse('alreadyClosed');
    // YEAR-18: by the day in Bogotá; the year ends after its last day (YEAR-02).
    if (toBogota(new Date()).slice(0, 10) <= closed.endDate.slice(0, 10)) return refuse('yearNotEnded');
    // YEAR-24
    if (openEnrollment(db, schoolId)) return refuse('enrollmentOpen');
    const dates = { startDate, endDate };
    if (isReversed(dates) || years.some((year) => areCrossed(year, dates))) return refuse('invalidDates');
    const year = db.schoolYears.insert({ ...dates, schoolId });
    // Stores the current room of every student, for the enrollment and the history (API-053, API-054).
    const history = await db.studentHistory.of(closed.id);
    for (const { id: studentId, roomId } of db.students.where((row) => row.active && row.schoolYearId === closed.id))
      history.insert({ studentId, roomId, schoolYearId: closed.id });
    const enrollment = db.enrollments.insert({ schoolId, closedYearId: closed.id, schoolYearId: year.id, status: 'ACTIVE' });
    return { schoolYear: yearAnswer(year), enrollment: enrollmentAnswer(enrollment) };
  },
});
