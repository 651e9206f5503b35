import { describe, expect, it } from 'vitest';
import { sampleRoom } from '@/api/resources/sample-room';
import { figuresOf } from '@/school/learning/survey/figures';
import type { PairView } from './pair-view';
import { ageText, failedText, isWhole, partText, reachOf } from './review-reach';

const view = (state: PairView['state'], at = 0): PairView => ({
  pair: { room: sampleRoom(4, 'Sexto A'), subject: { id: 1, name: 'Música' }, teachers: [] },
  place: { periodId: 1, roomId: 4, subjectId: 1 },
  key: '1:4:1',
  state,
  at,
  figures: state === 'reviewed' ? figuresOf([], 'PRIMARY', true) : null,
  soFar: null,
});

describe('how far pairs are reviewed', () => {
  it.each([
    ['nothing is known', ['none', 'waiting'], '', '', false],
    ['a part is known', ['reviewed', 'none', 'none'], 'Revisados 1 de 3', '', false],
    ['one failed', ['reviewed', 'reviewed', 'failed'], 'Revisados 2 de 3', '1 no se pudo revisar', false],
    ['all failed', ['failed', 'failed'], '', '2 no se pudieron revisar', false],
    ['all is known', ['reviewed', 'reviewed'], '', '', true],
  ] as const)('%s', (_, states, part, failed, whole) => {
    const reach = reachOf(states.map((state) => view(state)));
    expect([partText(reach), failedText(reach), isWhole(reach)]).toEqual([part, failed, whole]);
  });
});

describe('the age of a review', () => {
  const now = new Date(10 * 60_000);
  it.each([
    ['before any', [view('none')], ''],
    ['within the first minute', [view('reviewed', 9.5 * 60_000)], 'Revisado hace un momento'],
    ['of a clock that went back', [view('reviewed', 11 * 60_000)], 'Revisado hace un momento'],
    ['after a minute', [view('reviewed', 9 * 60_000)], 'Revisado hace 1 minuto'],
    ['of the oldest', [view('reviewed', 9 * 60_000), view('reviewed', 7 * 60_000)], 'Revisado hace 3 minutos'],
  ])('%s', (_, views, text) => {
    expect(ageText(views, now)).toBe(text);
  });
});
