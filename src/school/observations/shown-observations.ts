/** Selects and counts the observations to show. */
import type { StudentObservation } from '@/api/resources/student-observations';
import { counted } from '@/ui/base/plural';

/** OBSE-16 */
const MAX_SHOWN = 10;

/** The ten newest observations, after filtering by period if given (OBSE-17). */
export function shownObservations(all: readonly StudentObservation[], periodId?: number) {
  const filtered = periodId === undefined ? all : all.filter((each) => each.periodId === periodId);
  return { shown: filtered.slice(0, MAX_SHOWN), total: filtered.length };
}

/** Tells the total where not all are shown. */
export function countOfObservations(total: number): string {
  if (total > MAX_SHOWN) return `${MAX_SHOWN} de ${total} observaciones, las más recientes`;
  return counted(total, 'observación', 'observaciones');
}
