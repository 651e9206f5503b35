import { describe, expect, it } from 'vitest';
import type { RecordRow } from '@/api/resources/academic-records';
import type { Indicator } from '@/api/resources/indicators';
import { addUp, figuresOf, isComplete, shareOf, unmarkedOf, type AchievementAnswer } from './figures';

const level = (name: string, initialValue: number, endValue: number) => ({
  id: initialValue,
  name,
  description: '',
  initialValue,
  endValue,
});
// Not in their order, as a server may answer them.
const valorizations = [level('Alto', 4, 5), level('Bajo', 1, 2.9), level('Básico', 3, 3.9)];
const achievement = (id: number, title = `Logro ${id}`): Indicator => ({ id, title, roomId: 4, periodId: 2, subjectId: 16, valorizations });

/** An activity's weight, and the mark; null: none. */
type Marked = readonly [weight: number, mark: number | null];
const row = (studentId: number, marks: readonly Marked[], level: string | null = null): RecordRow => ({
  studentId,
  studentName: 'Ana',
  studentLastName: `Niño ${studentId}`,
  qualification: null,
  qualificationDescription: level,
  activities: marks.map(([weight, mark], index) => ({
    academicActivityId: 70 + index,
    type: 'QUIZ',
    title: `Quiz ${index + 1}`,
    weight,
    qualification: mark,
    qualificationName: null,
    comment: null,
    withQualification: mark !== null,
    studentAcademicRecordId: mark === null ? null : studentId * 100 + index,
  })),
  studentAcademicRecordToPreschool: null,
  commentToPreschool: null,
});
const direct = (studentId: number, recordId: number | null, mark: number | null, level: string | null = null): RecordRow => ({
  ...row(studentId, [], level),
  qualification: mark,
  studentAcademicRecordToPreschool: recordId,
});
const answer = (id: number, rows: readonly RecordRow[]): AchievementAnswer => ({ achievement: achievement(id), rows });
const byActivities = (answers: readonly AchievementAnswer[]) => figuresOf(answers, 'HIGH_SCHOOL', true);
const directly = (answers: readonly AchievementAnswer[]) => figuresOf(answers, 'PRESCHOOL', false);

describe('a room evaluated by activities', () => {
  const figures = byActivities([
    answer(1, [
      row(1, [
        [60, 4],
        [40, null],
      ]),
      row(2, [
        [60, null],
        [40, null],
      ]),
    ]),
    answer(2, [row(1, [[80, 3]]), row(2, [[80, null]])]),
  ]);

  it('a mark of each activity is due from each student', () => {
    expect(figures).toMatchObject({ state: 'figures', given: 2, due: 6, achievements: 2 });
    expect(figures.list.map(({ title, given, due }) => [title, given, due])).toEqual([
      ['Logro 1', 1, 4],
      ['Logro 2', 1, 2],
    ]);
  });

  it('names the lacking of each activity in the order of the rows', () => {
    expect(
      figures.list[0]?.parts.map(({ activity, lacking }) => [activity?.title, activity?.weight, lacking.map(({ name }) => name)]),
    ).toEqual([
      ['Quiz 1', 60, ['Ana Niño 2']],
      ['Quiz 2', 40, ['Ana Niño 1', 'Ana Niño 2']],
    ]);
  });

  it('tells the lacking of one name apart (SHAR-35)', () => {
    const [one, other] = [row(1, [[100, null]]), { ...row(2, [[100, null]]), studentLastName: 'Niño 1' }];
    expect(byActivities([answer(1, [one, other])]).list[0]?.parts[0]?.lacking.map(({ name }) => name)).toEqual([
      'Ana Niño 1, otro Ana Niño 1, n.º 1',
      'Ana Niño 1, otro Ana Niño 1, n.º 2',
    ]);
  });

  it('weights that do not add up to 100 %', () => {
    expect(figures).toMatchObject({ wrongWeights: 1, lowestWeights: 80 });
    expect(figures.list.map(({ weights }) => weights)).toEqual([100, 80]);
  });

  it('weights are summed in hundredths', () => {
    const thirds: Marked[] = [
      [33.33, 4],
      [33.33, 4],
      [33.34, 4],
    ];
    expect(byActivities([answer(1, [row(1, thirds)])])).toMatchObject({ wrongWeights: 0, lowestWeights: null });
  });

  it('an activity of weight 0 is due like any other, and adds nothing', () => {
    expect(
      byActivities([
        answer(1, [
          row(1, [
            [100, 4],
            [0, null],
          ]),
        ]),
      ]),
    ).toMatchObject({ given: 1, due: 2, wrongWeights: 0 });
  });

  it('who has no mark at all', () => {
    expect(unmarkedOf(figures)).toEqual([{ id: 2, name: 'Ana Niño 2' }]);
  });

  it('none of its achievements has activities', () => {
    const none = byActivities([answer(1, [row(1, [])]), answer(2, [row(1, [])])]);
    expect(none).toMatchObject({ state: 'no activities', due: 0, withoutActivities: 2, wrongWeights: 0 });
    expect(unmarkedOf(none)).toEqual([]);
  });

  it('one of its achievements has none', () => {
    expect(byActivities([answer(1, [row(1, [[100, 5]])]), answer(2, [row(1, [])])])).toMatchObject({
      state: 'figures',
      given: 1,
      due: 1,
      withoutActivities: 1,
    });
  });

  it('a row that lacks an activity of the others lacks its mark', () => {
    expect(
      byActivities([
        answer(1, [
          row(1, [
            [50, 4],
            [50, 4],
          ]),
          row(2, [[50, 4]]),
        ]),
      ]),
    ).toMatchObject({ given: 3, due: 4, wrongWeights: 0 });
  });
});

