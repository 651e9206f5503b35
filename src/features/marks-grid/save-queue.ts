/**
 * What of the marks is stored, what is under way and what waits, cell by cell: no React, no fetch, and the clock is handed in.
 * Whoever runs it sends what `next` gives and tells `settle` how that ended (marks-saver.ts).
 */

export type Confirmed<Mark> = readonly { readonly key: string; readonly mark: Mark | null }[];

/** One change, paste or fill, for taking it back whole (GRID-27). */
export type Step<Mark> = readonly { readonly key: string; readonly before: Mark | null; readonly after: Mark | null }[];

export interface Batch<Mark> {
  readonly records: readonly { readonly key: string; readonly mark: Mark }[];
}

/**
 * stored: all of it is; refused: the server refuses one of its records, and stored none; failed: anything else. `message`: the
 * server's words, or ''; `isLost`: it may be stored all the same.
 */
export type Outcome =
  | { readonly kind: 'stored' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string; readonly isLost: boolean };

/** resting: nothing to tell; saved: stored a moment ago. */
export type CellStatus = 'resting' | 'unsent' | 'saving' | 'saved' | 'failed';

export interface Counts {
  readonly saving: number;
  /** Goes by itself within a second. */
  readonly unsent: number;
  readonly failed: number;
  /** Of a paste or a fill that waits. */
  readonly held: number;
  /** Of a draft, nothing chosen yet. */
  readonly recovered: number;
}

interface Cell<Mark> {
  stored: Mark | null;
  mark: Mark | null;
  /** Under way. */
  sent: Mark | null;
  /** When it goes by itself; null: it need not, or waits for a person. */
  dueAt: number | null;
  isHeld: boolean;
  isRecovered: boolean;
  /** The server's words, '' where there are none; null: it has not failed. */
  failure: string | null;
  /** An answer was lost: the server may hold something else than `stored`. */
  isDoubtful: boolean;
  savedAt: number | null;
  /** Of the last settled call that it was in. */
  settled: number;
}

/** GRID-20: at most 1 s after the last change, in ms; and no more than one call a second. */
const DELAY = 900;
const SPACING = 1_000;
/** GRID-35 */
const HOLD = 10_000;
/** GRID-21 */
const TICK_SHOWS = 3_000;
/** GRID-22: up to so many records are sent again one by one, more in halves. */
const FEW = 40;

const fresh = <Mark>(stored: Mark | null): Cell<Mark> => ({
  stored,
  mark: stored,
  sent: null,
  dueAt: null,
  isHeld: false,
  isRecovered: false,
  failure: null,
  isDoubtful: false,
  savedAt: null,
  settled: 0,
});

export class SaveQueue<Mark> {
  readonly #cells = new Map<string, Cell<Mark>>();
  readonly #now: () => number;
  readonly #isSame: (one: Mark, other: Mark) => boolean;
  /** Of the call under way; null: none. */
  #running: readonly string[] | null = null;
  /** What is left of a call that was refused, to be sent again in parts. */
  #parts: readonly (readonly string[])[] = [];
  #sentAt = -SPACING;
  #settled = 0;
  #isOnline = true;

  constructor(stored: Confirmed<Mark>, now: () => number, isSame: (one: Mark, other: Mark) => boolean) {
    this.#now = now;
    this.#isSame = isSame;
    for (const { key, mark } of stored) this.#cells.set(key, fresh(mark));
  }

