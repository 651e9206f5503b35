/** Learns from the calls of other screens where something was saved (TRAC-06). */
import type { MutationCache } from '@tanstack/react-query';
import { isAnswerLost } from '@/api/core/errors';
import { academicActivities, type SavedAcademicActivity } from '@/api/resources/academic-activities';
import { academicRecords, type SavedAcademicRecord } from '@/api/resources/academic-records';
import { indicators, type SavedIndicator } from '@/api/resources/indicators';
import { courseObservations } from '@/api/resources/course-observations';
import { placeOf, type LearningPlace } from '@/school/learning/learning-place';
import { noteSaved } from './saved-places';

/** Where a survey knows a record to be, by its id; undefined: it knows no such record. */
export interface KnownPlaces {
  readonly ofAchievement: (id: number) => LearningPlace | undefined;
  readonly ofActivity: (id: number) => LearningPlace | undefined;
  /** Told of each observation that is added: their number changes. */
  readonly observationSaved: (subjectId: number) => void;
}

const RESOURCES: ReadonlySet<unknown> = new Set([
  indicators.save.resource,
  academicRecords.save.resource,
  academicActivities.save.resource,
]);

/** The places of a saved call; null where they cannot be told. */
function placesOf(id: unknown, variables: unknown, known: KnownPlaces): readonly LearningPlace[] | null {
  // A mutation's variables are the input of its call, which the row types.
  const { params, body } = variables as { params?: { id: number }; body?: unknown };
  switch (id) {
    case academicRecords.save.id:
      return (body as SavedAcademicRecord[]).map(({ groupId, ...record }) => placeOf({ ...record, roomId: groupId }));
    case indicators.save.id:
      return [placeOf(body as SavedIndicator)];
    case academicActivities.save.id:
      return [placeOf(body as SavedAcademicActivity)];
    default: {
      const removed = params && (id === indicators.remove.id ? known.ofAchievement(params.id) : known.ofActivity(params.id));
      return removed ? [removed] : null;
    }
  }
}

/** The id of the achievement or activity that a save has answered; undefined for any other answer. */
function savedId(answer: unknown): number | undefined {
  const { indicator, activity } = (answer ?? {}) as { indicator?: { id: number }; activity?: { id: number } };
  return (indicator ?? activity)?.id;
}

/** What the survey knows, and what was saved since: it may be deleted before it is surveyed. */
function withSaved({ ofAchievement, ofActivity, ...known }: KnownPlaces) {
  const saved = new Map<string, LearningPlace>();
  const keyOf = (resource: unknown, id: number) => `${String(resource)}:${id}`;
  return {
    ...known,
    ofAchievement: (id: number) => saved.get(keyOf(indicators.save.resource, id)) ?? ofAchievement(id),
    ofActivity: (id: number) => saved.get(keyOf(academicActivities.save.resource, id)) ?? ofActivity(id),
    keep: (resource: unknown, id: number, place: LearningPlace) => void saved.set(keyOf(resource, id), place),
  };
}

/**
 * Notes each mutation of marks, activities or achievements that the server has stored, or may have stored. Returns what ends it.
 */
export function followSaves(cache: MutationCache, surveyed: KnownPlaces): () => void {
  const known = withSaved(surveyed);
  return cache.subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action } = event;
    if (action.type !== 'success' && !(action.type === 'error' && isAnswerLost(action.error))) return;
    const { options, state } = event.mutation;
    const [resource, id] = options.mutationKey ?? [];
    if (resource === courseObservations.add.resource)
      known.observationSaved((state.variables as { params: { courseId: number } }).params.courseId);
    if (!RESOURCES.has(resource)) return;
    const places = placesOf(id, state.variables, known);
    const created = action.type === 'success' ? savedId(action.data) : undefined;
    if (created !== undefined && places?.[0]) known.keep(resource, created, places[0]);
    if (places === null) noteSaved(null);
    else for (const place of new Map(places.map((each) => [JSON.stringify(each), each])).values()) noteSaved(place);
  });
}
