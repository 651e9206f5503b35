/** Learns from the calls of other screens where something was saved (TRAC-06). */
import type { MutationCache } from '@tanstack/react-query';
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
  /** Told of each observation that is saved. */
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

/** Notes each success of a mutation of marks, activities or achievements. Returns what ends it. */
export function followSaves(cache: MutationCache, known: KnownPlaces): () => void {
  return cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { options, state } = event.mutation;
    const [resource, id] = options.mutationKey ?? [];
    if (resource === courseObservations.add.resource)
      known.observationSaved((state.variables as { params: { courseId: number } }).params.courseId);
    if (!RESOURCES.has(resource)) return;
    const places = placesOf(id, state.variables, known);
    if (places === null) noteSaved(null);
    else for (const place of new Map(places.map((each) => [JSON.stringify(each), each])).values()) noteSaved(place);
  });
}
