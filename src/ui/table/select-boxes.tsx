/** The checkboxes that choose rows of a table (SHAR-21). */
import type { Selection } from './use-selection';

/** A table whose rows can be chosen. */
export interface Selectable<Row> {
  readonly selection: Selection;
  /** Whether the row may be chosen now; absent: every row. */
  readonly canChoose?: (row: Row) => boolean;
  /** Whether the box for all rows chooses this one; absent: every row that may be chosen. */
  readonly isOfAll?: (row: Row) => boolean;
}

/** With the rows that the box for all rows chooses and clears: those that match the search, on every page. */
export interface SelectableRows<Row> extends Selectable<Row> {
  readonly rows: readonly Row[];
}

interface RowBoxProps {
  id: number;
  name: string;
  isChosen: boolean;
  isLocked: boolean;
  choose: Selection['choose'];
}

export function RowBox({ id, name, isChosen, isLocked, choose }: RowBoxProps) {
  return (
    // The label enlarges the touch target.
    <label className="select-hit">
      <input
        className="form-check-input"
        type="checkbox"
        aria-label={`Seleccionar ${name}`}
        checked={isChosen}
        disabled={isLocked}
        onChange={({ target }) => choose(id, target.checked)}
      />
    </label>
  );
}

interface AllBoxProps<Row> extends SelectableRows<Row> {
  rowId: (row: Row) => number;
  /** Visible text beside it, where no table head explains it. */
  label?: string;
}

export function AllBox<Row>({ rows, rowId, selection, canChoose = () => true, isOfAll = canChoose, label }: AllBoxProps<Row>) {
  const { ids, chooseAll } = selection;
  const all = rows.filter(isOfAll).map(rowId);
  const isAll = all.length > 0 && all.every((id) => ids.has(id));
  const some = rows.some((row) => ids.has(rowId(row)));
  return (
    <label className="select-hit">
      <input
        ref={(input) => {
          if (input) input.indeterminate = some && !isAll;
        }}
        className="form-check-input"
        type="checkbox"
        aria-label="Seleccionar todos"
        checked={isAll}
        disabled={all.length === 0}
        onChange={() => {
          const shown = new Set(rows.map(rowId));
          // What a search hides keeps its choice.
          const hidden = [...ids].filter((id) => !shown.has(id));
          chooseAll(isAll ? hidden : [...hidden, ...all]);
        }}
      />
      <span>{label}</span>
    </label>
  );
}
