/** All areas, and what the suites that walk over every screen, form, call and list take from them. */
import type { Scene } from './faults/scene';
import { academicActivitiesArea } from './academic-activities/area';
import { accessArea } from './access/area';
import { activityLogArea } from './activity-log/area';
import { courseObservationsArea } from './course-observations/area';
import { enrollmentsArea } from './enrollments/area';
import { learningArea } from './learning/area';
import { marksGridArea } from './marks-grid/area';
import { mentionsArea } from './mentions/area';
import { observerArea } from './observer/area';
import { publicationsArea } from './publications/area';
import { reportsArea } from './reports/area';
import { roomsArea } from './rooms/area';
import { schoolsArea } from './schools/area';
import { spreadsheetArea } from './spreadsheet/area';
import { studentsArea } from './students/area';
import { subjectsArea } from './subjects/area';
import type { Area, EditedRecord, RecordList } from './support/area';
import type { ScreenDialogs } from './support/opened-dialog';
import { supportArea } from './support-page/area';
import { teachersArea } from './teachers/area';
import { valuationsArea } from './valuations/area';

const ALL = [
  accessArea,
  publicationsArea,
  roomsArea,
  schoolsArea,
  studentsArea,
  subjectsArea,
  mentionsArea,
  teachersArea,
  supportArea,
  valuationsArea,
  activityLogArea,
  learningArea,
  reportsArea,
  marksGridArea,
  spreadsheetArea,
  academicActivitiesArea,
  courseObservationsArea,
  observerArea,
  enrollmentsArea,
] as const;
const AREAS: readonly Area[] = ALL;

type Every = (typeof ALL)[number];
type Names<Kind extends keyof Area> = Every extends infer One
  ? One extends Readonly<Record<Kind, object>>
    ? keyof One[Kind] & string
    : never
  : never;

/** The parts of that kind by their names, which are the areas' own. */
function collect<Kind extends 'forms' | 'lists' | 'edited'>(kind: Kind): Readonly<Record<Names<Kind>, NonNullable<Area[Kind]>[string]>> {
  return Object.assign({}, ...AREAS.map((area) => area[kind])) as Readonly<Record<Names<Kind>, NonNullable<Area[Kind]>[string]>>;
}

const routesOf = (who: 'coordinadora' | 'directora'): Readonly<Record<string, string>> =>
  Object.assign({}, ...AREAS.map(({ routes }) => routes?.[who])) as Readonly<Record<string, string>>;

/** Every screen that is built, as each role reaches it. */
export const ROUTES = {
  coordinadora: routesOf('coordinadora'),
  directora: { home: '/dashboard/home', ...routesOf('directora') },
} as const;

/** Announced screens look alike: one of each role that has any represents them. */
export const ANNOUNCED: Readonly<Partial<Record<keyof typeof ROUTES, string>>> = {};

export const PUBLIC_ROUTES = {
  login: '/auth/login',
  recovery: '/auth/recover',
  unauthorized: '/unauthorized',
  support: '/support',
} as const;

export const FORMS = collect('forms');
export const LISTS: Readonly<Record<Names<'lists'>, RecordList>> = collect('lists');
export const EDITED: Readonly<Record<Names<'edited'>, EditedRecord>> = collect('edited');
export const SCENES: readonly Scene[] = AREAS.flatMap(({ scenes = [] }) => scenes);
export const DIALOGS: readonly ScreenDialogs[] = AREAS.flatMap(({ dialogs = [] }) => dialogs);
