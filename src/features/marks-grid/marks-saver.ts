/** Sends the queue's batches, and keeps the marks that are not stored as a draft. */
import { call } from '@/api/core/client';
import { ApiError, isAnswerLost } from '@/api/core/errors';
import { UNREADABLE } from '@/api/core/failure-line';
import { latestReading } from '@/api/core/background-read';
import { academicRecords, type SavedAcademicRecord } from '@/api/resources/academic-records';
import { sessionSignal } from '@/api/session';
import type { Indicator } from '@/api/resources/indicators';
import { noteSaved } from '@/school/learning/survey/saved-places';
import { eraseDraft, proveDraft, readDraft, writeDraft } from '@/ui/form/drafts';
import { tellMistake } from '@/ui/overlay/mistakes';
import { levelOfMark } from './mark-text';
import { cellKey, storedMarks, type Mark } from './marks-sheet';
import type { MarksDraft, MarksStore } from './marks-store';
import type { Batch, Outcome } from './save-queue';

/** GRID-25: one draft per user and achievement. */
const draftOf = (indicatorId: number) => `marks:${indicatorId}`;
const EMPTY_DRAFT: MarksDraft = { marks: [], texts: [] };
const SAMPLE: MarksDraft = { marks: [{ key: '', qualification: 0, levelId: null, comment: '' }], texts: [{ key: '', text: '' }] };

/** How long leaving waits for running requests before it asks (GRID-26). */
const LEAVE_WAIT_MS = 2_000;

/** The outcome of a failed request. `isLost`: the server may have stored the marks. */
function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ApiError)) {
    tellMistake(error);
    return { kind: 'failed', message: '', isLost: true };
  }
  const { status, serverMessage } = error;
  // GRID-22
  if (status === 422) return { kind: 'refused', message: serverMessage?.trim() ?? '' };
  // ERRO-01, ERRO-03: the server's message, as in the error modal of other screens.
  const message = status === null || UNREADABLE.includes(status) ? '' : (serverMessage?.trim() ?? '');
  return { kind: 'failed', message, isLost: isAnswerLost(error) || status === null || status >= 500 };
}

/**
 * By achievement, the only saver that may send and write the draft. The grid may be reopened while a request of the previous one
 * runs: the marks queued behind that request are in the draft, and the previous saver must not overwrite newer input.
 */
const latest = new Map<number, MarksSaver>();

export class MarksSaver {
  readonly #store: MarksStore;
  readonly #indicator: Indicator;
  readonly #recordIds: Map<string, number>;
  readonly #onStored: () => void;
  /** Aborts when the session ends: no marks are sent or kept in another user's session (SAFE-27). */
  readonly #session = sessionSignal();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isRunning = false;
  readonly #reading = latestReading();
  /** The draft has been restored, and is written from then on. */
  #hasDraft = false;
  /** After 'Salir sin guardar': nothing more is sent or kept. */
  #isGivenUp = false;
  /** Called when nothing is left to send. */
  #idleListeners: (() => void)[] = [];

  constructor(store: MarksStore, indicator: Indicator, recordIds: Map<string, number>, onStored: () => void) {
    this.#store = store;
    this.#indicator = indicator;
    this.#recordIds = recordIds;
    this.#onStored = onStored;
    store.onChange = () => this.#handleChange();
  }

  /**
   * Restores the draft, once the cells are editable: a read-only grid shows the stored marks (GRID-25, GRID-36). From then on this is
   * the saver that sends; a read-only grid does not replace a saver that still has marks to send.
   */
  takeUpDraft(): void {
    if (this.#hasDraft) return;
    const { id } = this.#indicator;
    latest.set(id, this);
    // SAFE-15: no marks are kept beyond the session.
    this.#session.addEventListener('abort', () => latest.delete(id), { once: true });
    const draft = readDraft(draftOf(id), SAMPLE);
    this.#hasDraft = true;
    if (draft) this.#store.restore(draft.typed);
  }

  /** Marks the draft as harmless, after the grid has rendered with it. */
  proveDraft(): void {
    proveDraft(draftOf(this.#indicator.id));
  }

  /** Listens to the network and the tab's visibility, and lets the browser ask before closing (GRID-24, GRID-26, GRID-37). */
  start(): () => void {
    const listening = new AbortController();
    const { signal } = listening;
    const updateOnline = () => this.#store.setOnline(navigator.onLine);
    window.addEventListener('online', updateOnline, { signal });
    window.addEventListener('offline', updateOnline, { signal });
    const ask = (event: BeforeUnloadEvent) => {
      const { marks, texts } = this.#store.draft();
      if (marks.length + texts.length > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask, { signal });
    const rereadIfVisible = () => {
      if (document.visibilityState === 'visible') void this.#reread();
    };
    document.addEventListener('visibilitychange', rereadIfVisible, { signal });
    updateOnline();
    return () => {
      listening.abort();
      // GRID-35: leaving sends the held marks; the rest stays in the draft.
      this.#store.sendNow('waiting');
    };
  }

  get #isLatest(): boolean {
    return latest.get(this.#indicator.id) === this;
  }

  #handleChange(): void {
    clearTimeout(this.#timer);
    if (this.#session.aborted) return;
    if (this.#hasDraft && !this.#isGivenUp && this.#isLatest) writeDraft(draftOf(this.#indicator.id), this.#store.draft(), EMPTY_DRAFT);
    const at = this.#store.queue.nextAt();
    if (at !== null) this.#timer = setTimeout(() => this.#run(), Math.max(0, at - performance.now()));
    if (this.isIdle) for (const notify of this.#idleListeners.splice(0)) notify();
  }

  /** No request is running or waiting to be sent. */
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
      // TRAC-06: this call is not a mutation, whose success the survey hears.
      noteSaved(this.#indicator);
    } catch (error) {
      outcome = outcomeOf(error);
    }
    this.#isRunning = false;
    this.#store.settle(batch, outcome);
    // A grid opened since may still show these marks as unsent.
    const newer = latest.get(this.#indicator.id);
    if (newer && newer !== this) void newer.#reread();
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
  async #reread(): Promise<void> {
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
      // A background read: its failure changes nothing.
    }
  }

  /** Sends all pending marks and waits up to `LEAVE_WAIT_MS`; resolves to the number of cells still not stored (GRID-26). */
  async sendAll(): Promise<number> {
    this.#store.sendNow('waiting');
    if (!this.isIdle)
      await Promise.race([
        new Promise<void>((resolve) => this.#idleListeners.push(resolve)),
        new Promise((resolve) => setTimeout(resolve, LEAVE_WAIT_MS)),
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
