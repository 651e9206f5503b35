/** What stands against a record, and how it is stored. */
import type { SavedAcademicRecord } from '@/api/resources/academic-records';
import { isInLevel } from '@/api/resources/marks';
import type { Row } from '@mocks/store/tables';
import type { Evaluation } from './evaluation';

type Obstacle = 'badRequest' | 'notFound' | 'invalidStudent' | 'invalidActivity' | 'outOfRange';

/** The record of the same student, achievement and activity: there is one at most (EVAL-61). */
const sameRecord = ({ records }: Evaluation, { studentId, academicActivityId }: SavedAcademicRecord): Row<'academicRecords'> | null =>
  records.where((record) => record.studentId === studentId && record.academicActivityId === academicActivityId)[0] ?? null;

const isElsewhere = ({ indicator }: Evaluation, { subjectId, periodId, groupId }: SavedAcademicRecord): boolean =>
  indicator.subjectId !== subjectId || indicator.periodId !== periodId || indicator.roomId !== groupId;

/** EVAL-63: one of the achievement's by activities, none when evaluated directly. */
const isActivity = ({ isByActivities, activities }: Evaluation, { academicActivityId }: SavedAcademicRecord): boolean =>
  isByActivities ? activities.some(({ id }) => id === academicActivityId) : academicActivityId === null;

/** Why the record may not be stored, null when it may. */
export function obstacleTo(sent: SavedAcademicRecord, evaluation: Evaluation): Obstacle | null {
  if (isElsewhere(evaluation, sent)) return 'badRequest';
  const level = evaluation.indicator.valorizations.find(({ id }) => id === sent.valorizationId);
  if (!level) return 'notFound';
  if (!evaluation.students.some(({ id }) => id === sent.studentId)) return 'invalidStudent';
  if (!isActivity(evaluation, sent)) return 'invalidActivity';
  // EVAL-62
  if (!isInLevel(sent.qualification, level)) return 'outOfRange';
  return sent.id === null || sameRecord(evaluation, sent)?.id === sent.id ? null : 'notFound';
}

/** Stores the record in place of the one that there is. */
export function storeRecord({ id: _, ...content }: SavedAcademicRecord, evaluation: Evaluation): Row<'academicRecords'> {
  const { records } = evaluation;
  const known = sameRecord(evaluation, { id: null, ...content });
  return known ? records.update(known.id, content) : records.insert(content);
}
