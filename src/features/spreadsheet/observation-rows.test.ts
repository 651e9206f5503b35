import { describe, expect, it } from 'vitest';
import { beforeOwn, canChoose, chosenKind, isOfAll, observedStudents, sharedText } from './observation-rows';

const student = (id: number, surname: string) => ({
  id,
  name: 'Ana',
  surname,
  age: null,
  parentEmail: '',
  delay: false,
  studentStatus: null,
  active: true,
  roomId: 9,
  photoUrl: null,
});
const observation = (id: number, studentId: number, text: string) => ({ id, studentId, periodId: 2, observation: text });

const rows = observedStudents(
  [student(1, 'Zapata'), student(2, 'Ñungo'), student(3, 'Nieto'), student(4, 'Bello')],
  [observation(70, 1, 'Lee bien'), observation(71, 3, 'Lee bien'), observation(72, 99, 'De otro curso')],
);
const [bello, nieto, nungo, zapata] = rows as [(typeof rows)[0], (typeof rows)[0], (typeof rows)[0], (typeof rows)[0]];

describe('the students of a room', () => {
  it('go by surname, each with the own observation (COBS-04)', () => {
    expect(rows.map(({ surname, observation: own }) => [surname, own?.id ?? null])).toEqual([
      ['Bello', null],
      ['Nieto', 71],
      ['Ñungo', null],
      ['Zapata', 70],
    ]);
  });
});

describe('what can be chosen together', () => {
  it('is anything while nothing is', () => {
    expect(chosenKind([])).toBeNull();
    expect(rows.every((row) => canChoose(null, row))).toBe(true);
  });

  it('is the kind of the first (COBS-06, COBS-07)', () => {
    expect(rows.map((row) => canChoose(chosenKind([nungo]), row))).toEqual([true, false, true, false]);
    expect(rows.map((row) => canChoose(chosenKind([zapata]), row))).toEqual([false, true, false, true]);
  });

  it('by the box of all: those without one, unless the other kind is chosen (COBS-08)', () => {
    expect(rows.filter((row) => isOfAll(null, row))).toEqual([bello, nungo]);
    expect(rows.filter((row) => isOfAll('without', row))).toEqual([bello, nungo]);
    expect(rows.filter((row) => isOfAll('with', row))).toEqual([nieto, zapata]);
  });
});

it('the text that all share (COBS-17)', () => {
  expect(sharedText([nieto, zapata])).toBe('Lee bien');
  expect(sharedText([nieto, { ...zapata, observation: observation(70, 1, 'Lee') }])).toBe('');
  expect(sharedText([nieto, bello])).toBe('');
});

describe('what a dialog has sent itself (COBS-22)', () => {
  const written = [nieto, zapata];
  const now = (first: string, second: string) => [
    { ...nieto, observation: observation(71, 3, first) },
    { ...zapata, observation: observation(70, 1, second) },
  ];
  const sent = (isStored: boolean) => new Map([[3, { text: 'Escribe', isStored }]]);

  it('is no change by somebody else', () => {
    expect(sharedText(now('Escribe', 'Lee bien'))).toBe('');
    expect(sharedText(beforeOwn(now('Escribe', 'Lee bien'), written, sent(true)))).toBe('Lee bien');
    expect(sharedText(beforeOwn(now('Escribe', 'Lee bien'), written, sent(false)))).toBe('Lee bien');
  });

  it('is one once somebody has written over it, or of another student', () => {
    expect(sharedText(beforeOwn(now('Habla', 'Lee bien'), written, sent(true)))).toBe('');
    expect(sharedText(beforeOwn(now('Lee bien', 'Escribe'), written, sent(true)))).toBe('');
  });
});
