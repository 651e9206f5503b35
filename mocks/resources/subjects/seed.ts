import { flag } from '@/api/core/schema';
import { assetSchema, courseSchema, subjectTypeSchema } from '@/api/resources/subjects';
import { ofSchool } from '@mocks/store/table';
import { SUBJECT_ICONS } from '@/api/resources/subject-icons';
import { subjectIcons, subjectsBySchool, subjectTypes } from '@fixtures/subjects';
import type { Row, World } from '@mocks/store/tables';

export const tables = {
  subjects: courseSchema.omit(['subjectType', 'iconCourse', 'colorCourse', 'group']),
  subjectTypes: subjectTypeSchema.shape({ ...ofSchool, active: flag() }),
  assets: assetSchema,
};

type Own = typeof tables;
declare module '@mocks/store/tables' {
  interface Tables extends Own {}
}

type Subject = Row<'subjects'>;

/** Above all ids of subjects: listAssets takes either kind of id, and must not confuse them (API-081). */
const FIRST_ASSET = 1001;

const typeId = (schoolId: number, index: number) => (schoolId - 1) * subjectTypes.length + index + 1;

/** The same types for each school that has subjects. */
const seedTypes = (): Row<'subjectTypes'>[] =>
  Object.keys(subjectsBySchool).flatMap((school) =>
    subjectTypes.map(({ value }, index) => ({ id: typeId(Number(school), index), value, schoolId: Number(school), active: true })),
  );

/** The icon and colour of each subject that has them. */
const seedAssets = (subjects: readonly Subject[]): Row<'assets'>[] =>
  subjects
    .flatMap(({ id: externalId, name }) => {
      const icon = subjectIcons[name];
      const colour = icon === undefined ? undefined : SUBJECT_ICONS[icon]?.colour;
      return colour === undefined
        ? []
        : [
            { type: 'ICON' as const, value: String(icon), externalId },
            { type: 'COLOR' as const, value: colour, externalId },
          ];
    })
    .map((asset, index) => ({ id: FIRST_ASSET + index, ...asset }));

/** The subjects of every school, with types, icons and colours. */
export function seed(): Pick<World, 'subjects' | 'subjectTypes' | 'assets'> {
  const taught = Object.entries(subjectsBySchool).flatMap(([school, names]) => names.map((name) => ({ schoolId: Number(school), name })));
  const subjects = taught.map(({ schoolId, name }, index) => {
    const type = subjectTypes.findIndex(({ subjects: names }) => names.includes(name));
    return { id: index + 1, name, schoolId, subjectTypeId: type < 0 ? null : typeId(schoolId, type), active: true };
  });
  return { subjects, subjectTypes: seedTypes(), assets: seedAssets(subjects) };
}

/** Ids of a school's subjects by name. */
export const subjectIdsOf = (all: readonly Subject[], schoolId: number, names: readonly string[]): number[] =>
  all.filter((subject) => subject.schoolId === schoolId && names.includes(subject.name)).map(({ id }) => id);
