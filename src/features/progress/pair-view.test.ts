import { describe, expect, it } from 'vitest';
import { sampleRoom } from '@/api/resources/sample-room';
import { addUp, figuresOf, type PlaceFigures } from '@/school/learning/survey/figures';
import type { Pair } from '@/school/learning/survey/places';
import { byRoom, lackText, observedText, shareOfViews, totalsOf, viewOf, wordsOf, type PairView } from './pair-view';
import { studentRows } from './student-rows';
import { noSummaryOf, partsOf, summaryOf, teacherRows } from './teacher-rows';

const pair = (roomId: number, subjectId: number, teachers: readonly number[] = [7]): Pair => ({
  room: sampleRoom(roomId, `Curso ${roomId}`),
  subject: { id: subjectId, name: `Asignatura ${subjectId}` },
  teachers: teachers.map((id) => ({ id, name: `Profesor ${id}` })),
});
const figures = (change: Partial<PlaceFigures>): PlaceFigures => ({ ...figuresOf([], 'PRIMARY', true), state: 'figures', ...change });
const view = (own: Pair, change: Partial<PlaceFigures> | null): PairView => ({
  pair: own,
  place: { periodId: 1, roomId: own.room.id, subjectId: own.subject.id },
  key: `1:${own.room.id}:${own.subject.id}`,
  state: change ? 'reviewed' : 'none',
  at: 0,
  figures: change && figures(change),
  soFar: null,
});

describe('the words of a pair', () => {
  it.each([
    ['some marks', { given: 2, due: 3 }, '66 %', false, []],
    ['all marks', { given: 3, due: 3 }, '100 %', true, []],
    ['weights', { given: 3, due: 3, wrongWeights: 1, lowestWeights: 80 }, '100 %', false, ['Pesos: 80 %']],
    ['bare achievements', { given: 3, due: 3, withoutActivities: 2 }, '100 %', false, ['2 sin actividades']],
    ['no achievements', { state: 'no achievements' as const }, 'Sin logros', false, []],
    ['no activities', { state: 'no activities' as const, withoutActivities: 2 }, 'Sin actividades', false, []],
    ['no students', { state: 'no students' as const }, 'Sin estudiantes', false, []],
  ])('%s', (_, change, main, isComplete, notes) => {
    expect(wordsOf(figures(change))).toMatchObject({ main, isComplete, notes });
  });
});

it('a pair that was never asked for knows nothing, and a failed one shows no old figures', () => {
  const models = { preschool: null, primary: null };
  const reviews = new Map([
    ['1:4:2', { place: { periodId: 1, roomId: 4, subjectId: 2 }, state: 'failed' as const, answers: [], soFar: null, at: 5, saves: 0 }],
  ]);
  expect(viewOf(pair(4, 1), 1, { reviews, observed: new Map() }, models, new WeakMap())).toMatchObject({
    state: 'none',
    figures: null,
    key: '1:4:1',
  });
  expect(viewOf(pair(4, 2), 1, { reviews, observed: new Map() }, models, new WeakMap())).toMatchObject({ state: 'failed', figures: null });
});

it('what has come of a pair is not yet what is known of it', () => {
  const models = { preschool: null, primary: null };
  const answers = [{ achievement: { id: 7, title: 'Logro', roomId: 4, periodId: 1, subjectId: 1, valorizations: [] }, rows: [] }];
  const running = { place: { periodId: 1, roomId: 4, subjectId: 1 }, state: 'running' as const, answers: null, at: 0, saves: 0 };
  const reviews = new Map([['1:4:1', { ...running, soFar: { answers, achievements: 3 } }]]);
  const shown = viewOf(pair(4, 1), 1, { reviews, observed: new Map() }, models, new WeakMap());
  expect(shown).toMatchObject({ figures: null, soFar: { figures: { achievements: 1 }, achievements: 3 } });
  expect(totalsOf([shown]).achievements).toBe(0);
});

it('who has an observation, of the students that are there', () => {
  const reviewed = {
    ...view(pair(4, 1), { present: new Set([1, 2, 3]) }),
    observed: { state: 'observed' as const, students: new Set([2, 3, 9]) },
  };
  expect(observedText(reviewed)).toBe('2 de 3 con observación');
  expect(observedText({ ...reviewed, figures: null })).toBe('');
  expect(observedText({ ...reviewed, observed: undefined })).toBe('');
  expect(observedText({ ...reviewed, observed: { state: 'failed', students: null } })).toBe('Observaciones sin revisar');
});

