/**
 * What the demo's school keeps, one schema per table, in the seed.ts of the resource that fills it. Entities are the contract's, with
 * what the wire does not say (whose school, which account) added; what a call derives (names, counts, nested comments) is left out. Ids
 * replace relations: those of @mswjs/data are slow and cannot be saved.
 */
import type { AnyObjectSchema, InferType } from 'yup';

/** Every table by its name: a seed.ts adds the types of its own. */
export interface Tables {}

/** Each resource's seed.ts exports its `tables`. */
const found = import.meta.glob<Readonly<Record<string, AnyObjectSchema>>>('@mocks/resources/*/seed.ts', { eager: true, import: 'tables' });

export const tables = Object.assign({}, ...Object.values(found)) as Tables;

export type TableName = keyof typeof tables;
/**
 * Tables of volume, by the field that parts them: they are kept as plain maps, a partition is read when it is asked for
 * and stored by itself (decision 0005).
 */
export const partitionKeys = {
  activityGroups: 'schoolId',
  indicators: 'roomId',
  academicActivities: 'roomId',
  academicRecords: 'indicatorId',
  courseObservations: 'subjectId',
  studentObservations: 'studentId',
  studentHistory: 'schoolYearId',
  preEnrollments: 'closedYearId',
} as const satisfies Partial<Record<TableName, string>>;
export type VolumeName = keyof typeof partitionKeys;
export type ModelName = Exclude<TableName, VolumeName>;

export const isVolume = (name: TableName): name is VolumeName => Object.hasOwn(partitionKeys, name);

/** Tables that a new world leaves empty: each partition of them is seeded when it is first asked for. */
const LATE = [
  'indicators',
  'academicActivities',
  'academicRecords',
  'courseObservations',
  'studentObservations',
  'studentHistory',
  'preEnrollments',
] as const satisfies TableName[];
export type LateName = (typeof LATE)[number];

export const isLate = (name: TableName): name is LateName => LATE.some((late) => late === name);

export type Row<Name extends TableName> = InferType<Tables[Name]>;

/** The rows that the seed makes at once. */
export type World = { [Name in Exclude<TableName, LateName>]: Row<Name>[] };
