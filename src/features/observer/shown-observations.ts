/** Which observations of an answer show, and how many there are. */
import type { StudentObservation } from '@/api/resources/student-observations';
import { counted } from '@/ui/base/plural';

/** OBSE-16 */
const MOST_SHOWN = 10;

/** The ten newest, of a period where one is given: they are counted after that filter (OBSE-17). */
export function shownObservations(all: readonly StudentObservation[], periodId?: number) {
  const found = periodId === undefined ? all : all.filter((each) => each.periodId === periodId);
  return { shown: found.slice(0, MOST_SHOWN), total: found.length };
}

/** Nothing is left out unsaid. */
export function countOfObservations(total: number): string {
  if (total > MOST_SHOWN) return `${MOST_SHOWN} de ${total} observaciones, las más recientes`;
  return counted(total, 'observación', 'observaciones');
}
