import { describe, expect, it } from 'vitest';
import { markAfter, storedMarks, type Mark, type MarksSheet } from './marks-sheet';
import { MarksStore } from './marks-store';

const level = (id: number, name: string, initialValue: number, endValue: number) => ({ id, name, description: '', initialValue, endValue });
/** Two of them share a border. */
const levels = [level(1, 'Bajo', 1, 3), level(2, 'Alto', 3, 4), level(3, 'Superior', 4, 5)];
const row = (id: string) => ({ id, studentId: Number(id), name: 'Ana', surname: id, fullName: `Ana ${id}` });
const column = (id: string) => ({ id, activityId: Number(id), type: 'Quiz', title: id, weight: 50 });
const sheet: MarksSheet = {
  rows: [row('1'), row('2'), row('3')],
  columns: [column('7'), column('8')],
  levels,
  isByActivities: true,
  hasNumbers: true,
};
const four: Mark = { qualification: 4, levelId: 3, comment: '' };

/** A store in which the first student has a 4.0 of 'Superior', and a manual clock. */
function open(given: Partial<MarksSheet> = {}) {
  const clock = { now: 0 };
  const whole = { ...sheet, ...given };
  const stored = whole.rows.flatMap(({ id }) =>
    whole.columns.map((each) => ({ key: `${id}:${each.id}`, mark: id === '1' && each.id === '7' ? four : null })),
  );
  const store = new MarksStore(whole, stored, () => clock.now);
  const fail = () => {
    clock.now += 1_000;
    const batch = store.queue.next();
    if (!batch) throw new Error('There is nothing to send.');
    store.settle(batch, { kind: 'failed', message: '', isLost: false });
  };
  return { store, clock, fail };
}

