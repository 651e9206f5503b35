import { useId } from 'react';
import type { MarksSheet } from './marks-sheet';
import { unusedColumns, withHead, withUse, type MarksTable } from './marks-table';

/** Enough to recognise the table. */
const SHOWN_LINES = 3;

interface PasteColumnsProps {
  table: MarksTable;
  sheet: MarksSheet;
  onChange: (table: MarksTable) => void;
}

/** The beginning of the pasted table, with what each column is taken for, which a person can change (GRID-38). */
export function PasteColumns({ table, sheet, onChange }: PasteColumnsProps) {
  const { head, lines, uses } = table;
  const headId = useId();
  const unused = unusedColumns(table);
  const nameOf = (column: number) => `Columna ${column + 1}: ${head?.cells[column] || (lines[0]?.cells[column] ?? '')}`;
  return (
    <>
      <div className="cells-table" tabIndex={0} role="region" aria-label="La tabla que se va a pegar">
        <table>
          <thead>
            <tr>
              {uses.map((use, column) => (
                // A column is its place.
                // oxlint-disable-next-line react/no-array-index-key
                <th key={column} scope="col">
                  <select
                    className="form-select form-select-sm"
                    aria-label={nameOf(column)}
                    value={use}
                    onChange={({ target: { value } }) =>
                      onChange(withUse(table, column, value === 'name' || value === 'unused' ? value : Number(value)))
                    }
                  >
                    <option value="unused">No se usa</option>
                    <option value="name">Nombre</option>
                    {sheet.columns.map(({ id, title }, index) => (
                      <option key={id} value={index}>
                        {title}
                      </option>
                    ))}
                    {typeof use === 'number' && use >= sheet.columns.length && <option value={use}>No hay más actividades</option>}
                  </select>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...(head ? [head] : []), ...lines.slice(0, SHOWN_LINES)].map((line) => (
              <tr key={line.line} className={line === head ? 'is-head' : ''}>
                {uses.map((use, column) => (
                  // oxlint-disable-next-line react/no-array-index-key
                  <td key={column} className={use === 'unused' ? 'is-unused' : ''}>
                    {line.cells[column]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="form-check">
        <input
          className="form-check-input"
          type="checkbox"
          id={headId}
          checked={head !== null}
          onChange={({ target }) => onChange(withHead(table, target.checked))}
        />
        <label className="form-check-label" htmlFor={headId}>
          La primera fila son los títulos
        </label>
      </div>
      {unused.length > 0 && <p className="form-text">{`Columnas que no se usan: ${unused.join(', ')}`}</p>}
    </>
  );
}
