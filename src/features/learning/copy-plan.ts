/** What copying achievements to other rooms takes, step by step, and what of it is there already (COPY-03, COPY-04, COPY-06). */
import type { AcademicActivity, SavedAcademicActivity } from '@/api/resources/academic-activities';
import type { Indicator, SavedIndicator } from '@/api/resources/indicators';
import type { LearningPlace } from '@/school/learning/learning-place';
import { counted, plural } from '@/ui/base/plural';
import { foldText } from '@/ui/base/text-order';

/** Where achievements are copied to, with those that stand there. */
export interface Target {
  readonly place: LearningPlace;
  readonly room: string;
  readonly achievements: readonly Indicator[];
}

/** An achievement with the activities that go with it; none where they are not copied. */
export interface Source {
  readonly achievement: Indicator;
  readonly activities: readonly AcademicActivity[];
}

/** One achievement for one room, and how far it has come. */
export interface Copy extends Source {
  readonly place: LearningPlace;
  readonly room: string;
  /** Of the new achievement; null until it is stored. */
  readonly id: number | null;
  /** Those of the activities that the new achievement lacks. */
  readonly missing: readonly AcademicActivity[];
}

export interface CopyPlan {
  readonly copies: readonly Copy[];
  /** Left out, because the room has one of the same title. */
  readonly existing: readonly { readonly title: string; readonly room: string }[];
}

const keyOf = (title: string) => foldText(title.trim());
const isSameTitle = (one: { title: string }, other: { title: string }) => keyOf(one.title) === keyOf(other.title);
const isSameActivity = (one: AcademicActivity, other: AcademicActivity) => one.type === other.type && isSameTitle(one, other);

/** Room after room, each with all of its achievements (COPY-03). */
export function planCopies(sources: readonly Source[], targets: readonly Target[]): CopyPlan {
  const pairs = targets.flatMap((target) => sources.map((source) => ({ ...source, target })));
  const isThere = ({ achievement, target }: (typeof pairs)[number]) => target.achievements.some((each) => isSameTitle(each, achievement));
  return {
    copies: pairs
      .filter((pair) => !isThere(pair))
      .map(({ achievement, activities, target: { place, room } }) => ({
        achievement,
        activities,
        place,
        room,
        id: null,
        missing: activities,
      })),
    existing: pairs.filter(isThere).map(({ achievement, target }) => ({ title: achievement.title, room: target.room })),
  };
}

/** Those that are not there; of several alike, as many as lack. */
function lacking(wanted: readonly AcademicActivity[], there: readonly AcademicActivity[]): AcademicActivity[] {
  const left = [...there];
  return wanted.filter((activity) => {
    const index = left.findIndex((each) => isSameActivity(each, activity));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/** The copies as the targets hold them by now; each achievement that is there stands for one copy (COPY-06). */
export function findCopies(copies: readonly Copy[], targets: readonly Pick<Target, 'place' | 'achievements'>[]): Copy[] {
  const taken = new Set<number>();
  return copies.map((copy) => {
    const target = targets.find(({ place }) => place.roomId === copy.place.roomId);
    const found = target?.achievements.find((each) => !taken.has(each.id) && isSameTitle(each, copy.achievement));
    if (found) taken.add(found.id);
    return { ...copy, id: found?.id ?? null, missing: copy.activities };
  });
}

/** The copy, whose achievement has these activities by now (COPY-06). */
export const withActivities = (copy: Copy, there: readonly AcademicActivity[]): Copy => ({
  ...copy,
  missing: lacking(copy.activities, there),
});

export const isCopied = ({ id, missing }: Copy): boolean => id !== null && missing.length === 0;

/** All calls that a copy takes, and those that are still to come. */
export const callsOf = ({ activities }: Copy): number => 1 + activities.length;
export const callsLeft = ({ id, missing }: Copy): number => (id === null ? 1 : 0) + missing.length;

/** What a copy that is not done sends next: its achievement, then its activities (COPY-04). */
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

/** What is copied, and what becomes of it. */
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

/** 'Sumar en Sexto B', with what it lacks of its activities (COPY-06). */
export const copyText = ({ achievement, room, missing }: Copy): string =>
  missing.length === 0
    ? `${achievement.title} en ${room}`
    : `${achievement.title} en ${room}: ${missing.length === 1 ? 'falta 1 actividad' : `faltan ${missing.length} actividades`}`;
