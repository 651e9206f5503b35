/** The sheet of an achievement: its students, its activities and how its room is evaluated, from API-042 and what the page knows. */
import type { RecordRow } from '@/api/resources/academic-records';
import type { Level } from '@/api/resources/indicators';

/** What a cell holds and a call sends. */
export interface Mark {
  readonly qualification: number;
  readonly comment: string;
}

export const isSameMark = (one: Mark, other: Mark): boolean =>
  Math.round(one.qualification * 100) === Math.round(other.qualification * 100) && one.comment === other.comment;

export interface MarksColumn {
  /** Of its cells. */
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

interface SheetPlan extends Pick<MarksSheet, 'levels' | 'isByActivities' | 'hasNumbers'> {
  readonly typeName: (type: RecordRow['activities'][number]['type']) => string;
}

export function sheetOf(records: readonly RecordRow[], { typeName, ...plan }: SheetPlan): MarksSheet {
  // Every row has every activity (API-042).
  const activities = records[0]?.activities ?? [];
  return {
    ...plan,
    rows: records.map(({ studentId, studentName: name, studentLastName: surname }) => ({
      id: String(studentId),
      studentId,
      name,
      surname,
      fullName: `${name} ${surname}`.trim(),
    })),
    columns: plan.isByActivities
      ? activities.map(({ academicActivityId: activityId, type, title, weight }) => ({
          id: String(activityId),
          activityId,
          type: typeName(type),
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

/** The marks of the answer, by cell (EVAL-43, EVAL-59). */
export function storedMarks(records: readonly RecordRow[], isByActivities: boolean): StoredMark[] {
  const of = (row: RecordRow, column: string, qualification: number | null, comment: string | null, recordId: number | null) => ({
    key: cellKey(String(row.studentId), column),
    mark: qualification === null ? null : { qualification, comment: comment ?? '' },
    recordId,
  });
  return records.flatMap((row) =>
    isByActivities
      ? row.activities.map((each) =>
          of(row, String(each.academicActivityId), each.qualification, each.comment, each.studentAcademicRecordId),
        )
      : [of(row, DIRECT.id, row.qualification, row.commentToPreschool, row.studentAcademicRecordToPreschool)],
  );
}
