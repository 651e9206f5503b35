/** The active cell of a grid, the selected area, and the text being typed in the active cell. */
import { Snapshots } from '@/ui/platform/snapshots';
import { areaOf, isWithin, positionsOf, within, type Area, type Position, type Size } from './grid-moves';

export interface CellFlags {
  /** In the tab order; gets the keys. */
  readonly isActive: boolean;
  readonly isSelected: boolean;
  /** Text of its field; null while it is not edited. */
  readonly typed: string | null;
}

const RESTING: CellFlags = { isActive: false, isSelected: false, typed: null };

const nameOf = ({ row, column }: Position) => `${row}:${column}`;

export class GridState {
  readonly flags = new Snapshots<Record<string, CellFlags>>();
  /** GRID-43. focused: the active cell while the focus is in the grid; pointed: the cell under the pointer, until a key is pressed. */
  readonly places = new Snapshots<{ focused: Position | null; pointed: Position | null }>();
  #size: Size = { rows: 0, columns: 0 };
  #active: Position = { row: 0, column: 0 };
  /** The corner of the selected area opposite the active cell. */
  #anchor: Position = this.#active;
  /** Every cell is selected, whichever is the active one (GRID-47). */
  #isWhole = false;
  #typed: string | null = null;
  /** Text with which the field opened; null if a typed key opened it. */
  #opened: string | null = null;
  #hasFocus = false;
  #selectsAll = false;
  #movesCaret = false;
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
  /** The field's text differs from that with which it opened. */
  get isChanged(): boolean {
    return this.#typed !== null && this.#typed !== this.#opened;
  }
  /** The focus is in the grid, so that the active cell takes it. */
  get hasFocus(): boolean {
    return this.#hasFocus;
  }
  /** Typing replaces the field's text; else it adds to it. */
  get selectsAll(): boolean {
    return this.#selectsAll;
  }
  /** The arrows belong to the field; else they confirm and move (GRID-45). */
  get movesCaret(): boolean {
    return this.#movesCaret;
  }
  get area(): Area {
    const last = { row: this.#size.rows - 1, column: this.#size.columns - 1 };
    return this.#isWhole ? areaOf({ row: 0, column: 0 }, last) : areaOf(this.#anchor, this.#active);
  }

  constructor() {
    this.places.put('focused', null);
    this.places.put('pointed', null);
  }

  nameOf = nameOf;
  flagsOf = (position: Position): CellFlags => this.flags.get(nameOf(position)) ?? RESTING;

  /** The active cell was reached by a key and must be scrolled into view; with the pointer nothing scrolls. */
  get isByKeys(): boolean {
    return this.#isByKeys;
  }

  setByKeys(isByKeys: boolean): void {
    this.#isByKeys = isByKeys;
  }

  /** Focuses the active cell, before the element with the focus is removed. */
  takeFocus(): void {
    this.#focusActive?.();
  }

  /** Sets how the grid focuses its active cell; returns the function that unsets it. */
  onTakeFocus(focusActive: () => void): () => void {
    this.#focusActive = focusActive;
    return () => {
      this.#focusActive = null;
    };
  }

  setFocus(hasFocus: boolean): void {
    this.#hasFocus = hasFocus;
    this.places.put('focused', hasFocus ? this.#active : null);
  }

  point(position: Position | null): void {
    this.places.put('pointed', position);
  }

  isSized({ rows, columns }: Size): boolean {
    return rows === this.#size.rows && columns === this.#size.columns;
  }

  /** For other rows or columns: `active` is the new position of the active cell. */
  resize(size: Size, active: Position): void {
    this.#size = size;
    this.#go(within(active, size), within(active, size), null);
  }

  #go(active: Position, anchor: Position, typed: string | null, isWhole = false): void {
    const before = [...positionsOf(this.area).flat(), this.#active];
    this.#active = active;
    this.#anchor = anchor;
    this.#typed = typed;
    this.#isWhole = isWhole;
    if (typed === null) this.#movesCaret = false;
    if (this.#hasFocus) this.places.put('focused', active);
    const { area } = this;
    const affected = [...before, ...positionsOf(area).flat(), active];
    const isWide = area.top !== area.bottom || area.left !== area.right;
    for (const position of new Map(affected.map((each) => [nameOf(each), each])).values()) {
      const isActive = position.row === active.row && position.column === active.column;
      const isSelected = isWide && isWithin(area, position);
      this.flags.put(nameOf(position), isActive || isSelected ? { isActive, isSelected, typed: isActive ? typed : null } : RESTING);
    }
  }

  /** Makes a cell the active one; the caller has confirmed what was typed in another one. */
  activate(position: Position): void {
    this.#go(position, position, null);
  }

  /** Extends the selected area to this position (GRID-32). */
  extend(position: Position): void {
    this.#go(position, this.#anchor, null);
  }

  /** GRID-47 */
  selectWhole(): void {
    this.#go(this.#active, this.#active, null, true);
  }

  /** The open field gets the arrows (GRID-45). */
  moveCaret(): void {
    this.#movesCaret = true;
  }

  /** Opens the active cell's field with the cell's text, or with the key that opened it. */
  open(text: string, { selectsAll = false, isTyped = false } = {}): void {
    this.#selectsAll = selectsAll;
    this.#opened = isTyped ? null : text;
    this.type(text);
  }

  /** Changes the field's text. */
  type(text: string): void {
    this.#go(this.#active, this.#active, text);
  }

  stopTyping(): void {
    this.#go(this.#active, this.#active, null);
  }
}
