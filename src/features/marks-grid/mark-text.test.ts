import { describe, expect, it } from 'vitest';
import { levelHolding, levelOfMark, readMark } from './mark-text';

const level = (id: number, name: string, initialValue: number, endValue: number) => ({ id, name, description: '', initialValue, endValue });
const levels = [level(1, 'Bajo', 1, 2.9), level(2, 'Básico', 3, 3.5), level(3, 'Alto', 3.6, 4), level(4, 'Superior', 4.1, 5)];
const touching = [level(1, 'Bajo', 0, 2), level(2, 'Alto', 2, 5)];
const mark = (text: string, given = levels) => readMark(text, given);
const numeral = { kind: 'refused', why: 'text', message: 'Escribe un número, por ejemplo 4.5.' };
const range = (message: string) => ({ kind: 'refused', why: 'range', message });

describe('readMark', () => {
  it.each([
    ['4.5', 4.5],
    ['4,5', 4.5],
    [' 4 ', 4],
    ['45', 4.5],
    ['38', 3.8],
    ['05', 5],
    ['1', 1],
    ['5', 5],
    ['50', 5],
    ['4.50', 4.5],
  ])('GRID-12: %s is %s', (text, qualification) => expect(mark(text)).toEqual({ kind: 'mark', qualification }));

  it('GRID-12: two digits that do not exceed the scale are what they are', () => {
    const ten = [level(1, 'Bajo', 1, 5.9), level(2, 'Alto', 6, 10)];
    expect(mark('10', ten)).toEqual({ kind: 'mark', qualification: 10 });
    expect(mark('75', ten)).toEqual({ kind: 'mark', qualification: 7.5 });
    const hundred = [level(1, 'Bajo', 1, 59), level(2, 'Alto', 60, 100)];
    expect(mark('75', hundred)).toEqual({ kind: 'mark', qualification: 75 });
    expect(mark('45', [level(1, 'Bajo', 1, 11)])).toEqual(range('Entre 1 y 11'));
  });

  it.each(['abc', '4..5', '4-5', '1e1', '4 5', '4.1.2'])('GRID-13: %s is no mark', (text) => expect(mark(text)).toEqual(numeral));

  it.each(['4.55', '4,05', '3,55', '2,95', '.55', '-4.55', '456.78', '4.500001'])('GRID-43: %s has more than one decimal', (text) => {
    for (const given of [levels, touching])
      expect(mark(text, given)).toEqual({ kind: 'refused', why: 'text', message: 'Un solo decimal, por ejemplo 4.1.' });
  });

  it('is empty', () => expect(mark('  ')).toEqual({ kind: 'empty' }));

  it.each(['0.9', '5.1', '0', '-4', '456'])('GRID-14: %s lies outside', (text) => expect(mark(text)).toEqual(range('Entre 1 y 5')));

  it('GRID-14: in a gap', () => {
    const gapped = [level(1, 'Bajo', 1, 2), level(2, 'Básico', 3, 5)];
    expect(mark('2.5', gapped)).toEqual(range('Entre dos niveles: Bajo hasta 2, Básico desde 3'));
    expect(mark('2', gapped).kind).toBe('mark');
    expect(mark('3', gapped).kind).toBe('mark');
  });

  it('names no lowest mark that nobody can give', () => expect(mark('0', touching)).toEqual(range('Entre 0.1 y 5')));
});

describe('levelHolding', () => {
  it('GRID-15: the lower one on a shared border', () => {
    expect(levelHolding(2, touching)?.name).toBe('Bajo');
    expect(levelHolding(2.1, touching)?.name).toBe('Alto');
    expect(levelHolding(3.55, levels)).toBeUndefined();
  });
});

describe('levelOfMark', () => {
  it('EVAL-59: is the one that it was given with', () => {
    expect(levelOfMark({ qualification: 2, levelId: 2 }, touching)?.name).toBe('Alto');
    expect(levelOfMark({ qualification: 2, levelId: null }, touching)?.name).toBe('Bajo');
  });

  it('EVAL-58: comes nearest where none holds it', () => {
    expect(levelOfMark({ qualification: 3.55, levelId: 9 }, levels)?.name).toBe('Alto');
  });
});
