import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ApartText } from '@/ui/base/apart';
import { GridCell, type GridSource } from './grid-cell';
import type { GridState } from './grid-state';

export interface GridRow {
  readonly id: string;
  readonly name: string;
  /** What sets it apart from others of the same name (SHAR-35). */
  readonly apart?: string | undefined;
  /** Address of its own screen, for the pointer: by Tab the grid is one stop. */
  readonly address?: string | undefined;
}

export interface GridColumn {
  readonly id: string;
  readonly name: string;
  readonly head: ReactNode;
}

interface GridLineProps<View> {
  state: GridState;
  source: GridSource<View>;
  columns: readonly GridColumn[];
  /** Content of the last column, which cannot get the focus. */
  endOf: (row: string) => ReactNode;
  isReadOnly: boolean;
  row: GridRow;
  index: number;
  /** Not all rows are rendered, so each states its index. */
  isLong: boolean;
}

function Line<View>({ state, source, columns, endOf, isReadOnly, isLong, row, index }: GridLineProps<View>) {
  const wholeName = [row.name, row.apart].filter(Boolean).join(', ');
  return (
    <tr aria-rowindex={isLong ? index + 2 : undefined}>
      {/* GRID-44 */}
      <th scope="row" className="sticky" title={wholeName}>
        {row.address === undefined ? (
          <span className="grid-name" translate="no">
            {row.name}
          </span>
        ) : (
          <Link className="grid-name record-link" translate="no" to={row.address} tabIndex={-1} aria-label={row.apart && wholeName}>
            {row.name}
          </Link>
        )}
        <ApartText text={row.apart} />
      </th>
      {columns.map((column, columnIndex) => (
        <GridCell
          key={column.id}
          {...{ state, source, isReadOnly, columnIndex }}
          rowIndex={index}
          row={row.id}
          column={column.id}
          name={[row.name, row.apart, column.name].filter(Boolean).join(', ')}
        />
      ))}
      <td role="gridcell" className="mean" aria-readonly="true">
        {endOf(row.id)}
      </td>
    </tr>
  );
}

/** Renders again only when its row or the columns change. */
export const GridLine = memo(Line) as typeof Line;
