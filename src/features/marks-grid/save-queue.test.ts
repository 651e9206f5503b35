import { describe, expect, it } from 'vitest';
import { randomOfSeed } from '@/ui/base/random-of-seed';
import { SaveQueue, type Batch, type Outcome, type Step } from './save-queue';

const isSame = (one: number, other: number) => one === other;

/** A queue of three cells, the first with a mark, and a manual clock. */
function open(stored: Record<string, number | null> = { a: 3, b: null, c: null }) {
  const clock = { now: 0 };
  const queue = new SaveQueue<number>(
    Object.entries(stored).map(([key, mark]) => ({ key, mark })),
    () => clock.now,
    isSame,
  );
  const send = (now: number) => {
    clock.now = now;
    return queue.next()?.records.map(({ key, mark }) => `${key}=${mark}`) ?? null;
  };
  const stores = () => queue.settle({ kind: 'stored' });
  return { queue, clock, send, stores };
}

describe('SaveQueue', () => {
  it('GRID-20: sends all changed cells in one call, within a second of the last change', () => {
    const { queue, send, clock } = open();
    queue.change([{ key: 'a', mark: 4 }]);
    clock.now = 500;
    queue.change([{ key: 'b', mark: 5 }]);
    expect(send(899)).toBeNull();
    expect(send(900)).toEqual(['a=4', 'b=5']);
  });

  it('GRID-20: one call runs at a time, and what is changed meanwhile goes with the next', () => {
    const { queue, send, stores } = open();
    queue.change([{ key: 'a', mark: 4 }]);
    send(900);
    queue.change([{ key: 'a', mark: 4.5 }]);
    expect(queue.statusOf('a')).toBe('unsent');
    expect(send(5_000)).toBeNull();
    stores();
    expect(send(5_000)).toEqual(['a=4.5']);
    expect(queue.statusOf('a')).toBe('saving');
  });

  it('GRID-21: the tick of a stored cell goes after 3 s', () => {
    const { queue, send, stores, clock } = open();
    queue.change([{ key: 'a', mark: 4 }]);
    send(900);
    stores();
    clock.now = 3_899;
    expect(queue.statusOf('a')).toBe('saved');
    clock.now = 3_900;
    expect(queue.statusOf('a')).toBe('resting');
  });

  it('what is back at its stored mark is not sent', () => {
    const { queue, send } = open();
    queue.change([{ key: 'a', mark: 4 }]);
    queue.change([{ key: 'a', mark: 3 }]);
    expect(send(5_000)).toBeNull();
    expect(queue.unstored()).toEqual([]);
  });

  it('GRID-22: a refused call of few records goes again one by one, and only the faulty cell fails', () => {
    const { queue, send, stores } = open();
    queue.change(['a', 'b', 'c'].map((key) => ({ key, mark: 5 })));
    send(900);
    queue.settle({ kind: 'refused', message: 'x' });
    expect(send(900)).toEqual(['a=5']);
    stores();
    expect(send(900)).toEqual(['b=5']);
    queue.settle({ kind: 'refused', message: 'Fuera de su nivel' });
    expect(send(900)).toEqual(['c=5']);
    stores();
    expect(send(9_000)).toBeNull();
    expect([queue.failureOf('a'), queue.failureOf('b'), queue.failureOf('c')]).toEqual([null, 'Fuera de su nivel', null]);
  });

  it.each([
    [40, 1],
    [41, 21],
  ])('GRID-22: of %i refused records %i go first', (count, first) => {
    const keys = Array.from({ length: count }, (_, index) => `k${index}`);
    const { queue, send } = open(Object.fromEntries(keys.map((key) => [key, null])));
    queue.change(keys.map((key) => ({ key, mark: 4 })));
    send(900);
    queue.settle({ kind: 'refused', message: '' });
    expect(send(900)).toHaveLength(first);
  });

  it('GRID-22: what was changed while the refused call ran goes with the next, once', () => {
    const { queue, send, stores } = open();
    queue.change(['a', 'b'].map((key) => ({ key, mark: 5 })));
    send(900);
    queue.change([{ key: 'a', mark: 4 }]);
    queue.settle({ kind: 'refused', message: '' });
    expect(send(2_000)).toEqual(['b=5']);
    stores();
    expect(send(2_000)).toEqual(['a=4']);
  });

  it("GRID-23: what failed waits for 'Reintentar'; a cell changed afterwards goes with its new value", () => {
    const { queue, send } = open();
    queue.change(['a', 'b'].map((key) => ({ key, mark: 5 })));
    send(900);
    queue.settle({ kind: 'failed', message: '', isLost: false });
    expect(send(60_000)).toBeNull();
    queue.change([{ key: 'a', mark: 4 }]);
    expect(send(61_000)).toEqual(['a=4']);
    queue.settle({ kind: 'stored' });
    queue.retry();
    expect(send(61_000)).toEqual(['b=5']);
  });

  it('a lost answer makes the former mark one that must be sent', () => {
    const { queue, send } = open();
    queue.change([{ key: 'a', mark: 4 }]);
    send(900);
    queue.settle({ kind: 'failed', message: '', isLost: true });
    queue.change([{ key: 'a', mark: 3 }]);
    expect(send(5_000)).toEqual(['a=3']);
  });

  it("GRID-23: the server's words stay at the cells of the call", () => {
    const { queue, send } = open();
    queue.change(['a', 'b'].map((key) => ({ key, mark: 5 })));
    send(900);
    queue.settle({ kind: 'failed', message: 'El periodo está cerrado.', isLost: false });
    expect([queue.failureOf('a'), queue.failureOf('b'), queue.failureOf('c')]).toEqual([
      'El periodo está cerrado.',
      'El periodo está cerrado.',
      null,
    ]);
  });

  it.each([
    ['lost', { kind: 'failed', message: '', isLost: true }],
    ['refused', { kind: 'refused', message: '' }],
    ['failed', { kind: 'failed', message: '', isLost: false }],
  ] as const)("GRID-26: after 'Salir sin guardar' a call under way that is %s leaves nothing to wait for", (_, outcome) => {
    const { queue, send } = open();
    queue.change(['b', 'c'].map((key) => ({ key, mark: 5 })));
    send(900);
    queue.drop('all');
    queue.settle(outcome);
    expect(queue.markOf('b')).toBeNull();
    expect(queue.nextAt()).toBeNull();
    expect(send(5_000)).toBeNull();
  });

  it('GRID-24: nothing is tried without network', () => {
    const { queue, send } = open();
    queue.setOnline(false);
    queue.change([{ key: 'a', mark: 4 }]);
    expect(send(60_000)).toBeNull();
    expect(queue.nextAt()).toBeNull();
    queue.setOnline(true);
    expect(send(60_000)).toEqual(['a=4']);
  });

  it('GRID-25: what was recovered waits for a choice', () => {
    const { queue, send } = open();
    queue.recover([
      { key: 'a', mark: 3 },
      { key: 'b', mark: 4 },
    ]);
    expect(queue.counts().recovered).toBe(1);
    expect(send(60_000)).toBeNull();
    queue.sendNow('recovered');
    expect(send(60_000)).toEqual(['b=4']);
  });

  it("GRID-25: 'Descartar' brings back what is stored", () => {
    const { queue } = open();
    queue.recover([{ key: 'a', mark: 4 }]);
    queue.drop('recovered');
    expect([queue.markOf('a'), queue.unstored()]).toEqual([3, []]);
  });

  it('GRID-27: unsent cells return, stored ones with a former mark are sent with it, stored ones without one stay', () => {
    const { queue, send, stores } = open();
    const step = queue.change(['a', 'b'].map((key) => ({ key, mark: 5 })));
    send(900);
    stores();
    const unsent = queue.change([{ key: 'c', mark: 5 }]);
    expect(queue.undo(unsent).kept).toBe(0);
    expect(queue.markOf('c')).toBeNull();
    expect(queue.undo(step).kept).toBe(1);
    expect([queue.markOf('a'), queue.markOf('b')]).toEqual([3, 5]);
    expect(send(5_000)).toEqual(['a=3']);
  });

  it('GRID-47: undoing what undid it redoes it, where the cell is as it was left', () => {
    const { queue, send, stores } = open();
    const pasted = queue.change(
      ['a', 'b'].map((key) => ({ key, mark: 5 })),
      { isHeld: true },
    );
    const undone = queue.undo(pasted);
    expect([queue.markOf('a'), queue.markOf('b'), queue.counts().held]).toEqual([3, null, 0]);
    queue.change([{ key: 'a', mark: 2 }]);
    expect(queue.undo(undone.step, { isHeld: true })).toMatchObject({ kept: 0, step: [{ key: 'b', before: null, after: 5 }] });
    expect([queue.markOf('a'), queue.markOf('b'), queue.counts().held]).toEqual([2, 5, 1]);
    // A cell emptied before its mark was stored.
    const emptied = queue.change([{ key: 'c', mark: 4 }]).map(({ key }) => ({ key, before: null, after: 4 }));
    send(10_000);
    stores();
    expect(queue.undo(emptied)).toMatchObject({ kept: 1, step: [] });
  });

  it('GRID-35: a paste waits 10 s while what is typed goes', () => {
    const { queue, send, stores } = open();
    queue.change([{ key: 'a', mark: 5 }], { isHeld: true });
    queue.change([{ key: 'b', mark: 4 }]);
    expect(send(900)).toEqual(['b=4']);
    stores();
    expect(send(9_999)).toBeNull();
    expect(queue.counts().held).toBe(1);
    expect(send(10_000)).toEqual(['a=5']);
  });

  it("GRID-35: 'Guardar ya' sends it at once", () => {
    const { queue, send } = open();
    queue.change([{ key: 'a', mark: 5 }], { isHeld: true });
    queue.sendNow('waiting');
    expect(send(0)).toEqual(['a=5']);
  });

  it('GRID-37: what changed elsewhere shows, unless the cell holds something unsent', () => {
    const { queue, send } = open();
    queue.change([{ key: 'b', mark: 4 }]);
    const elsewhere = [
      { key: 'a', mark: 2 },
      { key: 'b', mark: 1 },
    ];
    expect(queue.read(elsewhere, queue.moment)).toEqual(['a']);
    expect([queue.markOf('a'), queue.markOf('b')]).toEqual([2, 4]);
    expect(send(900)).toEqual(['b=4']);
  });

  it.each([
    ['that failed', false],
    ['whose answer was lost', true],
  ])('GRID-37: a mark %s, and is stored by now, has not failed, and is not sent again', (_, isLost) => {
    const { queue, send } = open();
    queue.change([{ key: 'a', mark: 4 }]);
    send(900);
    queue.settle({ kind: 'failed', message: '', isLost });
    expect(queue.statusOf('a')).toBe('failed');
    // It shows the same as before.
    expect(queue.read([{ key: 'a', mark: 4 }], queue.moment)).toEqual([]);
    expect([queue.statusOf('a'), queue.unstored()]).toEqual(['resting', []]);
    queue.retry();
    expect(send(5_000)).toBeNull();
  });

  it('GRID-37: a mark that waits, and is stored by now, is not sent', () => {
    const { queue, send } = open();
    queue.change([{ key: 'a', mark: 4 }]);
    queue.change([{ key: 'b', mark: 4 }], { isHeld: true });
    queue.change([{ key: 'c', mark: 4 }]);
    const elsewhere = [
      { key: 'a', mark: 4 },
      { key: 'b', mark: 4 },
    ];
    expect(queue.read(elsewhere, queue.moment)).toEqual([]);
    expect(queue.counts()).toEqual({ saving: 0, unsent: 1, failed: 0, held: 0, recovered: 0 });
    expect(send(20_000)).toEqual(['c=4']);
  });

  it('GRID-37: a part of a refused call that is stored by now is not sent', () => {
    const { queue, send } = open();
    queue.change(['b', 'c'].map((key) => ({ key, mark: 4 })));
    send(900);
    queue.settle({ kind: 'refused', message: '' });
    queue.read([{ key: 'b', mark: 4 }], queue.moment);
    expect(send(900)).toEqual(['c=4']);
  });

  it('GRID-37: a reading that began before a save ended says nothing of its cells', () => {
    const { queue, send, stores } = open();
    queue.change([{ key: 'a', mark: 4 }]);
    send(900);
    const { moment } = queue;
    stores();
    expect(queue.read([{ key: 'a', mark: 3 }], moment)).toEqual([]);
    expect(queue.markOf('a')).toBe(4);
  });
});

