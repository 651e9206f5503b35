/**
 * The grid's view model: separately observable snapshots of its parts (GRID-34), over the save queue and the undo history. Has no
 * React and sends no requests.
 */
import { markText } from '@/school/learning/mark-chart';
import { counted } from '@/ui/base/plural';
import { Snapshots } from '@/ui/platform/snapshots';
import { levelByKey } from './level-keys';
import { levelOfMark, readCell, type GivenMark } from './mark-text';
import { averageOf, commonWeight, levelPlace, rowResult, spreadOf, type RowResult, type Spread } from './marks-results';
import { cellKey, isSameMark, markAfter, type Mark, type MarksColumn, type MarksRow, type MarksSheet } from './marks-sheet';
import { SaveQueue, type Batch, type CellStatus, type Confirmed, type Counts, type Outcome, type Step } from './save-queue';

export interface CellView {
  readonly text: string;
  /** Name of the mark's level, where the text is a number. */
  readonly level: string | null;
  readonly status: CellStatus | 'refused';
  /** Why the text is refused or the mark not stored, or a hint. */
  readonly message: string | null;
  readonly comment: string;
}

/** The result of a row. */
export interface ResultView extends RowResult {
  /** The row's weight differs from the one in the column header; partial: the header has none. */
  readonly exception: 'own' | 'partial' | null;
}

/** The result of the whole room. */
export interface SheetResult {
  readonly mark: number | null;
  readonly level: number | null;
  readonly weight: number | null;
  readonly isWhole: boolean;
}

export interface SaveState extends Omit<Counts, 'recovered'> {
  /** Number of cells with an invalid text. */
  readonly refused: number;
  readonly isOnline: boolean;
  readonly canUndo: boolean;
}

/** The marks that are not stored, as the draft keeps them (GRID-25). */
export interface MarksDraft {
  readonly marks: readonly (Mark & { readonly key: string })[];
  /** Texts that were refused or are not yet confirmed. */
  readonly texts: readonly { readonly key: string; readonly text: string }[];
}

/** A step of the history; a paste or a fill is held again when it is redone (GRID-35). */
interface Done {
  readonly step: Step<Mark>;
  readonly isHeld: boolean;
}

/** GRID-17 */
const NOT_ERASABLE = 'Una calificación guardada no se puede borrar, solo cambiar.';
/** GRID-37 */
const CHANGED_ELSEWHERE = 'Cambió en otra ventana';

export class MarksStore {
  readonly cells = new Snapshots<Record<string, CellView>>();
  readonly results = new Snapshots<Record<string, ResultView>>();
  readonly columns = new Snapshots<Record<string, { readonly count: number; readonly average: number | null }>>();
  readonly whole = new Snapshots<{
    state: SaveState;
    spread: Spread;
    result: SheetResult;
    recovered: number;
    says: { words: string; turn: number };
  }>();
  readonly sheet: MarksSheet;
  readonly queue: SaveQueue<Mark>;
  readonly #keys: readonly string[];
  readonly #results = new Map<string, RowResult>();
  readonly #refused = new Map<string, { text: string; message: string }>();
  /** Hints shown at cells until the next action. */
  readonly #hints = new Map<string, string>();
  readonly #restored = new Set<string>();
  readonly #done: Done[] = [];
  /** Emptied by a new edit. */
  readonly #undone: Done[] = [];
  #typed: { key: string; text: string } | null = null;
  #turn = 0;
  /** Called after every change, to check the queue and write the draft. */
  onChange: () => void = () => undefined;

  constructor(sheet: MarksSheet, stored: Confirmed<Mark>, now: () => number) {
    this.sheet = sheet;
    this.queue = new SaveQueue(stored, now, isSameMark);
    this.#keys = sheet.rows.flatMap((row) => sheet.columns.map((column) => cellKey(row.id, column.id)));
    this.refresh();
  }

