/** Which cell of a grid is the active one, what is selected, and what is being typed: one cell at a time. */
import { Snapshots } from '@/ui/platform/snapshots';
import { areaOf, isWithin, positionsOf, within, type Area, type Position, type Size } from './grid-moves';

export interface CellFlags {
  /** In the tab order; the one that keys go to. */
  readonly isActive: boolean;
  readonly isSelected: boolean;
  /** What its field holds; null: it is not edited. */
  readonly typed: string | null;
}

const RESTING: CellFlags = { isActive: false, isSelected: false, typed: null };

const nameOf = ({ row, column }: Position) => `${row}:${column}`;

export class GridState {
  readonly flags = new Snapshots<Record<string, CellFlags>>();
  #size: Size = { rows: 0, columns: 0 };
  #active: Position = { row: 0, column: 0 };
  /** The other corner of what is selected. */
  #anchor: Position = this.#active;
  #typed: string | null = null;
  /** What the field opened with; null: a key opened it, and is typed. */
  #opened: string | null = null;
  #hasFocus = false;
  #selectsAll = false;
  #isByKeys = false;
  #focusActive: (() => void) | null = null;

  get active(): Position {
    return this.#active;
  }
  get size(): Size {
    return this.#size;
  }
  get typed(): string | null {
    return this.#typed;
  }
  /** The field holds something else than it opened with; what merely stood there is nothing that anybody gave. */
  get isChanged(): boolean {
    return this.#typed !== null && this.#typed !== this.#opened;
  }
  /** Whether the keys go to the grid: an active cell takes the focus then. */
  get hasFocus(): boolean {
    return this.#hasFocus;
  }
  /** What is typed takes the place of what stood in the field; else it is added to it. */
  get selectsAll(): boolean {
    return this.#selectsAll;
  }
  get area(): Area {
    return areaOf(this.#anchor, this.#active);
  }

  nameOf = nameOf;
  flagsOf = (position: Position): CellFlags => this.flags.get(nameOf(position)) ?? RESTING;

  /** The active cell was reached by a key, and is to be brought into view; under the pointer nothing moves. */
  get isByKeys(): boolean {
    return this.#isByKeys;
  }

  setByKeys(isByKeys: boolean): void {
    this.#isByKeys = isByKeys;
  }

  /** Gives the focus to the active cell: what had it is about to go. */
  takeFocus(): void {
    this.#focusActive?.();
  }

  /** The grid says how, while it shows. */
  onTakeFocus(focusActive: () => void): () => void {
    this.#focusActive = focusActive;
    return () => {
      this.#focusActive = null;
    };
  }

  setFocus(hasFocus: boolean): void {
    this.#hasFocus = hasFocus;
  }

  isSized({ rows, columns }: Size): boolean {
    return rows === this.#size.rows && columns === this.#size.columns;
  }

  /** Other rows or columns: `active` is where the active cell is among them. */
  resize(size: Size, active: Position): void {
    this.#size = size;
    this.#go(within(active, size), within(active, size), null);
  }

  #go(active: Position, anchor: Position, typed: string | null): void {
    const touched = [...positionsOf(this.area).flat(), ...positionsOf(areaOf(anchor, active)).flat(), this.#active, active];
    this.#active = active;
    this.#anchor = anchor;
    this.#typed = typed;
    const { area } = this;
    const isWide = area.top !== area.bottom || area.left !== area.right;
    for (const position of new Map(touched.map((each) => [nameOf(each), each])).values()) {
      const isActive = position.row === active.row && position.column === active.column;
      const isSelected = isWide && isWithin(area, position);
      this.flags.put(nameOf(position), isActive || isSelected ? { isActive, isSelected, typed: isActive ? typed : null } : RESTING);
    }
  }

  /** Makes a cell the active one; what was typed in another one has been confirmed before. */
  activate(position: Position): void {
    this.#go(position, position, null);
  }

  /** Selects up to there (GRID-32). */
  extend(position: Position): void {
    this.#go(position, this.#anchor, null);
  }

  /** Opens the active cell's field with what stands there, or with the key that opened it. */
  open(text: string, { selectsAll = false, isTyped = false } = {}): void {
    this.#selectsAll = selectsAll;
    this.#opened = isTyped ? null : text;
    this.type(text);
  }

  /** Changes what the field holds. */
  type(text: string): void {
    this.#go(this.#active, this.#active, text);
  }

  stopTyping(): void {
    this.#go(this.#active, this.#active, null);
  }
}