it('the sums in words', () => {
  const totals = addUp([
    figures({ given: 1, due: 1, withoutActivities: 1, wrongWeights: 2, students: new Map([[1, 'Ana']]), marked: new Set<number>() }),
  ]);
  expect((['marks', 'activities', 'weights', 'students'] as const).map((lack) => lackText(totals, lack))).toEqual([
    '1 de 1 nota',
    '1 logro sin actividades',
    '2 con pesos distintos de 100 %',
    '1 estudiante sin ninguna nota',
  ]);
});

it('rows hold the pairs of a room, and unknown pairs add nothing', () => {
  const views = [view(pair(4, 1), { given: 1, due: 4 }), view(pair(4, 2), null), view(pair(5, 1), { given: 1, due: 1 })];
  expect(byRoom(views).map(({ room, views: own }) => [room.id, own.length, totalsOf(own).due])).toEqual([
    [4, 2, 4],
    [5, 1, 1],
  ]);
});

it('several have a share once each is known, and 100 only where each lacks nothing (TRAC-03, TRAC-08)', () => {
  const whole = view(pair(4, 1), { given: 3, due: 3 });
  expect(shareOfViews([whole])).toBe(100);
  expect(shareOfViews([whole, view(pair(4, 2), { state: 'no students' })])).toBe(100);
  expect(shareOfViews([whole, view(pair(4, 2), null)])).toBeNull();
  expect(shareOfViews([whole, view(pair(4, 2), { state: 'no achievements' })])).toBe(99);
  expect(shareOfViews([whole, view(pair(4, 2), { given: 3, due: 3, withoutActivities: 1 })])).toBe(99);
  expect(shareOfViews([view(pair(4, 2), null)])).toBeNull();
});

it('teachers: who lacks most first, a shared pair for both, unknown last; the missing places as lines', () => {
  const views = [
    view(pair(4, 1, [7]), { given: 1, due: 4, lowestWeights: 80 }),
    view(pair(4, 2, [7, 8]), { given: 0, due: 5 }),
    view(pair(5, 1, [8]), { given: 2, due: 2 }),
    view(pair(5, 2, [9]), null),
    view(pair(5, 3, [6]), { given: 2, due: 2 }),
  ];
  const rows = teacherRows(views);
  expect(rows.map(({ id, totals }) => [id, totals && totals.due - totals.given])).toEqual([
    [7, 8],
    [8, 5],
    [6, 0],
    [9, null],
  ]);
  expect(rows.map(({ share }) => share)).toEqual([11, 28, 100, null]);
  expect(rows[0]?.missing).toEqual(['Curso 4, Asignatura 1: faltan 3 notas, pesos: 80 %', 'Curso 4, Asignatura 2: faltan 5 notas']);
  expect(rows.flatMap(partsOf)).toEqual([]);
  expect(rows.map(noSummaryOf)).toEqual([null, null, 'No falta nada', 'Falta revisar cursos y asignaturas']);
});

it('a summary names its teacher and its period first (TRAC-10)', () => {
  const [row] = teacherRows([view(pair(4, 1, [7]), { given: 1, due: 4 })]);
  expect(row && summaryOf(row, 'Periodo 2')).toEqual(['Profesor 7, Periodo 2', 'Curso 4, Asignatura 1: faltan 3 notas']);
});

it('a teacher of whom some is reviewed has no sums, but says how far it is, and what failed (TRAC-10)', () => {
  const whole = view(pair(4, 1, [7]), { given: 3, due: 3 });
  const failed: PairView = { ...view(pair(4, 2, [7]), null), state: 'failed' };
  const [stopped] = teacherRows([whole, view(pair(4, 2, [7]), null), view(pair(4, 3, [7]), null)]);
  expect(stopped).toMatchObject({ totals: null, share: null });
  expect(stopped && partsOf(stopped)).toEqual(['1 de 3 revisados']);
  expect(stopped && noSummaryOf(stopped)).toBe('Falta revisar cursos y asignaturas');
  expect(teacherRows([whole, failed]).flatMap(partsOf)).toEqual(['1 de 2 revisados', '1 no se pudo revisar']);
  expect(teacherRows([failed]).flatMap(partsOf)).toEqual(['0 de 1 revisados', '1 no se pudo revisar']);
});

it('students: most first, then by name, with the subjects of all their pairs', () => {
  const low = (id: number, count: number) => ({ id, name: `Estudiante ${id}`, count });
  const views = [
    view(pair(4, 1), { low: [low(2, 1), low(1, 1)] }),
    view(pair(4, 2), { low: [low(3, 1), low(2, 2)] }),
    view(pair(5, 1), null),
  ];
  expect(studentRows(views).map(({ id, count, subjects }) => [id, count, subjects])).toEqual([
    [2, 3, ['Asignatura 1', 'Asignatura 2']],
    [1, 1, ['Asignatura 1']],
    [3, 1, ['Asignatura 2']],
  ]);
});
