import { describe, expect, it } from 'vitest';
import { raisedText } from './pasted-characters';

describe('raisedText (POST-50)', () => {
  it.each([
    ['3', '10', '', '³'],
    ['-3', '10', '', '⁻³'],
    ['n+1', 'x', '', 'ⁿ⁺¹'],
    ['(2)', 'x', '', '⁽²⁾'],
    ['a+b', 'x', '', '^(a+b)'],
    [' 2 ', 'x', '', ' ² '],
    ['er', '1', '', '.er'],
    ['ra', '3', '', '.ra'],
    ['er', '1.', '', 'er'],
    ['o', '1', ' grado', '.º'],
    ['ª', '2', '', '.ª'],
    ['o', '25', 'C', '°'],
    ['o', '25', ' Cursos', '.º'],
    ['o', 'N', ' 5', 'º'],
    ['a', 'D.', ' Ana', 'ª'],
    ['th', '4', '', 'th'],
    ['TM', 'Marca', '', '™'],
    ['®', 'Marca', '', '®'],
    ['*', 'Nota', '', '*'],
    ['', '', '', ''],
  ])('%j raised after %j before %j is %j', (text, before, after, written) =>
    expect(raisedText(text, 'super', before, after)).toBe(written),
  );

  it.each([
    ['2', '₂'],
    ['n', 'ₙ'],
    ['max', '_(max)'],
    ['o', '_(o)'],
  ])('%j lowered is %j', (text, written) => expect(raisedText(text, 'sub', 'H1', '')).toBe(written));
});
