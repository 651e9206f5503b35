/** The content of a bulletin, by subject (REPO-21). */
import { modelOf } from '@/api/resources/room-model';
import { evaluationOf } from '@mocks/resources/academic-records/evaluation';
import { recordRows } from '@mocks/resources/academic-records/record-row';
import { modelsOfSchool } from '@mocks/resources/valuations/models-of-school';
import { teacherName, type ReportScope } from './report-scope';
import type { Row } from '@mocks/store/tables';

export type ScaleLevel = Pick<Row<'indicators'>['valorizations'][number], 'name' | 'initialValue' | 'endValue'>;

export interface AchievementResult {
  readonly title: string;
  /** null without a mark. */
  readonly level: string | null;
  /** The achievement's description of that level. */
  readonly description: string;
  readonly mark: number | null;
  /** The level's number, from 1 for the lowest; 0 without a mark. */
  readonly place: number;
  /** Lowest first. */
  readonly scale: readonly ScaleLevel[];
}

export interface SubjectResult {
  readonly subject: string;
  readonly teacher: string | null;
  readonly achievements: readonly AchievementResult[];
  /** The course observation. */
  readonly observation: string | null;
}

/** The levels of the room's present model, lowest first; empty where its school has none. */
export const scaleOfRoom = ({ type }: Row<'rooms'>, { db, schoolId }: ReportScope): readonly ScaleLevel[] =>
  (modelOf(type, modelsOfSchool(db, schoolId))?.items ?? []).toSorted((one, other) => one.initialValue - other.initialValue);

/** The name of the one teacher of the subject in the room; null without one or with several. */
function teacherOf({ db, ...scope }: ReportScope, roomId: number, subjectId: number): string | null {
  const teaching = db.teachers.where(({ active, rooms, courses }) => active && rooms.includes(roomId) && courses.includes(subjectId));
  return teaching.length === 1 ? teacherName({ db, ...scope }, teaching[0]?.id ?? null) : null;
}

async function resultOf(indicator: Row<'indicators'>, studentId: number, scope: ReportScope): Promise<AchievementResult> {
  const evaluation = await evaluationOf(indicator, { ...scope, role: 'Admin', teacher: null, refuse: () => scope.refuse('notFound') });
  const row = recordRows(evaluation).find((each) => each.studentId === studentId);
  const { valorizations } = indicator;
  const place = valorizations.findIndex(({ name }) => name === row?.qualificationDescription);
  return {
    title: indicator.title,
    level: row?.qualificationDescription ?? null,
    description: valorizations[place]?.description ?? '',
    mark: row?.qualification ?? null,
    place: place + 1,
    scale: valorizations,
  };
}

/** The subjects with an achievement or an observation in the period, by name. */
export async function bulletinRows(student: Row<'students'>, periodId: number, scope: ReportScope): Promise<SubjectResult[]> {
  const { db, schoolId } = scope;
  const inRoom = (await db.indicators.of(student.roomId)).where((row) => row.active && row.periodId === periodId);
  const subjects = db.subjects.where((row) => row.schoolId === schoolId).sort((one, other) => one.name.localeCompare(other.name, 'es'));
  const results: SubjectResult[] = [];
  for (const { id, name } of subjects) {
    const achievements: AchievementResult[] = [];
    for (const indicator of inRoom.filter(({ subjectId }) => subjectId === id))
      achievements.push(await resultOf(indicator, student.id, scope));
    const [written] = (await db.courseObservations.of(id)).where((row) => row.studentId === student.id && row.periodId === periodId);
    if (achievements.length > 0 || written)
      results.push({
        subject: name,
        teacher: teacherOf(scope, student.roomId, id),
        achievements,
        observation: written?.observation ?? null,
      });
  }
  return results;
}
