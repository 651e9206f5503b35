import { describe, expect, it } from 'vitest';
import { levelByKey, levelByText } from './level-keys';

const levels = ['Bajo', 'Básico', 'Alto', 'Superior'].map((name, index) => ({
  id: index,
  name,
  description: '',
  initialValue: index,
  endValue: index + 1,
}));
const [low, basic, high] = levels;

describe('levelByKey (GRID-16)', () => {
  it('chooses by position', () => {
    expect(levelByKey('1', undefined, levels)).toBe(low);
    expect(levelByKey('3', undefined, levels)).toBe(high);
    expect(levelByKey('5', undefined, levels)).toBeUndefined();
  });

  it('goes on among those of one letter', () => {
    expect(levelByKey('b', undefined, levels)).toBe(low);
    expect(levelByKey('B', low, levels)).toBe(basic);
    expect(levelByKey('b', basic, levels)).toBe(low);
    expect(levelByKey('b', high, levels)).toBe(low);
    expect(levelByKey('x', low, levels)).toBeUndefined();
    expect(levelByKey('Enter', low, levels)).toBeUndefined();
  });
});

describe('levelByText', () => {
  it('knows a name without case and accents, and a position', () => {
    expect(levelByText(' BASICO ', levels)).toBe(basic);
    expect(levelByText('3', levels)).toBe(high);
    expect(levelByText('b', levels)).toBeUndefined();
  });
});
