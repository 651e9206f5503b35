/** The steps of copying achievements to other rooms, leaving out what the rooms already have (COPY-03, COPY-04, COPY-06). */
import type { AcademicActivity, SavedAcademicActivity } from '@/api/resources/academic-activities';
import type { Indicator, SavedIndicator } from '@/api/resources/indicators';
import type { LearningPlace } from '@/school/learning/learning-place';
import { counted, plural } from '@/ui/base/plural';
import { foldText } from '@/ui/base/text-order';

/** A room that receives copies, with the achievements it already has. */
export interface Target {
  readonly place: LearningPlace;
  readonly room: string;
  readonly achievements: readonly Indicator[];
}

/** An achievement with the activities to copy; none where they are not included. */
export interface Source {
  readonly achievement: Indicator;
  readonly activities: readonly AcademicActivity[];
}

/** The copy of one achievement to one room, with its progress. */
export interface Copy extends Source {
  readonly place: LearningPlace;
  readonly room: string;
  /** Id of the new achievement; null until it is stored. */
  readonly id: number | null;
  /** The activities that the new achievement still lacks. */
  readonly missing: readonly AcademicActivity[];
}

export interface CopyPlan {
  readonly copies: readonly Copy[];
  /** Left out because the room has an achievement of the same title. */
  readonly existing: readonly { readonly title: string; readonly room: string }[];
}

const keyOf = (title: string) => foldText(title.trim());
const isSameTitle = (a: { title: string }, b: { title: string }) => keyOf(a.title) === keyOf(b.title);
const isSameActivity = (a: AcademicActivity, b: AcademicActivity) => a.type === b.type && isSameTitle(a, b);

/** The copies, grouped by room (COPY-03). */
export function planCopies(sources: readonly Source[], targets: readonly Target[]): CopyPlan {
  const pairs = targets.flatMap((target) => sources.map((source) => ({ ...source, target })));
  const exists = ({ achievement, target }: (typeof pairs)[number]) => target.achievements.some((each) => isSameTitle(each, achievement));
  return {
    copies: pairs
      .filter((pair) => !exists(pair))
      .map(({ achievement, activities, target: { place, room } }) => ({
        achievement,
        activities,
        place,
        room,
        id: null,
        missing: activities,
      })),
    existing: pairs.filter(exists).map(({ achievement, target }) => ({ title: achievement.title, room: target.room })),
  };
}

/** The difference of two multisets: each stored activity matches one of `activities`. */
function missingFrom(stored: readonly AcademicActivity[], activities: readonly AcademicActivity[]): AcademicActivity[] {
  const unmatched = [...stored];
  return activities.filter((activity) => {
    const index = unmatched.findIndex((each) => isSameActivity(each, activity));
    if (index >= 0) unmatched.splice(index, 1);
    return index < 0;
  });
}

/** Matches the copies with the achievements that the targets hold now, each of them to one copy (COPY-06). */
export function findCopies(copies: readonly Copy[], targets: readonly Pick<Target, 'place' | 'achievements'>[]): Copy[] {
  const matchedIds = new Set<number>();
  return copies.map((copy) => {
    const target = targets.find(({ place }) => place.roomId === copy.place.roomId);
    const found = target?.achievements.find((each) => !matchedIds.has(each.id) && isSameTitle(each, copy.achievement));
    if (found) matchedIds.add(found.id);
    return { ...copy, id: found?.id ?? null, missing: copy.activities };
  });
}

/** The copy's progress where its achievement has the activities `stored` (COPY-06). */
export const withActivities = (copy: Copy, stored: readonly AcademicActivity[]): Copy => ({
  ...copy,
  missing: missingFrom(stored, copy.activities),
});

export const isCopied = ({ id, missing }: Copy): boolean => id !== null && missing.length === 0;

/** The number of requests of a copy, and how many are still to be sent. */
export const callsOf = ({ activities }: Copy): number => 1 + activities.length;
export const callsLeft = ({ id, missing }: Copy): number => (id === null ? 1 : 0) + missing.length;

/** The next request of an unfinished copy: its achievement, then its activities (COPY-04). */
export type CopyStep =
  | { readonly kind: 'achievement'; readonly body: SavedIndicator }
  | { readonly kind: 'activity'; readonly body: SavedAcademicActivity };

export function stepOf({ achievement, place, id, missing: [activity] }: Copy): CopyStep {
  if (id !== null && activity) {
    const { type, title, weighted, description } = activity;
    return {
      kind: 'activity',
      body: { id: null, indicatorId: id, ...place, type, title, weighted, description: description ?? '' },
    };
  }
  const { title, valorizations } = achievement;
  const levels = valorizations.map(({ name, description, initialValue, endValue }) => ({ name, description, initialValue, endValue }));
  return { kind: 'achievement', body: { id: null, title, ...place, valorizations: levels } };
}

/** The dialog's first sentences: what is copied, and that copies have no marks. */
export const sourceText = (count: number, room: string, period: string | undefined): string =>
  `${counted(count, 'logro', 'logros')} de ${[room, period].filter((part) => part !== undefined).join(', ')}. ${
    count === 1
      ? 'Su copia queda sin calificaciones y puedes corregirla en cada curso.'
      : 'Sus copias quedan sin calificaciones y puedes corregirlas en cada curso.'
  }`;

/** 'Se crearán 5 logros en 2 cursos, con 7 actividades.' (COPY-03). */
export function outcomeText(copies: readonly Copy[], includesActivities: boolean): string {
  const rooms = new Set(copies.map(({ place }) => place.roomId)).size;
  const activities = copies.reduce((sum, copy) => sum + copy.activities.length, 0);
  const verb = plural(copies.length, 'Se creará', 'Se crearán');
  const what = `${verb} ${counted(copies.length, 'logro', 'logros')} en ${counted(rooms, 'curso', 'cursos')}`;
  return includesActivities ? `${what}, con ${counted(activities, 'actividad', 'actividades')}.` : `${what}.`;
}

/** 'Sumar en Sexto B', with the number of missing activities (COPY-06). */
export const copyText = ({ achievement, room, missing }: Copy): string =>
  missing.length === 0
    ? `${achievement.title} en ${room}`
    : `${achievement.title} en ${room}: ${missing.length === 1 ? 'falta 1 actividad' : `faltan ${missing.length} actividades`}`;
