/** Sends what the queue gives, and keeps what is not stored as a draft, for as long as there is something to send. */
import { call } from '@/api/core/client';
import { ApiError, isAnswerLost } from '@/api/core/errors';
import { UNREADABLE } from '@/api/core/failure-line';
import { latestReading } from '@/api/core/background-read';
import { academicRecords, type SavedAcademicRecord } from '@/api/resources/academic-records';
import { sessionSignal } from '@/api/session';
import type { Indicator } from '@/api/resources/indicators';
import { eraseDraft, proveDraft, readDraft, writeDraft } from '@/ui/form/drafts';
import { tellMistake } from '@/ui/overlay/mistakes';
import { levelOfMark } from './mark-text';
import { cellKey, storedMarks, type Mark } from './marks-sheet';
import type { MarksDraft, MarksStore } from './marks-store';
import type { Batch, Outcome } from './save-queue';

/** GRID-25: by person and achievement. */
const draftOf = (indicatorId: number) => `marks:${indicatorId}`;
const NONE: MarksDraft = { marks: [], texts: [] };
const SAMPLE: MarksDraft = { marks: [{ key: '', qualification: 0, levelId: null, comment: '' }], texts: [{ key: '', text: '' }] };

/** Milliseconds that leaving waits for what is on its way before it asks (GRID-26). */
const PATIENCE = 2_000;

/** Without the server's refusal the marks may be stored all the same. */
function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ApiError)) {
    tellMistake(error);
    return { kind: 'failed', message: '', isLost: true };
  }
  const { status, serverMessage } = error;
  // GRID-22
  if (status === 422) return { kind: 'refused', message: serverMessage?.trim() ?? '' };
  // ERRO-01, ERRO-03: what another screen's modal would say of it.
  const message = status === null || UNREADABLE.includes(status) ? '' : (serverMessage?.trim() ?? '');
  return { kind: 'failed', message, isLost: isAnswerLost(error) || status === null || status >= 500 };
}

/**
 * Of an achievement, the one that sends, and whose cells are the draft. The grid may be opened anew while a call of the one before is
 * under way: what waited behind that call is in the draft, and must not go over what is typed since.
 */
const latest = new Map<number, MarksSaver>();

export class MarksSaver {
  readonly #store: MarksStore;
  readonly #indicator: Indicator;
  readonly #recordIds: Map<string, number>;
  readonly #onStored: () => void;
  /** Nothing of one person's marks is sent or kept in another's session (SAFE-27). */
  readonly #session = sessionSignal();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isRunning = false;
  readonly #reading = latestReading();
  /** The draft was taken up, and is kept from then on. */
  #hasDraft = false;
  /** 'Salir sin guardar': nothing is sent or kept any more. */
  #isGivenUp = false;
  /** Told when nothing is on its way any more. */
  #waiting: (() => void)[] = [];

  constructor(store: MarksStore, indicator: Indicator, recordIds: Map<string, number>, onStored: () => void) {
    this.#store = store;
    this.#indicator = indicator;
    this.#recordIds = recordIds;
    this.#onStored = onStored;
    store.onChange = () => this.#follow();
  }

