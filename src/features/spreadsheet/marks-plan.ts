/** How an achievement is evaluated, and the marks in its students' rows. */
import type { RecordRow } from '@/api/resources/academic-records';
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

/** An existing mark, of an activity or of the achievement. */
export interface GivenMark {
  readonly recordId: number;
  readonly mark: number;
  /** Name of the chosen level. */
  readonly level: string | null;
  readonly comment: string;
}

/** The student's mark in that activity; null: evaluated directly (EVAL-43, EVAL-59). */
export function givenMark(row: RecordRow, activityId: number | null): GivenMark | null {
  const { recordId, mark, level, comment } =
    activityId === null
      ? {
          recordId: row.studentAcademicRecordToPreschool,
          mark: row.qualification,
          level: row.qualificationDescription,
          comment: row.commentToPreschool,
        }
      : activityMark(row, activityId);
  return recordId === null || mark === null ? null : { recordId, mark, level, comment: comment ?? '' };
}

function activityMark({ activities }: RecordRow, activityId: number) {
  const activity = activities.find(({ academicActivityId }) => academicActivityId === activityId);
  return {
    recordId: activity?.studentAcademicRecordId ?? null,
    mark: activity?.qualification ?? null,
    level: activity?.qualificationName ?? null,
    comment: activity?.comment ?? null,
  };
}