describe('a room evaluated directly', () => {
  it('one mark is due from each student, whatever activities the rows name', () => {
    const figures = directly([answer(1, [direct(1, 8, 4), direct(2, null, null), { ...row(3, [[50, 4]]), qualification: 4 }])]);
    expect(figures).toMatchObject({ state: 'figures', given: 1, due: 3, withoutActivities: 0, wrongWeights: 0, lowestWeights: null });
    expect(figures.list[0]?.parts).toMatchObject([{ activity: null, lacking: [{ id: 2 }, { id: 3 }] }]);
  });

  it('a record without a mark is none, as on the other screens', () => {
    expect(directly([answer(1, [direct(1, 8, null, 'Alto')])])).toMatchObject({ given: 0, due: 1 });
  });

  it('0 is a mark', () => {
    expect(directly([answer(1, [direct(1, 8, 0)])])).toMatchObject({ given: 1, due: 1 });
  });
});

it('a place without achievements', () => {
  expect(byActivities([])).toMatchObject({ state: 'no achievements', due: 0, achievements: 0 });
});

it('a room without students', () => {
  expect(byActivities([answer(1, [])])).toMatchObject({ state: 'no students', due: 0, withoutActivities: 0 });
  expect(directly([answer(1, [])])).toMatchObject({ state: 'no students', due: 0 });
});

describe('the lowest level', () => {
  const answers = [
    answer(1, [direct(1, 8, 2, 'Bajo'), direct(2, 9, 4, 'Alto')]),
    answer(2, [direct(1, 8, 2, 'Bajo'), direct(2, 9, 2, null)]),
  ];

  it('counts the achievements of each student', () => {
    expect(figuresOf(answers, 'PRIMARY', false).low).toEqual([{ id: 1, name: 'Ana Niño 1', count: 2 }]);
  });

  it('preschool rooms have none', () => {
    expect(figuresOf(answers, 'PRESCHOOL', false).low).toEqual([]);
  });

  it('a scale of one level has none', () => {
    const single = { achievement: { ...achievement(1), valorizations: [level('Bajo', 1, 5)] }, rows: [direct(1, 8, 2, 'Bajo')] };
    expect(figuresOf([single], 'PRIMARY', false).low).toEqual([]);
  });
});

describe('several places', () => {
  const one = byActivities([answer(1, [row(1, [[80, 4]]), row(2, [[80, null]])])]);
  const other = byActivities([answer(2, [row(1, [[90, null]]), row(2, [[90, 3]]), row(3, [[90, null]])]), answer(3, [row(1, [])])]);

  it('add up', () => {
    const all = addUp([one, other]);
    expect(all).toMatchObject({ given: 2, due: 5, achievements: 3, withoutActivities: 1, wrongWeights: 2, lowestWeights: 80 });
    // Each of the others has a mark in one of the places.
    expect(unmarkedOf(all)).toEqual([{ id: 3, name: 'Ana Niño 3' }]);
  });

  it('none are nothing', () => {
    expect(addUp([])).toMatchObject({ given: 0, due: 0, lowestWeights: null });
  });
});

describe('the share', () => {
  it.each([
    [0, 3, 0],
    [1, 3, 33],
    [2, 3, 66],
    [999, 1000, 99],
    [1000, 1000, 100],
    [0, 0, null],
  ])('%i of %i', (given, due, share) => {
    expect(shareOf({ given, due })).toBe(share);
  });

  it('complete is what lacks neither marks, activities nor weights', () => {
    const complete = byActivities([answer(1, [row(1, [[100, 4]])])]);
    expect(isComplete(complete)).toBe(true);
    expect(isComplete(byActivities([answer(1, [row(1, [[90, 4]])])]))).toBe(false);
    expect(isComplete({ ...complete, withoutActivities: 1 })).toBe(false);
    expect(isComplete({ ...complete, given: 0 })).toBe(false);
    expect(isComplete(byActivities([]))).toBe(false);
  });
});
