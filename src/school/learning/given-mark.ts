/** The marks that are there, in the rows of an achievement. */
import type { RecordRow } from '@/api/resources/academic-records';

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