describe('MarksStore', () => {
  it('EXPO-05: holds a mark that a cell shows, stored or not, and none where a refused text shows', () => {
    const { store } = open();
    const at = '1:7';
    expect([4, 4.5].map((qualification) => store.holds(at, { qualification }))).toEqual([true, false]);
    expect(store.holds('2:7', { qualification: 4 })).toBe(false);
    store.give([{ key: at, given: { qualification: 4.5 } }]);
    expect([4, 4.5].map((qualification) => store.holds(at, { qualification }))).toEqual([false, true]);
    store.confirm(at, 'NP');
    expect(store.holds(at, { qualification: 4.5 })).toBe(false);
  });

  it('GRID-23: a failed cell that is confirmed unchanged stays failed, and is no step to take back', () => {
    const { store, clock, fail } = open();
    store.confirm('2:7', '3.5');
    fail();
    store.undo();
    expect(store.whole.get('state').canUndo).toBe(false);
    store.confirm('2:7', '3.5');
    fail();
    store.confirm('2:7', '3.5');
    store.confirm('2:7', '3,5');
    expect(store.cells.get('2:7').status).toBe('failed');
    clock.now = 60_000;
    expect(store.queue.next()).toBeNull();
    store.undo();
    expect(store.whole.get('state').canUndo).toBe(false);
  });

  it('GRID-14: unchanged text drops what was refused', () => {
    const { store } = open();
    store.confirm('1:7', 'x');
    expect(store.cells.get('1:7').status).toBe('refused');
    store.confirm('1:7', '4.0');
    expect(store.cells.get('1:7')).toMatchObject({ status: 'resting', text: '4.0', message: null });
  });

  it('GRID-18: a comment leaves a refused text to be corrected', () => {
    const { store } = open();
    store.confirm('1:7', 'x');
    store.setComment('1:7', 'Bien');
    expect(store.queue.markOf('1:7')).toEqual({ ...four, comment: 'Bien' });
    expect(store.cells.get('1:7')).toMatchObject({ status: 'refused', text: 'x', comment: 'Bien' });
  });

  it('EVAL-59: a mark keeps the level that it was given with until it is another number', () => {
    const { store } = open();
    expect(store.cells.get('1:7').level).toBe('Superior');
    store.setComment('1:7', 'Bien');
    expect(store.queue.markOf('1:7')).toEqual({ ...four, comment: 'Bien' });
    store.confirm('1:7', '4');
    expect(store.cells.get('1:7').level).toBe('Superior');
    store.confirm('1:7', '3.9');
    expect(store.cells.get('1:7').level).toBe('Alto');
    // GRID-15: the lower one on a shared border.
    store.confirm('1:7', '4');
    expect(store.cells.get('1:7').level).toBe('Alto');
  });

  it('GRID-16: another level of the same number is chosen all the same', () => {
    const { store } = open({ hasNumbers: false });
    expect(store.cells.get('1:7').text).toBe('Superior');
    store.chooseByKey('1:7', '2');
    expect(store.queue.markOf('1:7')).toEqual({ ...four, levelId: 2 });
    store.confirm('1:7', 'Superior');
    expect(store.queue.markOf('1:7')).toEqual({ qualification: 5, levelId: 3, comment: '' });
  });

  it('GRID-28: a hint stands at its cell and is said', () => {
    const { store } = open();
    store.hint('2:7', 'Escribe primero la nota.');
    expect(store.cells.get('2:7').message).toBe('Escribe primero la nota.');
    expect(store.whole.get('says').words).toBe('Escribe primero la nota.');
    store.confirm('2:8', '3');
    expect(store.cells.get('2:7').message).toBeNull();
  });

  it('GRID-37: what changed elsewhere is said once, with its count', () => {
    const { store } = open();
    const read = (...marks: readonly (readonly [string, number])[]) =>
      store.read(
        marks.map(([key, qualification]) => ({ key, mark: { ...four, qualification } })),
        store.queue.moment,
      );
    read(['1:7', 4.5], ['2:7', 5]);
    expect(store.whole.get('says')).toEqual({ words: '2 notas cambiaron en otra ventana', turn: 1 });
    expect(store.cells.get('2:7').message).toBe('Cambió en otra ventana');
    read(['1:7', 4.5], ['2:7', 5]);
    expect(store.whole.get('says').turn).toBe(1);
    read(['1:7', 4.6]);
    expect(store.whole.get('says').words).toBe('1 nota cambió en otra ventana');
  });

  describe('GRID-47', () => {
    it('redoes what was undone, one by one, until there is a new edit', () => {
      const { store } = open();
      const marks = () => ['2:7', '3:7'].map((key) => store.queue.markOf(key)?.qualification ?? null);
      store.confirm('2:7', '3.5');
      store.confirm('3:7', '2');
      store.undo();
      store.undo();
      expect(marks()).toEqual([null, null]);
      expect([store.redo(), marks()]).toEqual([0, [3.5, null]]);
      expect([store.redo(), marks()]).toEqual([0, [3.5, 2]]);
      expect([store.redo(), marks()]).toEqual([0, [3.5, 2]]);
      store.undo();
      store.confirm('2:8', '4');
      expect([store.redo(), marks()]).toEqual([0, [3.5, null]]);
      store.undo();
      store.confirm('3:7', 'x');
      store.redo();
      expect(store.queue.markOf('2:8')).toBeNull();
    });

    it('a redone paste is held again, a redone mark is not', () => {
      const { store } = open();
      store.give(['2:7', '3:7'].map((key) => ({ key, given: { qualification: 4 } })));
      store.undo();
      expect(store.whole.get('state').held).toBe(0);
      store.redo();
      expect(store.whole.get('state').held).toBe(2);
      store.undo();
      store.confirm('2:7', '3');
      store.undo();
      store.redo();
      expect(store.whole.get('state')).toMatchObject({ held: 0, unsent: 1 });
    });

    it('an emptied selection returns, and is emptied again', () => {
      const { store } = open();
      store.confirm('2:7', '3');
      store.confirm('3:7', '4');
      store.empty(['2:7', '3:7']);
      store.undo();
      expect(store.queue.markOf('3:7')?.qualification).toBe(4);
      store.redo();
      expect([store.queue.markOf('2:7'), store.queue.markOf('3:7')]).toEqual([null, null]);
    });

    it('fills each column from its first row, as one step', () => {
      const { store } = open();
      store.confirm('1:8', '2.5');
      expect(
        store.fillDown([
          ['1:7', '1:8'],
          ['2:7', '2:8'],
          ['3:7', '3:8'],
        ]),
      ).toBeNull();
      expect(['2:7', '2:8', '3:7', '3:8'].map((key) => store.queue.markOf(key)?.qualification)).toEqual([4, 2.5, 4, 2.5]);
      expect(store.whole.get('state').held).toBe(4);
      store.undo();
      expect(['2:7', '3:8'].map((key) => store.queue.markOf(key))).toEqual([null, null]);
    });

    it('leaves a column whose first row has nothing to give, and says why where none has', () => {
      const { store } = open();
      expect(store.fillDown([['2:8'], ['3:8']])).toBe('La primera fila no tiene nota.');
      store.confirm('2:8', '4,05');
      expect(store.fillDown([['2:8'], ['3:8']])).toBe('Un solo decimal, por ejemplo 4.1.');
      expect(
        store.fillDown([
          ['1:7', '1:8'],
          ['2:7', '2:8'],
        ]),
      ).toBeNull();
      expect(store.queue.markOf('2:7')?.qualification).toBe(4);
      expect(store.cells.get('2:8').status).toBe('refused');
      // One row: there is nothing to fill.
      expect(store.fillDown([['3:8']])).toBeNull();
    });

    it('fills levels by their name', () => {
      const { store } = open({ hasNumbers: false });
      store.fillDown([['1:7'], ['2:7']]);
      expect(store.queue.markOf('2:7')).toEqual({ qualification: 5, levelId: 3, comment: '' });
    });
  });

  it("GRID-06: a row says its weight where it is not what the column's head says", () => {
    const { store } = open();
    const exceptions = () => ['1', '2', '3'].map((id) => store.results.get(id).exception);
    expect(exceptions()).toEqual([null, null, null]);
    // One has half of it and one has all: the head says neither.
    store.confirm('2:7', '3');
    store.confirm('2:8', '3');
    expect(exceptions()).toEqual(['partial', null, null]);
    store.confirm('1:8', '3');
    store.confirm('3:7', '3');
    expect(exceptions()).toEqual([null, null, 'own']);
  });

  it("GRID-34: confirming a mark tells its cell, its row's result, its column and what is over and under the grid, and nobody else", () => {
    const { store } = open({ rows: Array.from({ length: 200 }, (_, index) => row(String(index + 1))) });
    // They have one of the two alike: the column of results says so in its head.
    for (let student = 2; student <= 11; student++) store.confirm(`${student}:7`, '3.5');
    const told: string[] = [];
    const follow = (part: 'cells' | 'results' | 'columns' | 'whole', names: readonly string[]) => {
      for (const name of names) store[part].follow(name, () => told.push(`${part} ${name}`));
    };
    const { rows, columns } = store.sheet;
    follow(
      'cells',
      rows.flatMap(({ id }) => columns.map((each) => `${id}:${each.id}`)),
    );
    follow(
      'results',
      rows.map(({ id }) => id),
    );
    follow(
      'columns',
      columns.map(({ id }) => id),
    );
    follow('whole', ['spread', 'result', 'state']);
    store.confirm('150:7', '5');
    expect(told.toSorted()).toEqual(['cells 150:7', 'columns 7', 'results 150', 'whole result', 'whole spread', 'whole state']);
    told.length = 0;
    store.refresh();
    expect(told).toEqual([]);
  });
});

