/**
 * The save state of each cell: stored, being sent or pending. Has no React and no fetch; the clock is injected.
 * Its driver sends the batch that `next` returns and passes the outcome to `settle` (marks-saver.ts).
 */

export type Confirmed<Mark> = readonly { readonly key: string; readonly mark: Mark | null }[];

/** One change, paste or fill, which is undone as a whole (GRID-27). */
export type Step<Mark> = readonly { readonly key: string; readonly before: Mark | null; readonly after: Mark | null }[];

export interface Batch<Mark> {
  readonly records: readonly { readonly key: string; readonly mark: Mark }[];
}

/**
 * How a request ended. stored: all records are; refused: the server refused one record and stored none; failed: anything else.
 * `message`: the server's, or ''; `isLost`: the records may be stored nevertheless.
 */
export type Outcome =
  | { readonly kind: 'stored' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string; readonly isLost: boolean };

/** resting: stored or empty, shown without a sign; saved: stored within the last seconds. */
export type CellStatus = 'resting' | 'unsent' | 'saving' | 'saved' | 'failed';

export interface Counts {
  readonly saving: number;
  /** Sent automatically within a second. */
  readonly unsent: number;
  readonly failed: number;
  /** From a paste or a fill, held before sending. */
  readonly held: number;
  /** Restored from a draft, until the user sends or discards them. */
  readonly recovered: number;
}

interface Cell<Mark> {
  stored: Mark | null;
  mark: Mark | null;
  /** The mark in the running request; null: none. */
  sent: Mark | null;
  /** When it is sent automatically; null: nothing to send, or only on the user's action. */
  dueAt: number | null;
  isHeld: boolean;
  isRecovered: boolean;
  /** The server's message, or ''; null: saving has not failed. */
  failure: string | null;
  /** A response was lost: the server's mark may differ from `stored`. */
  isDoubtful: boolean;
  savedAt: number | null;
  /** Number of the last settled request that included the cell. */
  settled: number;
}

/** GRID-20: sends within 1 s of the last change, and at most one request per second. */
const DELAY_MS = 900;
const SPACING_MS = 1_000;
/** GRID-35 */
const HOLD_MS = 10_000;
/** GRID-21 */
const TICK_MS = 3_000;
/** GRID-22: up to this many records of a refused request are resent one by one, more are halved. */
const MAX_SINGLE_RESENDS = 40;

