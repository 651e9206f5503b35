/** The sheet of an achievement: its students, activities and kind of evaluation, built from the response of API-042. */
import type { RecordRow } from '@/api/resources/academic-records';
import type { Level } from '@/api/resources/indicators';
import { toHundredths } from '@/api/resources/marks';
import { apartRows, nameOfRow } from '@/school/learning/record-names';
import { activityTypeText } from '@/school/learning/activity-words';
import { levelHolding, type GivenMark } from './mark-text';

/** The content of a cell. */
export interface Mark {
  readonly qualification: number;
  /** The level that the mark was given with; null: none of the achievement's levels. */
  readonly levelId: number | null;
  readonly comment: string;
}

export const isSameMark = (a: Mark, b: Mark): boolean =>
  toHundredths(a.qualification) === toHundredths(b.qualification) && a.levelId === b.levelId && a.comment === b.comment;

/** A cell's new mark. Keeps the previous comment and, if the number is the same and no level is chosen, the previous level (EVAL-59). */
export function markAfter(before: Mark | null, { qualification, levelId }: GivenMark, lowestFirst: readonly Level[]): Mark {
  const isSameNumber = before !== null && toHundredths(before.qualification) === toHundredths(qualification);
  const byNumber = isSameNumber ? before.levelId : (levelHolding(qualification, lowestFirst)?.id ?? null);
  return { qualification, levelId: levelId ?? byNumber, comment: before?.comment ?? '' };
}

export interface MarksColumn {
  /** Part of the cells' keys. */
  readonly id: string;
  /** null: the room is evaluated directly. */
  readonly activityId: number | null;
  /** 'Quiz', or ''. */
  readonly type: string;
  readonly title: string;
  /** Percent. */
  readonly weight: number;
}

export interface MarksRow {
  readonly id: string;
  readonly studentId: number;
  readonly name: string;
  readonly surname: string;
  /** 'Salomé Álvarez Montoya' */
  readonly fullName: string;
  /** What sets the student apart from others of the same name (SHAR-35). */
  readonly apart?: string | undefined;
}

export interface MarksSheet {
  readonly rows: readonly MarksRow[];
  readonly columns: readonly MarksColumn[];
  /** Lowest first. */
  readonly levels: readonly Level[];
  readonly isByActivities: boolean;
  /** False: levels alone are shown and chosen (EVAL-54). */
  readonly hasNumbers: boolean;
}

export const cellKey = (row: string, column: string): string => `${row}:${column}`;

/** GRID-02: one column for a room that is evaluated directly. */
const DIRECT: MarksColumn = { id: 'mark', activityId: null, type: '', title: 'Calificación', weight: 100 };

type SheetPlan = Pick<MarksSheet, 'levels' | 'isByActivities' | 'hasNumbers'>;

export function sheetOf(records: readonly RecordRow[], plan: SheetPlan): MarksSheet {
  // Every row has every activity (API-042).
  const activities = records[0]?.activities ?? [];
  const apart = apartRows(records);
  return {
    ...plan,
    rows: records.map((record) => ({
      id: String(record.studentId),
      studentId: record.studentId,
      name: record.studentName,
      surname: record.studentLastName,
      fullName: nameOfRow(record),
      apart: apart.get(record.studentId),
    })),
    columns: plan.isByActivities
      ? activities.map(({ academicActivityId: activityId, type, title, weight }) => ({
          id: String(activityId),
          activityId,
          type: activityTypeText(type),
          title,
          weight,
        }))
      : [DIRECT],
  };
}

interface StoredMark {
  readonly key: string;
  readonly mark: Mark | null;
  readonly recordId: number | null;
}

interface ResponseMark extends Pick<RecordRow['activities'][number], 'qualification' | 'comment'> {
  readonly level: string | null;
  readonly recordId: number | null;
}

/** The marks of the response, by cell (EVAL-43, EVAL-59). */
export function storedMarks(records: readonly RecordRow[], { isByActivities, levels }: SheetPlan): StoredMark[] {
  const of = (row: RecordRow, column: string, { qualification, level, comment, recordId }: ResponseMark): StoredMark => ({
    key: cellKey(String(row.studentId), column),
    mark:
      qualification === null
        ? null
        : {
            qualification,
            levelId: (levels.find(({ name }) => name === level) ?? levelHolding(qualification, levels))?.id ?? null,
            comment: comment ?? '',
          },
    recordId,
  });
  return records.flatMap((row) =>
    isByActivities
      ? row.activities.map((each) =>
          of(row, String(each.academicActivityId), {
            // DETA-07: the response may have a number where no mark was given.
            qualification: each.withQualification ? each.qualification : null,
            level: each.qualificationName,
            comment: each.comment,
            recordId: each.studentAcademicRecordId,
          }),
        )
      : [
          of(row, DIRECT.id, {
            qualification: row.qualification,
            level: row.qualificationDescription,
            comment: row.commentToPreschool,
            recordId: row.studentAcademicRecordToPreschool,
          }),
        ],
  );
}