  /**
   * What was not stored before is offered once the cells can be changed: to read, there is what is stored (GRID-25, GRID-36). From then
   * on this one sends: a grid that is merely read silences none that has marks to send.
   */
  takeUpDraft(): void {
    if (this.#hasDraft) return;
    const { id } = this.#indicator;
    latest.set(id, this);
    // SAFE-15: nobody's marks are kept beyond the session.
    this.#session.addEventListener('abort', () => latest.delete(id), { once: true });
    const draft = readDraft(draftOf(id), SAMPLE);
    this.#hasDraft = true;
    if (draft) this.#store.restore(draft.typed);
  }

  /** The grid was drawn with its draft. */
  proveDraft(): void {
    proveDraft(draftOf(this.#indicator.id));
  }

  /** Follows the network, and tells the browser to ask before the page is closed (GRID-24, GRID-26). */
  start(): () => void {
    const listening = new AbortController();
    const { signal } = listening;
    const follow = () => this.#store.setOnline(navigator.onLine);
    window.addEventListener('online', follow, { signal });
    window.addEventListener('offline', follow, { signal });
    const ask = (event: BeforeUnloadEvent) => {
      const { marks, texts } = this.#store.draft();
      if (marks.length + texts.length > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask, { signal });
    const look = () => {
      if (document.visibilityState === 'visible') void this.#readAgain();
    };
    document.addEventListener('visibilitychange', look, { signal });
    follow();
    return () => {
      listening.abort();
      // GRID-35: leaving sends what waits; the rest stays a draft.
      this.#store.sendNow('waiting');
    };
  }

  get #isLatest(): boolean {
    return latest.get(this.#indicator.id) === this;
  }

  #follow(): void {
    clearTimeout(this.#timer);
    if (this.#session.aborted) return;
    if (this.#hasDraft && !this.#isGivenUp && this.#isLatest) writeDraft(draftOf(this.#indicator.id), this.#store.draft(), NONE);
    const at = this.#store.queue.nextAt();
    if (at !== null) this.#timer = setTimeout(() => this.#run(), Math.max(0, at - performance.now()));
    if (this.isIdle) for (const tell of this.#waiting.splice(0)) tell();
  }

  /** Nothing is on its way, nor about to be. */
  get isIdle(): boolean {
    const { saving, unsent, held } = this.#store.queue.counts();
    return !this.#isRunning && (!this.#store.queue.isOnline || saving + unsent + held === 0);
  }

  #run(): void {
    if (this.#session.aborted || this.#isGivenUp || !this.#isLatest) return;
    const batch = this.#store.queue.next();
    if (batch) void this.#send(batch);
    else this.#store.refresh();
  }

  async #send(batch: Batch<Mark>): Promise<void> {
    this.#isRunning = true;
    this.#store.refresh();
    let outcome: Outcome = { kind: 'stored' };
    try {
      const { studentAcademicRecords } = await call(academicRecords.save, { body: batch.records.map((record) => this.#recordOf(record)) });
      for (const { id, studentId, academicActivityId } of studentAcademicRecords) {
        const column = this.#store.sheet.columns.find(({ activityId }) => activityId === academicActivityId);
        if (column) this.#recordIds.set(cellKey(String(studentId), column.id), id);
      }
      this.#onStored();
    } catch (error) {
      outcome = outcomeOf(error);
    }
    this.#isRunning = false;
    this.#store.settle(batch, outcome);
    // What has arrived is no longer unsent in the grid that was opened since.
    const other = latest.get(this.#indicator.id);
    if (other && other !== this) void other.#readAgain();
  }

  /** EVAL-41, EVAL-42, EVAL-43 */
  #recordOf({ key, mark }: Batch<Mark>['records'][number]): SavedAcademicRecord {
    const { sheet } = this.#store;
    const row = sheet.rows.find(({ id }) => key.startsWith(`${id}:`));
    const column = sheet.columns.find(({ id }) => key.endsWith(`:${id}`));
    const level = levelOfMark(mark, sheet.levels);
    if (!row || !column || !level) throw new Error(`There is no cell ${key}.`);
    const { id: indicatorId, subjectId, periodId, roomId: groupId } = this.#indicator;
    return {
      id: this.#recordIds.get(key) ?? null,
      indicatorId,
      subjectId,
      valorizationId: level.id,
      periodId,
      qualification: mark.qualification,
      studentId: row.studentId,
      academicActivityId: column.activityId,
      comment: mark.comment,
      groupId,
    };
  }

  /** GRID-37 */
  async #readAgain(): Promise<void> {
    const { queue, sheet } = this.#store;
    const { moment } = queue;
    const input = { params: { indicatorId: this.#indicator.id } };
    try {
      const { studentAcademicRecords } = await this.#reading.read((signal) =>
        call(academicRecords.list, input, { signal, allOrNothing: true }),
      );
      const stored = storedMarks(studentAcademicRecords, sheet);
      for (const { key, recordId } of stored) if (recordId !== null) this.#recordIds.set(key, recordId);
      this.#store.read(stored, moment);
    } catch {
      // Nobody asked for it; what shows stays.
    }
  }

  /** Sends all that waits, and waits for it a while; answers how many cells are not stored then (GRID-26). */
  async sendAll(): Promise<number> {
    this.#store.sendNow('waiting');
    if (!this.isIdle)
      await Promise.race([
        new Promise<void>((resolve) => this.#waiting.push(resolve)),
        new Promise((resolve) => setTimeout(resolve, PATIENCE)),
      ]);
    return this.#store.unstored();
  }

  /** 'Salir sin guardar' */
  giveUp(): void {
    this.#isGivenUp = true;
    this.#store.dropAll();
    eraseDraft(draftOf(this.#indicator.id));
  }
}
