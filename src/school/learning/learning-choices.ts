/** The choices of the learning screens: periods, and a teacher's rooms and subjects (LEAR-03 to LEAR-07). */
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/core/client';
import { indicators } from '@/api/resources/indicators';
import type { Period } from '@/api/resources/periods';
import type { Room } from '@/api/resources/rooms';
import { choiceOf, inNameOrder, type Choice, type Named } from '@/ui/form/choices';
import type { LearningPlace } from './learning-place';
import { usePeriodChoice } from './marks-filters';
import { inRoomOrder } from '@/school/rooms';
import { useTeacherRecord } from '@/school/teacher-record';

export interface LearningChoices {
  /** null for a Teacher, who chooses no teacher (LEAR-02). */
  readonly teachers: Choice<Named> | null;
  readonly periods: Choice<Period>;
  readonly rooms: Choice<Room>;
  readonly subjects: Choice<Named>;
  /** False for an Admin without a chosen teacher: there are neither rooms nor subjects to choose (LEAR-04). */
  readonly hasTeacher: boolean;
}

/** `teacherId`: the teacher that an Admin has chosen. `context`: for the failure table (LEAR-21, ACTV-10). */
export function useLearningChoices(teacherId: number | undefined, context: 'learning' | 'activities' = 'learning'): LearningChoices {
  const { teachers, record, isKnown, isLookedUp } = useTeacherRecord(teacherId, context === 'activities' ? context : undefined);
  const rooms = choiceOf(record, (teacher) => inRoomOrder(teacher.rooms));
  const subjects = choiceOf(record, ({ courses }) => inNameOrder(courses));
  const ofTeacher = <Item extends Named>(choice: Choice<Item>): Choice<Item> =>
    isKnown ? choice : { ...choice, state: isLookedUp ? 'loading' : 'ready' };
  return {
    teachers,
    periods: usePeriodChoice(context),
    rooms: ofTeacher(rooms),
    subjects: ofTeacher(subjects),
    hasTeacher: teachers === null || teacherId !== undefined,
  };
}

const NO_PLACE: LearningPlace = { periodId: 0, roomId: 0, subjectId: 0 };

/** The achievements of a place, by their titles, the oldest first; none without a place (ACTV-04). */
export function useAchievementChoice(place: LearningPlace | null): Choice<Named> {
  const query = useQuery({ ...queryOf(indicators.list, { query: place ?? NO_PLACE }), enabled: place !== null });
  const choice = choiceOf(query, (data) => data.indicators.map(({ id, title }) => ({ id, name: title })));
  return place === null ? { ...choice, state: 'ready' } : choice;
}
