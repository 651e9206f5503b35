/**
 * The tables of the demo. Each schema is declared in the seed.ts of the resource that fills it: the contract's entity, with
 * fields that calls do not send (school, account) and without derived ones (names, counts, nested comments). Rows refer to
 * each other by id: the relations of @mswjs/data are slow and cannot be stored.
 */
import type { AnyObjectSchema, InferType } from 'yup';

/** The schema of every table by name; each seed.ts adds its own tables. */
export interface Tables {}

/** Each resource's seed.ts exports its `tables`. */
const tablesByFile = import.meta.glob<Readonly<Record<string, AnyObjectSchema>>>('@mocks/resources/*/seed.ts', {
  eager: true,
  import: 'tables',
});

export const tables = Object.assign({}, ...Object.values(tablesByFile)) as Tables;

export type TableName = keyof typeof tables;
/**
 * The volume tables, with the field by which each is partitioned. They are plain maps; a partition is loaded when it is
 * used and stored by itself (decision 0005).
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

/** The tables that a new world leaves empty: each of their partitions is seeded when it is first used. */
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

/** The rows of the tables that are seeded whole. */
export type World = { [Name in Exclude<TableName, LateName>]: Row<Name>[] };
