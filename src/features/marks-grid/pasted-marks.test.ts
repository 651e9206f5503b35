import { describe, expect, it } from 'vitest';
import type { MarksSheet } from './marks-sheet';
import { problemsFirst, readPaste } from './pasted-marks';

const level = (id: number, name: string, initialValue: number, endValue: number) => ({ id, name, description: '', initialValue, endValue });
const student = (studentId: number, name: string, surname: string) => ({
  id: String(studentId),
  studentId,
  name,
  surname,
  fullName: `${name} ${surname}`,
});
const column = (id: string) => ({ id, activityId: Number(id), type: 'Quiz', title: id, weight: 50 });
const sheet: MarksSheet = {
  rows: [student(1, 'Ángel', 'Álvarez Montoya'), student(2, 'María José', 'Niño'), student(3, 'Ana', 'Ruiz'), student(4, 'Ana', 'Ruiz')],
  columns: [column('1'), column('2')],
  levels: [level(1, 'Bajo', 1, 2.9), level(2, 'Alto', 3, 5)],
  isByActivities: true,
  hasNumbers: true,
};

/** 'student/activity=mark', or the problem of a line. */
const read = (text: string, from = { row: 0, column: 0 }, given = sheet) =>
  readPaste(text, given, from).map(({ problem, mark, line }) =>
    mark ? `${mark.row.id}/${mark.column.id}=${mark.qualification}` : `${line}: ${problem}`,
  );

describe('readPaste (GRID-29)', () => {
  it('fills a column down from the active cell', () => expect(read('4.5\n3,8\n', { row: 1, column: 1 })).toEqual(['2/2=4.5', '3/2=3.8']));
  it('fills several columns to the right', () => expect(read('4\t3\r\n45\t38')).toEqual(['1/1=4', '1/2=3', '2/1=4.5', '2/2=3.8']));
  it('leaves what an empty cell stands for', () => expect(read('4\n\n3')).toEqual(['1/1=4', '3/1=3']));
  it('tells what lies outside and what is no number', () => expect(read('5.6\nNP\n4')).toEqual(['1: range', '2: text', '3/1=4']));
  it('tells what is too much', () => expect(read('4\t4\t4\n\n\n\n4')).toEqual(['1/1=4', '1/2=4', '1: beyond', '5: beyond']));
  it('is nothing of nothing', () => expect(read(' \n\n')).toEqual([]));

  it('puts problems first', () => {
    expect(problemsFirst(readPaste('4\nNP', sheet, { row: 0, column: 0 })).map(({ line }) => line)).toEqual([2, 1]);
  });

  it('takes 5 000 lines at once', () => {
    const lines = read(Array.from({ length: 5_000 }, () => '4').join('\n'));
    expect([lines.length, lines.filter((each) => each.endsWith('beyond')).length]).toEqual([5_000, 4_996]);
  });
});

describe('names (GRID-30)', () => {
  it('finds students in either order, without case and accents', () => {
    expect(read('nino maria jose\t4\nANGEL ALVAREZ MONTOYA\t3')).toEqual(['2/1=4', '1/1=3']);
    expect(read('Niño, María José\t4')).toEqual(['2/1=4']);
  });
  it('knows name and surname in two columns', () =>
    expect(read('María José\tNiño\t4\t3\nÁlvarez Montoya\tÁngel\t\t5')).toEqual(['2/1=4', '2/2=3', '1/2=5']));
  it('begins at the active column', () => expect(read('Niño María José\t4', { row: 3, column: 1 })).toEqual(['2/2=4']));
  it('leaves out who is nobody or several', () =>
    expect(read('Estudiante\tNota\nAna Ruiz\t4\nNiño María José\t4')).toEqual(['1: unknown', '2: several', '2/1=4']));
});

describe('levels in place of numbers (GRID-16)', () => {
  it('takes their names', () => {
    expect(read('alto\nBAJO\n2\nnada', undefined, { ...sheet, hasNumbers: false })).toEqual(['1/1=5', '2/1=2.9', '3/1=5', '4: text']);
  });
});