  #cell(key: string): Cell<Mark> {
    const cell = this.#cells.get(key);
    if (!cell) throw new Error(`There is no cell ${key}.`);
    return cell;
  }

  #same(one: Mark | null, other: Mark | null): boolean {
    return one === null || other === null ? one === other : this.#isSame(one, other);
  }

  #isStored = ({ mark, stored, isDoubtful }: Cell<Mark>) => !isDoubtful && this.#same(mark, stored);

  markOf = (key: string): Mark | null => this.#cell(key).mark;
  storedOf = (key: string): Mark | null => this.#cell(key).stored;
  failureOf = (key: string): string | null => this.#cell(key).failure;

  /** GRID-17, GRID-27: no call takes a mark away, so one that is stored, or may be, stays one. */
  canEmpty(key: string): boolean {
    const { stored, sent, isDoubtful } = this.#cell(key);
    return stored === null && sent === null && !isDoubtful;
  }

  statusOf(key: string): CellStatus {
    const cell = this.#cell(key);
    if (cell.failure !== null) return 'failed';
    if (cell.sent !== null) return this.#same(cell.mark, cell.sent) ? 'saving' : 'unsent';
    if (this.#parts.some((part) => part.includes(key))) return this.#isOnline ? 'saving' : 'unsent';
    if (!this.#isStored(cell)) return 'unsent';
    return cell.savedAt !== null && this.#now() < cell.savedAt + TICK_SHOWS ? 'saved' : 'resting';
  }

  counts(): Counts {
    const counts = { saving: 0, unsent: 0, failed: 0, held: 0, recovered: 0 };
    for (const [key, cell] of this.#cells) {
      const status = this.statusOf(key);
      if (status === 'saving' || status === 'failed') counts[status] += 1;
      else if (status === 'unsent') counts[cell.isRecovered ? 'recovered' : cell.isHeld ? 'held' : 'unsent'] += 1;
    }
    return counts;
  }

  /** What is not stored for sure (GRID-25, GRID-26). */
  unstored(): { key: string; mark: Mark }[] {
    return [...this.#cells].flatMap(([key, cell]) => {
      const isUnstored = !this.#isStored(cell) || cell.sent !== null;
      return isUnstored && cell.mark !== null ? [{ key, mark: cell.mark }] : [];
    });
  }

  /** It waits for no part of a refused call any more. */
  #takeOut(key: string): void {
    this.#parts = this.#parts.map((part) => part.filter((other) => other !== key)).filter((part) => part.length > 0);
  }

  #set(key: string, mark: Mark | null, dueAt: number | null): void {
    const cell = this.#cell(key);
    this.#takeOut(key);
    Object.assign(cell, { mark, failure: null, isHeld: false, isRecovered: false, savedAt: null });
    cell.dueAt = this.#isStored(cell) && cell.sent === null ? null : dueAt;
  }

  /** Confirms marks; those of a paste or a fill wait (GRID-35). Answers what takes it back. */
  change(changes: Confirmed<Mark>, { isHeld = false } = {}): Step<Mark> {
    const now = this.#now();
    const step = changes.map(({ key, mark }) => ({ key, before: this.markOf(key), after: mark }));
    // A second paste holds the first one for as long.
    const dueAt = isHeld ? now + HOLD : Math.max(now + DELAY, this.#sentAt + SPACING);
    for (const { key, mark } of changes) {
      this.#set(key, mark, dueAt);
      this.#cell(key).isHeld = isHeld && this.#cell(key).dueAt !== null;
    }
    if (isHeld) for (const cell of this.#cells.values()) if (cell.isHeld && cell.dueAt !== null) cell.dueAt = dueAt;
    return step;
  }

  /** Of a draft: it waits for a choice (GRID-25). */
  recover(marks: readonly { readonly key: string; readonly mark: Mark }[]): void {
    for (const { key, mark } of marks) {
      if (!this.#cells.has(key) || this.#same(mark, this.storedOf(key))) continue;
      this.#set(key, mark, null);
      this.#cell(key).isRecovered = true;
    }
  }

  /** 'Enviar', 'Guardar ya', or the screen is left: what is not stored goes at once, but for what failed (GRID-23). */
  sendNow(which: 'recovered' | 'waiting'): void {
    for (const cell of this.#cells.values()) {
      if (which === 'recovered' ? !cell.isRecovered : cell.dueAt === null) continue;
      Object.assign(cell, { dueAt: this.#now(), isHeld: false, isRecovered: false });
    }
  }

  /** 'Descartar' (GRID-25), or 'Salir sin guardar' (GRID-26): the cells show what is stored. */
  drop(which: 'recovered' | 'all'): void {
    for (const [key, cell] of this.#cells) if (which === 'all' || cell.isRecovered) this.#set(key, cell.stored, null);
    if (which === 'all') this.#parts = [];
  }

  /** 'Reintentar' (GRID-23): of all cells that failed, or of one. */
  retry(only?: string): void {
    for (const [key, cell] of this.#cells) {
      if (cell.failure === null || (only !== undefined && key !== only)) continue;
      Object.assign(cell, { failure: null, dueAt: this.#now() });
    }
  }

  /** GRID-24 */
  setOnline(isOnline: boolean): void {
    this.#isOnline = isOnline;
  }

  get isOnline(): boolean {
    return this.#isOnline;
  }

  /** When `next` has something, or a tick goes; null: when something happens first. */
  nextAt(): number | null {
    const now = this.#now();
    const ticks = [...this.#cells.values()].flatMap(({ savedAt }) =>
      savedAt === null || savedAt + TICK_SHOWS <= now ? [] : [savedAt + TICK_SHOWS],
    );
    const canSend = this.#running === null && this.#isOnline;
    const due = canSend ? [...this.#cells.values()].flatMap(({ dueAt }) => (dueAt === null ? [] : [dueAt])) : [];
    const parts = canSend && this.#parts.length > 0 ? [now] : [];
    const moments = [...ticks, ...due, ...parts];
    return moments.length === 0 ? null : Math.min(...moments);
  }

  /** The call to be sent now, if any; one at a time (GRID-20). */
  next(): Batch<Mark> | null {
    if (this.#running !== null || !this.#isOnline) return null;
    const [part, ...parts] = this.#parts;
    this.#parts = parts;
    const keys = part ?? this.#dueKeys();
    const records = keys.flatMap((key) => {
      const cell = this.#cell(key);
      cell.dueAt = null;
      if (cell.mark === null) return [];
      Object.assign(cell, { sent: cell.mark, isHeld: false, failure: null });
      return [{ key, mark: cell.mark }];
    });
    if (records.length === 0) return null;
    this.#running = records.map(({ key }) => key);
    this.#sentAt = this.#now();
    return { records };
  }

  /** Once one cell is due, all that are not held go with it. */
  #dueKeys(): string[] {
    const now = this.#now();
    const waiting = [...this.#cells].filter(([, { dueAt, isHeld }]) => dueAt !== null && (!isHeld || dueAt <= now));
    return waiting.some(([, { dueAt }]) => dueAt !== null && dueAt <= now) ? waiting.map(([key]) => key) : [];
  }

  settle(outcome: Outcome): void {
    const keys = this.#running ?? [];
    this.#running = null;
    this.#settled += 1;
    if (outcome.kind === 'stored') for (const key of keys) this.#store(this.#cell(key));
    else if (outcome.kind === 'refused' && keys.length > 1) this.#part(keys);
    else {
      for (const key of keys) this.#fail(this.#cell(key), outcome.message, outcome.kind === 'failed' && outcome.isLost);
      // The rest of the call is not tried any more.
      if (outcome.kind === 'failed') {
        for (const key of this.#parts.flat()) this.#fail(this.#cell(key), outcome.message, false);
        this.#parts = [];
      }
    }
  }

  #store(cell: Cell<Mark>): void {
    Object.assign(cell, { stored: cell.sent, sent: null, isDoubtful: false, settled: this.#settled });
    if (this.#isStored(cell)) Object.assign(cell, { savedAt: this.#now(), dueAt: null, isHeld: false });
  }

  #fail(cell: Cell<Mark>, failure: string, isLost: boolean): void {
    const isChanged = cell.sent !== null && !this.#same(cell.sent, cell.mark);
    Object.assign(cell, { sent: null, isDoubtful: cell.isDoubtful || isLost, settled: this.#settled });
    // Its new value goes by itself (GRID-23); it may be what is stored, or none after 'Salir sin guardar'.
    if (isChanged) cell.dueAt = this.#isStored(cell) || cell.mark === null ? null : (cell.dueAt ?? this.#now());
    else Object.assign(cell, { failure, dueAt: null });
  }

  /** GRID-22 */
  #part(keys: readonly string[]): void {
    for (const key of keys) {
      const cell = this.#cell(key);
      cell.sent = null;
      if (this.#isStored(cell)) cell.dueAt = null;
    }
    // What was changed meanwhile goes with the next call, or is what is stored.
    const left = keys.filter((key) => this.#cell(key).dueAt === null && !this.#isStored(this.#cell(key)));
    const half = Math.ceil(left.length / 2);
    const parts = left.length <= FEW ? left.map((key) => [key]) : [left.slice(0, half), left.slice(half)];
    this.#parts = [...parts, ...this.#parts];
  }

  /** Takes a step back as far as that is possible; answers how many cells could not be emptied any more (GRID-27). */
  undo(step: Step<Mark>): { kept: number; keys: string[] } {
    const undone = step.filter(({ key, after }) => this.#same(this.markOf(key), after));
    const possible = undone.filter(({ key, before }) => before !== null || this.canEmpty(key));
    this.change(possible.map(({ key, before }) => ({ key, mark: before })));
    return { kept: undone.length - possible.length, keys: possible.map(({ key }) => key) };
  }

  /** Names the moment at which a reading begins. */
  get moment(): number {
    return this.#settled;
  }

  /**
   * The marks as they were read since `moment` (GRID-37). What is unsent stays and wins; of a cell that was saved meanwhile the
   * reading may be older. Answers the cells that show something else by it.
   */
  read(marks: Confirmed<Mark>, moment: number): string[] {
    return marks.flatMap(({ key, mark }) => {
      const cell = this.#cells.get(key);
      if (!cell || cell.sent !== null || cell.settled > moment) return [];
      // What was given up as failed was stored after all, or somebody else stored the same: there is nothing to send.
      if (this.#same(cell.mark, mark)) {
        this.#takeOut(key);
        Object.assign(cell, { stored: mark, isDoubtful: false, failure: null, dueAt: null, isHeld: false, isRecovered: false });
        return [];
      }
      if (this.#same(cell.stored, mark)) return [];
      const isShown = this.#isStored(cell);
      cell.stored = mark;
      if (isShown) cell.mark = mark;
      return isShown ? [key] : [];
    });
  }
}