const newCell = <Mark>(stored: Mark | null): Cell<Mark> => ({
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
  readonly #isSame: (a: Mark, b: Mark) => boolean;
  /** Keys in the running request; null: none is running. */
  #running: readonly string[] | null = null;
  /** Keys of a refused request, split into the parts still to be resent. */
  #parts: readonly (readonly string[])[] = [];
  #sentAt = -SPACING_MS;
  /** Number of settled requests. */
  #settled = 0;
  #isOnline = true;

  constructor(stored: Confirmed<Mark>, now: () => number, isSame: (a: Mark, b: Mark) => boolean) {
    this.#now = now;
    this.#isSame = isSame;
    for (const { key, mark } of stored) this.#cells.set(key, newCell(mark));
  }

  #cell(key: string): Cell<Mark> {
    const cell = this.#cells.get(key);
    if (!cell) throw new Error(`There is no cell ${key}.`);
    return cell;
  }

  #same(a: Mark | null, b: Mark | null): boolean {
    return a === null || b === null ? a === b : this.#isSame(a, b);
  }

  #isStored = ({ mark, stored, isDoubtful }: Cell<Mark>) => !isDoubtful && this.#same(mark, stored);

  markOf = (key: string): Mark | null => this.#cell(key).mark;
  storedOf = (key: string): Mark | null => this.#cell(key).stored;
  failureOf = (key: string): string | null => this.#cell(key).failure;

  /** GRID-17, GRID-27: the API cannot delete a mark, so a cell whose mark is or may be stored cannot be emptied. */
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
    return cell.savedAt !== null && this.#now() < cell.savedAt + TICK_MS ? 'saved' : 'resting';
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

  /** The marks not known to be stored (GRID-25, GRID-26). */
  unstored(): { key: string; mark: Mark }[] {
    return [...this.#cells].flatMap(([key, cell]) => {
      const isUnstored = !this.#isStored(cell) || cell.sent !== null;
      return isUnstored && cell.mark !== null ? [{ key, mark: cell.mark }] : [];
    });
  }

  /** Removes a cell from the parts of a refused request. */
  #removeFromParts(key: string): void {
    this.#parts = this.#parts.map((part) => part.filter((other) => other !== key)).filter((part) => part.length > 0);
  }

  #set(key: string, mark: Mark | null, dueAt: number | null): void {
    const cell = this.#cell(key);
    this.#removeFromParts(key);
    Object.assign(cell, { mark, failure: null, isHeld: false, isRecovered: false, savedAt: null });
    cell.dueAt = this.#isStored(cell) && cell.sent === null ? null : dueAt;
  }

  /** Changes marks; those of a paste or a fill are held (GRID-35). Returns the step to undo. */
  change(changes: Confirmed<Mark>, { isHeld = false } = {}): Step<Mark> {
    const now = this.#now();
    const step = changes.map(({ key, mark }) => ({ key, before: this.markOf(key), after: mark }));
    // A second paste extends the hold of the first.
    const dueAt = isHeld ? now + HOLD_MS : Math.max(now + DELAY_MS, this.#sentAt + SPACING_MS);
    for (const { key, mark } of changes) {
      this.#set(key, mark, dueAt);
      this.#cell(key).isHeld = isHeld && this.#cell(key).dueAt !== null;
    }
    if (isHeld) for (const cell of this.#cells.values()) if (cell.isHeld && cell.dueAt !== null) cell.dueAt = dueAt;
    return step;
  }

  /** Restores marks from a draft; they wait for the user's choice (GRID-25). */
  recover(marks: readonly { readonly key: string; readonly mark: Mark }[]): void {
    for (const { key, mark } of marks) {
      if (!this.#cells.has(key) || this.#same(mark, this.storedOf(key))) continue;
      this.#set(key, mark, null);
      this.#cell(key).isRecovered = true;
    }
  }

  /** 'Enviar', 'Guardar ya' and leaving the screen: sends at once, except the failed marks (GRID-23). */
  sendNow(which: 'recovered' | 'waiting'): void {
    for (const cell of this.#cells.values()) {
      if (which === 'recovered' ? !cell.isRecovered : cell.dueAt === null) continue;
      Object.assign(cell, { dueAt: this.#now(), isHeld: false, isRecovered: false });
    }
  }

  /** 'Descartar' (GRID-25) or 'Salir sin guardar' (GRID-26): resets the cells to their stored marks. */
  drop(which: 'recovered' | 'all'): void {
    for (const [key, cell] of this.#cells) if (which === 'all' || cell.isRecovered) this.#set(key, cell.stored, null);
    if (which === 'all') this.#parts = [];
  }

  /** 'Reintentar' (GRID-23), for all failed cells or one. */
  retry(onlyKey?: string): void {
    for (const [key, cell] of this.#cells) {
      if (cell.failure === null || (onlyKey !== undefined && key !== onlyKey)) continue;
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

  /** When `next` will have a batch or a tick disappears; null: not before another event. */
  nextAt(): number | null {
    const now = this.#now();
    const ticks = [...this.#cells.values()].flatMap(({ savedAt }) =>
      savedAt === null || savedAt + TICK_MS <= now ? [] : [savedAt + TICK_MS],
    );
    const canSend = this.#running === null && this.#isOnline;
    const due = canSend ? [...this.#cells.values()].flatMap(({ dueAt }) => (dueAt === null ? [] : [dueAt])) : [];
    const parts = canSend && this.#parts.length > 0 ? [now] : [];
    const moments = [...ticks, ...due, ...parts];
    return moments.length === 0 ? null : Math.min(...moments);
  }

  /** The batch to send now, if any; one request at a time (GRID-20). */
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

  /** As soon as one cell is due, all that are not held are sent with it. */
  #dueKeys(): string[] {
    const now = this.#now();
    const sendable = [...this.#cells].filter(([, { dueAt, isHeld }]) => dueAt !== null && (!isHeld || dueAt <= now));
    return sendable.some(([, { dueAt }]) => dueAt !== null && dueAt <= now) ? sendable.map(([key]) => key) : [];
  }

  settle(outcome: Outcome): void {
    const keys = this.#running ?? [];
    this.#running = null;
    this.#settled += 1;
    if (outcome.kind === 'stored') for (const key of keys) this.#store(this.#cell(key));
    else if (outcome.kind === 'refused' && keys.length > 1) this.#split(keys);
    else {
      for (const key of keys) this.#fail(this.#cell(key), outcome.message, outcome.kind === 'failed' && outcome.isLost);
      // The remaining parts are not tried.
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
    // A value changed since is sent automatically (GRID-23), unless it equals the stored one or 'Salir sin guardar' emptied the cell.
    if (isChanged) cell.dueAt = this.#isStored(cell) || cell.mark === null ? null : (cell.dueAt ?? this.#now());
    else Object.assign(cell, { failure, dueAt: null });
  }

  /** GRID-22 */
  #split(keys: readonly string[]): void {
    for (const key of keys) {
      const cell = this.#cell(key);
      cell.sent = null;
      if (this.#isStored(cell)) cell.dueAt = null;
    }
    // Cells changed since are sent with the next request, or equal the stored mark.
    const unchanged = keys.filter((key) => this.#cell(key).dueAt === null && !this.#isStored(this.#cell(key)));
    const half = Math.ceil(unchanged.length / 2);
    const parts =
      unchanged.length <= MAX_SINGLE_RESENDS ? unchanged.map((key) => [key]) : [unchanged.slice(0, half), unchanged.slice(half)];
    this.#parts = [...parts, ...this.#parts];
  }

  /**
   * Undoes a step as far as possible (GRID-27). `kept`: the number of cells that could not be emptied; `step`: what it changed, whose
   * undoing is the redoing of the one given (GRID-47).
   */
  undo(step: Step<Mark>, hold = { isHeld: false }): { kept: number; step: Step<Mark> } {
    const undone = step.filter(({ key, after }) => this.#same(this.markOf(key), after));
    const possible = undone.filter(({ key, before }) => before !== null || this.canEmpty(key));
    const changed = this.change(
      possible.map(({ key, before }) => ({ key, mark: before })),
      hold,
    );
    return { kept: undone.length - possible.length, step: changed };
  }

  /** To be taken when a read begins and passed to `read`: the number of requests settled so far. */
  get moment(): number {
    return this.#settled;
  }

  /**
   * Merges marks from a read that began at `moment` (GRID-37). Unsent marks win; cells saved since `moment` are skipped, because the
   * read may be older. Returns the cells whose shown mark changed.
   */
  read(marks: Confirmed<Mark>, moment: number): string[] {
    return marks.flatMap(({ key, mark }) => {
      const cell = this.#cells.get(key);
      if (!cell || cell.sent !== null || cell.settled > moment) return [];
      // The mark was stored after all, or another user stored the same: nothing to send.
      if (this.#same(cell.mark, mark)) {
        this.#removeFromParts(key);
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
