import { ProblemList } from '@/ui/base/problem-list';
import type { CheckedList } from './checked-list';
import { summaryOf, type ListVerb } from './list-summary';

/** Rows that are shown as they will be (IMPO-01). */
const SHOWN_ROWS = 5;

/** A file may have a thousand wrong lines. */
const MOST_PROBLEMS = 200;

/** The rest follows it; the instructions above have done their part. */
const bringToTop = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'start' });

/** A value of a row, as text. */
export interface RowText<Row> {
  readonly label: string;
  readonly text: (row: Row) => string;
}

interface ListPreviewProps<Row> {
  list: CheckedList<Row>;
  /** The sheet that was read, of several. */
  sheet: string | null;
  /** The number of rows that go to the form. */
  passing: number;
  verb: ListVerb;
  fields: readonly RowText<Row>[];
}

/** What a file of a list holds, and what is wrong with it (IMPO-01). */
export function ListPreview<Row>({ list, sheet, passing, verb, fields }: ListPreviewProps<Row>) {
  const { found, good, problems, unused } = list;
  const shown = good.slice(0, SHOWN_ROWS);
  return (
    <>
      {found > 0 && (
        <p className="list-summary mb-2" role="status" ref={bringToTop}>
          {summaryOf(list, sheet, passing, verb)}
        </p>
      )}
      {shown.length > 0 && (
        <div className="cells-table" tabIndex={0} role="region" aria-label="Las primeras filas, como quedarán">
          <table>
            <thead>
              <tr className="is-head">
                {fields.map(({ label }) => (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((row, index) => (
                // A row is its place.
                // oxlint-disable-next-line react/no-array-index-key
                <tr key={index}>
                  {fields.map(({ label, text }) => (
                    <td key={label} translate="no">
                      {text(row)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {unused.length > 0 && <p className="form-text">{`Columnas que no se usan: ${unused.join(', ')}`}</p>}
      {problems.length > 0 && (
        <ProblemList
          text={found > 0 ? 'Estas filas no pasan:' : 'No se pudo leer la lista:'}
          problems={problems}
          most={MOST_PROBLEMS}
          isBelow={found > 0}
        />
      )}
    </>
  );
}
