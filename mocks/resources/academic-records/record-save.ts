/** Checks a sent record and stores it. */
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

/** EVAL-63: when evaluated by activities, one of the achievement's activities; when evaluated directly, none. */
const isActivity = ({ isByActivities, activities }: Evaluation, { academicActivityId }: SavedAcademicRecord): boolean =>
  isByActivities ? activities.some(({ id }) => id === academicActivityId) : academicActivityId === null;

/** The refusal of a record, or null when it may be stored. */
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

/** Stores a record, in place of the existing one if there is one. */
export function storeRecord({ id: _, ...content }: SavedAcademicRecord, evaluation: Evaluation): Row<'academicRecords'> {
  const { records } = evaluation;
  const existing = sameRecord(evaluation, { id: null, ...content });
  return existing ? records.update(existing.id, content) : records.insert(content);
}