describe('markAfter', () => {
  it('keeps the comment', () => {
    expect(markAfter({ ...four, comment: 'Bien' }, { qualification: 2 }, levels)).toEqual({
      qualification: 2,
      levelId: 1,
      comment: 'Bien',
    });
    expect(markAfter(null, { qualification: 2 }, levels)).toEqual({ qualification: 2, levelId: 1, comment: '' });
  });
});

describe('storedMarks', () => {
  const activity = {
    academicActivityId: 7,
    type: 'QUIZ',
    title: '',
    weight: 50,
    qualification: 4,
    qualificationName: 'Superior',
    comment: null,
    withQualification: true,
    studentAcademicRecordId: 5,
  } as const;
  const record = {
    studentId: 1,
    studentName: 'Ana',
    studentLastName: 'Uno',
    qualification: 3,
    qualificationDescription: 'Alto',
    activities: [activity, { ...activity, academicActivityId: 8, qualificationName: 'Otro' }],
    studentAcademicRecordToPreschool: 6,
    commentToPreschool: 'Bien',
  };

  it('EVAL-59: have the level that they were given with, and one that is gone is the one that holds the number', () => {
    expect(storedMarks([record], sheet)).toEqual([
      { key: '1:7', mark: four, recordId: 5 },
      { key: '1:8', mark: { ...four, levelId: 2 }, recordId: 5 },
    ]);
    expect(storedMarks([record], { ...sheet, isByActivities: false })).toEqual([
      { key: '1:mark', mark: { qualification: 3, levelId: 2, comment: 'Bien' }, recordId: 6 },
    ]);
  });
});