const KEYS = ['a', 'b', 'c', 'd', 'e', 'f'];
/** Ten thousand histories hold millions of claims, and `expect` is slow. */
function claim(isTrue: boolean, words: string): void {
  if (!isTrue) throw new Error(words);
}

/** The server takes no 13. */
const FAULTY = 13;
const MARKS = [1, 2, 3, 4, FAULTY];

/** One history of a person, a network and a server, from its seed. */
class History {
  readonly #random: (below: number) => number;
  readonly #server = new Map<string, number | null>();
  #now = 0;
  #queue: SaveQueue<number>;
  #flight: Batch<number> | null = null;
  #steps: Step<number>[] = [];
  /** Marks that the server has confirmed and nobody has sent since. */
  readonly #confirmed = new Map<string, number>();

  constructor(seed: number) {
    this.#random = randomOfSeed(seed);
    for (const key of KEYS) this.#server.set(key, this.#random(2) === 0 ? null : 1 + this.#random(4));
    this.#queue = this.#open();
  }

  #open(): SaveQueue<number> {
    const stored = [...this.#server].map(([key, mark]) => ({ key, mark }));
    return new SaveQueue(stored, () => this.#now, isSame);
  }

  #send(): void {
    const batch = this.#queue.next();
    if (!batch) return;
    claim(this.#flight === null, 'one call at a time');
    claim(this.#queue.isOnline, 'nothing is tried without network');
    for (const { key, mark } of batch.records) claim(this.#confirmed.get(key) !== mark, 'nothing goes out twice');
    claim(new Set(batch.records.map(({ key }) => key)).size === batch.records.length, 'a cell once in a call');
    this.#flight = batch;
  }

  /** How the call ends: stored, refused, failed before or after the server stored it. */
  #answer(ending: number): void {
    if (!this.#flight) return;
    const { records } = this.#flight;
    this.#flight = null;
    const isRefused = records.some(({ mark }) => mark === FAULTY);
    const store = () => records.forEach(({ key, mark }) => this.#server.set(key, mark));
    let outcome: Outcome = { kind: 'failed', message: '', isLost: false };
    if (ending === 1) {
      if (!isRefused) store();
      for (const { key } of records) this.#confirmed.delete(key);
      outcome = { kind: 'failed', message: '', isLost: true };
    } else if (ending > 1) {
      outcome = isRefused ? { kind: 'refused', message: 'no' } : { kind: 'stored' };
      if (!isRefused) {
        store();
        for (const { key, mark } of records) this.#confirmed.set(key, mark);
      }
    }
    this.#queue.settle(outcome);
  }

  #type(): void {
    const keys = KEYS.filter(() => this.#random(4) === 0);
    const mark = MARKS[this.#random(MARKS.length)] ?? 1;
    const isHeld = this.#random(3) === 0;
    if (keys.length > 0)
      this.#steps.push(
        this.#queue.change(
          keys.map((key) => ({ key, mark })),
          { isHeld },
        ),
      );
  }

  #reload(): void {
    const draft = this.#queue.unstored();
    // What is under way arrives, or does not.
    if (this.#flight && this.#random(2) === 0 && !this.#flight.records.some(({ mark }) => mark === FAULTY))
      for (const { key, mark } of this.#flight.records) this.#server.set(key, mark);
    this.#flight = null;
    this.#steps = [];
    this.#confirmed.clear();
    this.#queue = this.#open();
    this.#queue.recover(draft);
    if (this.#random(4) === 0) this.#queue.drop('recovered');
    else if (this.#random(2) === 0) this.#queue.sendNow('recovered');
  }

  /** 'Salir sin guardar' while a request may be running; then the grid is reopened. */
  #leave(): void {
    this.#queue.setOnline(true);
    this.#queue.drop('all');
    for (let call = 0; call < 8; call++) {
      this.#answer(this.#random(6));
      this.#now += 4_000;
      this.#send();
    }
    this.#answer(2);
    const at = this.#queue.nextAt();
    claim(at === null || at > this.#now, 'what was given up leaves nothing to do');
    this.#steps = [];
    this.#confirmed.clear();
    this.#queue = this.#open();
  }

  /** Somebody else changes a mark, and the person comes back to the tab. */
  #elsewhere(): void {
    const key = KEYS[this.#random(KEYS.length)] ?? 'a';
    this.#server.set(key, 1 + this.#random(4));
    this.#confirmed.delete(key);
    this.#readAgain();
  }

  #readAgain(): void {
    this.#queue.read(
      [...this.#server].map(([key, mark]) => ({ key, mark })),
      this.#queue.moment,
    );
  }

  act(): void {
    this.#now += this.#random(4_000);
    const kind = this.#random(17);
    if (kind < 6) this.#type();
    else if (kind < 8) this.#send();
    else if (kind < 10) this.#answer(this.#random(6));
    else if (kind === 10) this.#queue.setOnline(this.#random(2) === 0);
    else if (kind === 11) this.#queue.retry();
    else if (kind === 12) {
      // Undoes or redoes.
      const step = this.#steps.pop();
      if (step) this.#steps.push(this.#queue.undo(step).step);
    } else if (kind === 13) this.#queue.sendNow('waiting');
    else if (kind === 14) this.#reload();
    else if (kind === 15) this.#leave();
    else if (!this.#flight) this.#elsewhere();
  }

  /** The network is well and the person retries; then the server holds what the screen shows. */
  end(): void {
    this.#queue.setOnline(true);
    for (let round = 0; round < 3; round++) {
      this.#answer(2);
      this.#queue.retry();
      this.#queue.sendNow('recovered');
      for (let call = 0; call < 16; call++) {
        this.#now += 11_000;
        this.#send();
        this.#answer(2);
      }
    }
    for (const key of KEYS) {
      const mark = this.#queue.markOf(key);
      if (mark === FAULTY) claim(this.#queue.failureOf(key) === 'no', 'only the faulty ones fail');
      else claim(this.#server.get(key) === mark, 'the server ends with what the screen shows');
    }
    claim(
      this.#queue.unstored().every(({ mark }) => mark === FAULTY),
      'nothing else is left',
    );
  }
}

describe('10 000 histories (R5)', () => {
  it('lose nothing that was confirmed, send nothing twice, and end with the server as the screen', { timeout: 60_000 }, () => {
    let count = 0;
    for (let seed = 1; seed <= 10_000; seed++) {
      const history = new History(seed);
      try {
        for (let step = 0; step < 30; step++) history.act();
        history.end();
        count += 1;
      } catch (error) {
        throw new Error(`History ${seed}`, { cause: error });
      }
    }
    expect(count).toBe(10_000);
  });
});
