import { describe, expect, it } from 'vitest';
import type { RecordRow } from '@/api/resources/academic-records';
import { countMarked, evaluationSchema, markOfSlider, recordsToSend, sliderEnd, stepOf, type EvaluationValues } from './evaluation-values';
import type { MarksPlan } from './marks-plan';

const level = (id: number, name: string, initialValue: number, endValue: number) => ({ id, name, description: '', initialValue, endValue });
const levels = [level(1, 'Bajo', 1, 2.9), level(2, 'Básico', 3, 3.5), level(3, 'Alto', 3.6, 5)];
const planOf = (change: Partial<MarksPlan> = {}): MarksPlan => ({
  achievement: { id: 9, title: '', roomId: 4, periodId: 2, subjectId: 16, valorizations: levels },
  levels,
  isByActivities: true,
  hasNumbers: true,
  ...change,
});
const values: EvaluationValues = { activityId: '70', levelId: '2', mark: 3.3, comment: ' Bien ' };

const row = (studentId: number, recordId: number | null, direct: number | null): RecordRow => ({
  studentId,
  studentName: 'Ana',
  studentLastName: 'Niño',
  qualification: recordId === null && direct === null ? null : 4,
  qualificationDescription: null,
  activities: [
    {
      academicActivityId: 70,
      type: 'QUIZ',
      title: '',
      weight: 20,
      qualification: recordId === null ? null : 4,
      qualificationName: null,
      comment: null,
      withQualification: recordId !== null,
      studentAcademicRecordId: recordId,
    },
  ],
  studentAcademicRecordToPreschool: direct,
  commentToPreschool: null,
});

describe('when the dialog can be sent', () => {
  const can = (change: Partial<EvaluationValues>, plan = planOf(), isLevelKnown = false) =>
    evaluationSchema(plan, isLevelKnown).isValidSync({ ...values, ...change });

  it('with activity, level and a mark above 0 (EVAL-37, EVAL-38)', () => {
    expect(can({})).toBe(true);
    expect(can({ mark: 0 })).toBe(false);
    expect(can({ activityId: '' })).toBe(false);
    expect(can({ levelId: '' })).toBe(false);
    expect(can({ levelId: '99' })).toBe(false);
    expect(can({ comment: '' })).toBe(true);
  });

  it('without activity where it is evaluated directly, without mark where there are no numbers (EVAL-31, EVAL-53)', () => {
    expect(can({ activityId: '' }, planOf({ isByActivities: false }))).toBe(true);
    expect(can({ mark: 0 }, planOf({ hasNumbers: false }))).toBe(true);
    expect(can({ levelId: '' }, planOf({ hasNumbers: false }))).toBe(false);
  });

  it('with the level of the edited mark, once it is known (EVAL-49)', () => {
    expect(can({ levelId: '' }, planOf(), true)).toBe(true);
  });
});

describe('the slider', () => {
  it.each([
    [1, 5, 1, 5],
    [3, 3.5, 0.1, 3.5],
    [4.1, 5, 0.1, 5],
    [1.25, 2.5, 0.1, 2.55],
    [0, 0.3, 0.1, 0.3],
  ])('from %s to %s goes by %s, to %s (EVAL-35)', (initialValue, endValue, step, end) => {
    expect(stepOf({ initialValue, endValue })).toBe(step);
    expect(sliderEnd({ initialValue, endValue })).toBe(end);
  });

  it('stays within its level, and has no rest of binary fractions (EVAL-33, EVAL-42)', () => {
    const range = { initialValue: 3, endValue: 3.5 };
    expect([3.300_000_000_000_000_3, 2.9, 3.55, 3.46].map((value) => markOfSlider(value, range))).toEqual([3.3, 3, 3.5, 3.46]);
  });
});

const place = { subjectId: 16, roomId: 4, periodId: 2, indicatorId: 9 };
const basic = level(2, 'Básico', 3, 3.5);

describe('what is sent', () => {
  const students = [row(1, 31, null), row(2, null, null)];

  it('is a record for each, with the id of the one that there is (EVAL-40 to EVAL-43)', () => {
    const shared = {
      indicatorId: 9,
      subjectId: 16,
      valorizationId: 2,
      periodId: 2,
      qualification: 3.3,
      academicActivityId: 70,
      comment: 'Bien',
      groupId: 4,
    };
    expect(recordsToSend({ place, plan: planOf(), students, level: basic, values })).toEqual([
      { ...shared, id: 31, studentId: 1 },
      { ...shared, id: null, studentId: 2 },
    ]);
  });

  it('names no activity where it is evaluated directly (EVAL-29, EVAL-31)', () => {
    const plan = planOf({ isByActivities: false });
    const [first] = recordsToSend({ place, plan, students: [row(1, 31, 55)], level: basic, values });
    expect(first).toMatchObject({ id: 55, academicActivityId: null });
  });

  it('without numbers is the top of the level (EVAL-52)', () => {
    const [first] = recordsToSend({ place, plan: planOf({ hasNumbers: false }), students, level: basic, values: { ...values, mark: 0 } });
    expect(first?.qualification).toBe(3.5);
  });
});

it('counts who has a mark already (EVAL-66)', () => {
  const students = [row(1, 31, null), row(2, null, 55), row(3, null, null)];
  expect([countMarked(students, 70), countMarked(students, 71), countMarked(students, null)]).toEqual([1, 0, 1]);
});
