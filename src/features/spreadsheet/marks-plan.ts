/** How an achievement is evaluated. */
import type { Indicator, Level } from '@/api/resources/indicators';
import { isByActivities, modelOf, type Models } from '@/api/resources/room-model';
import type { Room } from '@/api/resources/rooms';
import { lowestFirst } from '@/school/levels';

export interface MarksPlan {
  readonly achievement: Indicator;
  /** The achievement's own levels, lowest first; the configuration may have changed since (EVAL-24). */
  readonly levels: readonly Level[];
  /** EVAL-27, EVAL-30, EVAL-31 */
  readonly isByActivities: boolean;
  /** False: levels alone are chosen and shown (EVAL-53, EVAL-54). */
  readonly hasNumbers: boolean;
}

export const marksPlan = (achievement: Indicator, type: Room['type'], models: Models): MarksPlan => ({
  achievement,
  levels: lowestFirst(achievement.valorizations),
  isByActivities: isByActivities(type, models),
  hasNumbers: modelOf(type, models)?.includeValoration !== false,
});
