/** Makes a student's row of the spreadsheet from the records (EVAL-55 to EVAL-60). */
import type { MarkedActivity, RecordRow } from '@/api/resources/academic-records';
import { levelOf, meanOf } from '@/api/resources/marks';
import type { Row } from '@mocks/store/tables';
import type { Evaluation } from './evaluation';

type StoredRecord = Row<'academicRecords'>;

/** The name of the level that was chosen with the mark. */
const levelName = ({ indicator }: Evaluation, { valorizationId }: StoredRecord): string | null =>
  indicator.valorizations.find(({ id }) => id === valorizationId)?.name ?? null;

function markedActivity(
  evaluation: Evaluation,
  { id, type, title, weighted }: Row<'academicActivities'>,
  record: StoredRecord | undefined,
): MarkedActivity {
  return {
    academicActivityId: id,
    type,
    title,
    weight: weighted,
    qualification: record?.qualification ?? null,
    qualificationName: record ? levelName(evaluation, record) : null,
    comment: record?.comment ?? null,
    withQualification: record !== undefined,
    studentAcademicRecordId: record?.id ?? null,
  };
}

type Marks = Omit<RecordRow, 'studentId' | 'studentName' | 'studentLastName'>;

/** EVAL-55 to EVAL-58: the weighted mean of the activities with a mark. */
function byActivities(evaluation: Evaluation, records: readonly StoredRecord[]): Marks {
  const activities = evaluation.activities.map((activity) =>
    markedActivity(
      evaluation,
      activity,
      records.find(({ academicActivityId }) => academicActivityId === activity.id),
    ),
  );
  const mean = meanOf(activities.flatMap(({ qualification, weight }) => (qualification === null ? [] : [{ mark: qualification, weight }])));
  return {
    qualification: mean,
    qualificationDescription: mean === null ? null : (levelOf(mean, evaluation.indicator.valorizations)?.name ?? null),
    activities,
    studentAcademicRecordToPreschool: null,
    commentToPreschool: null,
  };
}

/** EVAL-59 */
function directly(evaluation: Evaluation, records: readonly StoredRecord[]): Marks {
  const record = records.find(({ academicActivityId }) => academicActivityId === null);
  return {
    qualification: record?.qualification ?? null,
    qualificationDescription: record ? levelName(evaluation, record) : null,
    activities: [],
    studentAcademicRecordToPreschool: record?.id ?? null,
    commentToPreschool: record?.comment ?? null,
  };
}

/** A row for every active student, marked or not (EVAL-16). */
export function recordRows(evaluation: Evaluation): RecordRow[] {
  const ofStudents = new Map<number, StoredRecord[]>();
  for (const record of evaluation.records.all()) ofStudents.set(record.studentId, [...(ofStudents.get(record.studentId) ?? []), record]);
  const marksOf = evaluation.isByActivities ? byActivities : directly;
  return evaluation.students.map(({ id, name, surname }) => ({
    studentId: id,
    studentName: name,
    studentLastName: surname,
    ...marksOf(evaluation, ofStudents.get(id) ?? []),
  }));
}