  /** The text of a cell: the number, or in a sheet without numbers the level's name. */
  #textOf(mark: Mark | null): string {
    const { hasNumbers, levels } = this.sheet;
    if (mark === null) return '';
    return hasNumbers ? markText(mark.qualification) : (levelOfMark(mark, levels)?.name ?? '');
  }

  #view(key: string): CellView {
    const mark = this.queue.markOf(key);
    const refused = this.#refused.get(key);
    const comment = mark?.comment ?? '';
    if (refused) return { ...refused, level: null, status: 'refused', comment };
    const { hasNumbers, levels } = this.sheet;
    const level = mark ? (levelOfMark(mark, levels)?.name ?? null) : null;
    const message = this.#hints.get(key) ?? (this.queue.failureOf(key) || null);
    return { text: this.#textOf(mark), level: hasNumbers ? level : null, status: this.queue.statusOf(key), message, comment };
  }

  #markAt = (row: MarksRow, column: MarksColumn): Mark | null => this.queue.markOf(cellKey(row.id, column.id));

  /** Updates the snapshots that depend on these cells; by default, all. */
  refresh(keys: readonly string[] = this.#keys): void {
    const { rows, columns } = this.sheet;
    for (const key of keys) this.cells.put(key, this.#view(key));
    const touched = new Set(keys);
    const isTouched = (row: MarksRow) => columns.some((column) => touched.has(cellKey(row.id, column.id)));
    for (const row of rows)
      if (isTouched(row))
        this.#results.set(
          row.id,
          rowResult(this.sheet, (column) => this.#markAt(row, column)),
        );
    for (const column of columns) {
      const marks = rows.flatMap((row) => this.#markAt(row, column)?.qualification ?? []);
      this.columns.put(column.id, { count: marks.length, average: averageOf(marks) });
    }
    this.#refreshWhole();
  }

  #refreshWhole(): void {
    const { rows, columns, levels } = this.sheet;
    const results = [...this.#results.values()];
    const weight = commonWeight(results.map((result) => result.weight));
    const total = columns.reduce((sum, column) => sum + column.weight, 0);
    const mark = averageOf(results.flatMap((result) => result.mark ?? []));
    const level = mark === null ? null : levelPlace({ qualification: mark, levelId: null }, levels);
    for (const row of rows) {
      const result = this.#results.get(row.id);
      if (!result) continue;
      const isException = result.weight > 0 && result.weight !== (weight ?? total);
      this.results.put(row.id, { ...result, exception: !isException ? null : weight === null ? 'partial' : 'own' });
    }
    this.whole.put('result', { mark, level, weight, isWhole: weight === null || weight >= total });
    this.whole.put('spread', spreadOf(results, levels));
    this.#refreshState();
  }

  #refreshState(): void {
    const { recovered, ...counts } = this.queue.counts();
    const { size } = this.#refused;
    this.whole.put('state', { ...counts, refused: size, isOnline: this.queue.isOnline, canUndo: this.#done.length > 0 });
    this.whole.put('recovered', recovered + [...this.#restored].filter((key) => this.#refused.has(key)).length);
    this.onChange();
  }

  /** GRID-28: announces in the live region, also when the text is repeated. */
  say(words: string): void {
    this.#turn += 1;
    this.whole.put('says', { words, turn: this.#turn });
  }

  /** Shows a hint at a cell and announces it. */
  hint = (key: string, words: string): void => this.#hint([key], words);

  #hint(keys: readonly string[], words: string): void {
    if (keys.length === 0) return;
    const touched = this.#begin();
    for (const key of keys) this.#hints.set(key, words);
    this.refresh([...touched, ...keys]);
    this.say(words);
  }

  /** Clears the hints at the start of an action; returns their cells. */
  #begin(): string[] {
    const hinted = [...this.#hints.keys()];
    this.#hints.clear();
    return hinted;
  }

  #after = (key: string, given: GivenMark): Mark => markAfter(this.queue.markOf(key), given, this.sheet.levels);

  /** Whether a cell shows that mark already, so that to give it changes nothing (GRID-23). */
  holds(key: string, given: GivenMark): boolean {
    const mark = this.queue.markOf(key);
    return mark !== null && !this.#refused.has(key) && isSameMark(this.#after(key, given), mark);
  }

  #apply(changes: Confirmed<Mark>, isHeld = false): void {
    const touched = [...this.#begin(), ...changes.map(({ key }) => key)];
    // GRID-23: an unchanged mark is no change, and does not resend a failed one.
    const effective = changes.filter(({ key, mark }) => {
      const before = this.queue.markOf(key);
      return mark === null || before === null ? mark !== before : !isSameMark(mark, before);
    });
    for (const { key } of changes) this.#refused.delete(key);
    if (effective.length > 0) {
      this.#done.push({ step: this.queue.change(effective, { isHeld }), isHeld });
      this.#undone.length = 0;
    }
    this.refresh(touched);
  }

  /** Takes the text of a cell's field on blur (GRID-10, GRID-12, GRID-13, GRID-14, GRID-17). */
  confirm(key: string, text: string): void {
    this.#typed = null;
    const mark = this.queue.markOf(key);
    // A stored 3.75 is not valid input, and stays while its text is unchanged.
    if (text.trim() === this.#textOf(mark)) return this.#apply([{ key, mark }]);
    const read = readCell(text, this.sheet);
    if (read.kind === 'mark') return this.#apply([{ key, mark: this.#after(key, read) }]);
    if (read.kind === 'empty') return this.empty([key]);
    const touched = this.#begin();
    this.#refused.set(key, { text, message: read.message });
    this.#undone.length = 0;
    this.refresh([...touched, key]);
    this.say(read.message);
  }

  /** Keeps the text being typed in the draft; null: typing was cancelled. */
  setTyped(key: string, text: string | null): void {
    this.#typed = text === null ? null : { key, text };
    this.onChange();
  }

  /** The initial text of the cell's field. */
  typedAt = (key: string): string => this.#view(key).text;

  /** GRID-16: chooses a level by key; returns whether the key chose one. */
  chooseByKey(key: string, pressed: string): boolean {
    const { levels, hasNumbers } = this.sheet;
    const mark = this.queue.markOf(key);
    const chosen = hasNumbers ? undefined : levelByKey(pressed, mark ? levelOfMark(mark, levels) : undefined, levels);
    // EVAL-52: the mark is the highest of its level.
    if (chosen) this.#apply([{ key, mark: this.#after(key, { qualification: chosen.endValue, levelId: chosen.id }) }]);
    return chosen !== undefined;
  }

  /** Empties cells; those whose mark is stored keep it, and say so (GRID-17, GRID-42). */
  empty(keys: readonly string[]): void {
    const kept = keys.filter((key) => !this.queue.canEmpty(key));
    for (const key of kept) this.#refused.delete(key);
    this.#apply(keys.filter((key) => this.queue.canEmpty(key)).map((key) => ({ key, mark: null })));
    this.#hint(kept, NOT_ERASABLE);
  }

  /** Gives cells the mark that the text says, as a paste does (GRID-42); false for a text that says none. */
  fill(keys: readonly string[], text: string): boolean {
    const read = readCell(text, this.sheet);
    if (read.kind !== 'mark') return false;
    this.give(keys.map((key) => ({ key, given: read })));
    return true;
  }

  /** Gives the cells of each column what the first row's shows (GRID-47); returns why there is nothing to give, or null. */
  fillDown(rows: readonly (readonly string[])[]): string | null {
    const [first = [], ...rest] = rows;
    const given = first.map((key) => readCell(this.#view(key).text, this.sheet));
    const marks = rest.flatMap((keys) =>
      keys.flatMap((key, column) => (given[column]?.kind === 'mark' ? [{ key, given: given[column] }] : [])),
    );
    if (marks.length > 0) this.give(marks);
    if (rest.length === 0 || marks.length > 0) return null;
    return given.find((read) => read.kind === 'refused')?.message ?? 'La primera fila no tiene nota.';
  }

  /** Escape: drops the refused text and shows the previous mark (GRID-14). */
  reset(key: string): void {
    this.#typed = null;
    const touched = this.#begin();
    this.#refused.delete(key);
    this.refresh([...touched, key]);
  }

  /** GRID-18. A text that was refused stays to be corrected (GRID-14). */
  setComment(key: string, comment: string): void {
    const mark = this.queue.markOf(key);
    const refused = this.#refused.get(key);
    if (!mark) return;
    this.#apply([{ key, mark: { ...mark, comment: comment.trim() } }]);
    if (!refused) return;
    this.#refused.set(key, refused);
    this.refresh([key]);
  }

  /** Gives many marks by a paste or a fill; they are held before sending (GRID-35). */
  give(marks: readonly { readonly key: string; readonly given: GivenMark }[]): void {
    this.#apply(
      marks.map(({ key, given }) => ({ key, mark: this.#after(key, given) })),
      true,
    );
  }

  /** GRID-27; returns the number of cells that could not be undone. */
  undo = (): number => this.#takeBack(this.#done, this.#undone, false);

  /** Takes back an undoing (GRID-47); returns the number of cells that could not be emptied again. */
  redo = (): number => this.#takeBack(this.#undone, this.#done, true);

  #takeBack(from: Done[], to: Done[], isRedone: boolean): number {
    const last = from.pop();
    if (!last) return 0;
    const touched = this.#begin();
    const { kept, step } = this.queue.undo(last.step, { isHeld: isRedone && last.isHeld });
    if (step.length > 0) to.push({ step, isHeld: last.isHeld });
    for (const { key } of step) this.#refused.delete(key);
    this.refresh([...touched, ...step.map(({ key }) => key)]);
    return kept;
  }

  retry(key?: string): void {
    this.queue.retry(key);
    this.refresh();
  }

  sendNow(which: 'recovered' | 'waiting'): void {
    this.queue.sendNow(which);
    if (which === 'recovered') this.#restored.clear();
    this.refresh();
  }

  dropRecovered(): void {
    this.queue.drop('recovered');
    for (const key of this.#restored) this.#refused.delete(key);
    this.#restored.clear();
    this.refresh();
  }

  /** 'Salir sin guardar' (GRID-26). */
  dropAll(): void {
    this.queue.drop('all');
    this.#refused.clear();
    this.#typed = null;
    this.refresh();
  }

  setOnline(isOnline: boolean): void {
    this.queue.setOnline(isOnline);
    this.refresh();
  }

  settle(batch: Batch<Mark>, outcome: Outcome): void {
    this.queue.settle(outcome);
    this.refresh();
    const count = batch.records.length;
    if (outcome.kind === 'stored') this.say(counted(count, 'nota guardada', 'notas guardadas'));
    else if (batch.records.some(({ key }) => this.queue.failureOf(key) !== null))
      this.say(outcome.message || (count === 1 ? 'No se guardó' : `${count} notas no se guardaron`));
  }

  /** GRID-37 */
  read(marks: Confirmed<Mark>, moment: number): void {
    const changed = this.queue.read(marks, moment);
    for (const key of changed) this.#hints.set(key, CHANGED_ELSEWHERE);
    this.refresh();
    if (changed.length > 0) this.say(counted(changed.length, 'nota cambió en otra ventana', 'notas cambiaron en otra ventana'));
  }

  /** GRID-26 */
  unstored(): number {
    return new Set([...this.queue.unstored().map(({ key }) => key), ...this.#refused.keys()]).size;
  }

  draft(): MarksDraft {
    const texts = [...this.#refused].map(([key, { text }]) => ({ key, text }));
    return {
      marks: this.queue.unstored().map(({ key, mark }) => ({ key, ...mark })),
      texts: this.#typed ? [...texts.filter(({ key }) => key !== this.#typed?.key), this.#typed] : texts,
    };
  }

  restore({ marks, texts }: MarksDraft): void {
    const cellKeys = new Set(this.#keys);
    this.queue.recover(marks.map(({ key, ...mark }) => ({ key, mark })));
    for (const { key, text } of texts.filter(({ key }) => cellKeys.has(key))) {
      // Equal to the current mark.
      if (text.trim() === this.#textOf(this.queue.markOf(key))) continue;
      const read = readCell(text, this.sheet);
      if (read.kind === 'mark') this.queue.recover([{ key, mark: this.#after(key, read) }]);
      else if (read.kind === 'refused') {
        this.#refused.set(key, { text, message: read.message });
        this.#restored.add(key);
      }
    }
    this.refresh();
  }
}
