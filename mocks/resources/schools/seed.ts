import { object } from 'yup';
import { flag, integer, text, word } from '@/api/core/schema';
import { configurationSchema } from '@/api/resources/configurations';
import { periodSchema } from '@/api/resources/periods';
import { schoolYearSchema } from '@/api/resources/school-years';
import { schoolSchema } from '@/api/resources/schools';
import { valuationSchema } from '@/api/resources/valuations';
import { ofSchool } from '@mocks/store/table';
import { schools } from '@fixtures/schools';
import vocabulary from '@fixtures/vocabulary.json';
import type { World } from '@mocks/store/tables';
import { periodsOfYear, yearOf } from '@mocks/seeding/calendar';
import type { SeedOptions } from '@mocks/seeding/options';

/** The enrollment that follows the close of a year: its students get their rooms of the next year. */
const enrollmentTable = object({
  id: integer(),
  ...ofSchool,
  /** The year that was closed; a year is closed only once (YEAR-17). */
  closedYearId: integer(),
  /** The new year. */
  schoolYearId: integer(),
  status: word('ACTIVE', 'FINALIZED'),
});

export const tables = {
  schools: schoolSchema.shape({ subjectWord: text().nullable(), roomWord: text().nullable() }),
  schoolYears: schoolYearSchema.shape(ofSchool),
  periods: periodSchema.omit(['state']).shape({ ...ofSchool, schoolYearId: integer(), active: flag() }),
  enrollments: enrollmentTable,
  configurations: configurationSchema.shape(ofSchool),
  valuations: valuationSchema.shape(ofSchool),
};

type Own = typeof tables;
declare module '@mocks/store/tables' {
  interface Tables extends Own {}
}

type Valuation = World['valuations'][number];

const { escalas } = vocabulary;

/** The vocabulary's base indicators by level. */
const indicators = new Map(Object.entries(escalas.indicadorBase));

/** Model A for preschool, model B for the rest; direct evaluation spreads 0 to 5 in equal steps (VALU-21). */
function makeValuation(schoolId: number, id: number, primary: boolean, scored: boolean): Valuation {
  const scale = primary ? escalas.PRIMARY_importada_por_la_especificacion : escalas.PRESCHOOL_importada_por_la_especificacion;
  const step = 5 / scale.length;
  return {
    id,
    schoolId,
    primary,
    initialValue: scored ? 1 : 0,
    endValue: 5,
    includeValoration: scored,
    isQualificationByActivities: primary && scored,
    items: scale.map(([name, from, to], index) => ({
      id: id * 10 + index,
      name: String(name),
      description: indicators.get(String(name)) ?? '',
      initialValue: scored ? Number(from) : index * step,
      endValue: scored ? Number(to) : (index + 1) * step,
      modelType: primary ? 'B' : 'A',
    })),
  };
}

/** The schools with their years, periods, switches and valuation configurations. */
export function seed({ now, mediaUrl }: SeedOptions): Pick<World, keyof Own> {
  const thisYear = yearOf(now);
  const yearsBy = (of: 'years' | 'pastYears') =>
    schools.flatMap((school) => school[of].map((offset) => ({ schoolId: school.id, year: thisYear + offset })));
  const schoolYears = [...yearsBy('years'), ...yearsBy('pastYears')].map(({ schoolId, year }, index) => ({
    id: index + 1,
    schoolId,
    startDate: `${year}-01-01 00:00:00`,
    endDate: `${year}-12-31 23:59:59`,
  }));
  const yearIdOf = (schoolId: number, offset: number): number => {
    const found = schoolYears.find((row) => row.schoolId === schoolId && row.startDate.startsWith(String(thisYear + offset)));
    if (!found) throw new Error(`School ${schoolId} has no school year ${thisYear + offset}.`);
    return found.id;
  };
  return {
    schools: schools.map(({ id, name, shield, schoolPhone, schoolEmail, schoolAddress, schoolCity, words }) => ({
      id,
      name,
      image: mediaUrl(shield),
      schoolPhone,
      schoolEmail,
      schoolAddress,
      schoolCity,
      subjectWord: words.subject,
      roomWord: words.room,
    })),
    schoolYears,
    periods: schools
      .flatMap(({ id, periodsOf }) =>
        periodsOf === null ? [] : periodsOfYear(thisYear + periodsOf).map((period) => ({ ...period, schoolId: id, offset: periodsOf })),
      )
      .map(({ offset, ...period }, index) => ({
        ...period,
        id: index + 1,
        schoolYearId: yearIdOf(period.schoolId, offset),
        active: true,
      })),
    enrollments: [
      ...schools.flatMap(({ id, closedYear }) => (closedYear === null ? [] : [{ schoolId: id, closedYear, status: 'ACTIVE' as const }])),
      ...schools.flatMap(({ id, pastYears }) =>
        pastYears.map((closedYear) => ({ schoolId: id, closedYear, status: 'FINALIZED' as const })),
      ),
    ].map(({ schoolId, closedYear, status }, index) => ({
      id: index + 1,
      schoolId,
      closedYearId: yearIdOf(schoolId, closedYear),
      schoolYearId: yearIdOf(schoolId, closedYear + 1),
      status,
    })),
    configurations: schools.flatMap(({ id, commentPost }) =>
      commentPost === null ? [] : [{ id, schoolId: id, name: 'commentPost', active: commentPost }],
    ),
    valuations: schools.flatMap(({ id, valuation }) =>
      valuation === null
        ? []
        : [makeValuation(id, id * 2 - 1, false, valuation === 'scored'), makeValuation(id, id * 2, true, valuation === 'scored')],
    ),
  };
}
