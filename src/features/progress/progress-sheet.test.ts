import { expect, it } from 'vitest';
import { sampleRoom } from '@/api/resources/sample-room';
import { figuresOf, type PlaceFigures } from '@/school/learning/survey/figures';
import { byRoom, type PairView } from './pair-view';
import { progressSheet } from './progress-sheet';

const view = (room: string, subject: string, state: PairView['state'], change: Partial<PlaceFigures> | null): PairView => {
  const [roomId, subjectId] = [room.length, subject.length];
  return {
    pair: {
      room: sampleRoom(roomId, room, 'PRIMARY'),
      subject: { id: subjectId, name: subject },
      teachers: [],
    },
    place: { periodId: 1, roomId, subjectId },
    key: `${roomId}:${subjectId}`,
    soFar: null,
    state,
    at: 0,
    figures: change && { ...figuresOf([], 'PRIMARY', true), state: 'figures', ...change },
  };
};

const VIEWS = [
  view('Quinto', 'Música', 'reviewed', { given: 2, due: 3, lowestWeights: 80, wrongWeights: 1, withoutActivities: 2 }),
  view('Quinto', 'Ética', 'reviewed', { state: 'no activities' }),
  view('Sexto A', 'Música', 'failed', null),
];

it('a row for each room that is kept, a column for each subject by name, shares as numbers and the rest in words (TRAC-13)', () => {
  expect(progressSheet(VIEWS, byRoom(VIEWS))).toEqual({
    title: 'Seguimiento',
    columns: [
      { header: 'Curso' },
      { header: 'Ética', isPercent: true },
      { header: 'Música', isPercent: true },
      { header: 'Avance', isPercent: true },
      { header: 'Detalle' },
    ],
    rows: [
      ['Quinto', 'Sin actividades', 66, 66, 'Música: Pesos: 80 %, 2 sin actividades'],
      ['Sexto A', null, 'No se pudo revisar', null, ''],
      // A sum of what is known would pass for that of all.
      ['Avance', null, null, null, ''],
    ],
    fixedColumns: 1,
  });
  // The sums are those of the rows that are there.
  expect(progressSheet(VIEWS, byRoom(VIEWS).slice(0, 1)).rows.at(-1)).toEqual(['Avance', null, 66, 66, '']);
});
