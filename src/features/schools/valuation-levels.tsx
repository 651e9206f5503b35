import type { Valuation } from '@/api/resources/valuations';
import { colourOf, lowestFirst } from '@/school/levels';
import type { Column } from '@/ui/table/data-table-rows';
import { RowSheets } from '@/ui/table/row-sheets';
import { PHONE, useMedia } from '@/ui/platform/use-media';
import { usePrinting } from '@/ui/platform/use-printing';

interface Level {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly initialValue: number;
  readonly endValue: number;
  readonly colour: string;
}

const nameOf = ({ name }: Level) => name;
const idOf = ({ id }: Level) => id;

const MarkCell = ({ colour }: Level) => <span className={`level-mark ${colour}`} aria-hidden="true" />;

/** VALU-02 */
const COLUMNS: readonly Column<Level>[] = [
  { id: 'name', header: 'Nombre', value: nameOf, cell: MarkCell, sheet: 'name' },
  { id: 'description', header: 'Indicador base', value: ({ description }) => description, sheet: 'line' },
  { id: 'initialValue', header: 'Valor inicial', value: ({ initialValue }) => initialValue },
  { id: 'endValue', header: 'Valor final', value: ({ endValue }) => endValue },
];

/** The levels of a valuation, lowest range first. At most five, so without search and pages (VALU-02). */
export function ValuationLevels({ label, items }: { label: string; items: Valuation['items'] }) {
  const isPrinting = usePrinting();
  const isPhone = useMedia(PHONE) && !isPrinting;
  const levels = lowestFirst(items).map((item, index): Level => ({ ...item, colour: colourOf(index, items.length) }));
  if (isPhone)
    return (
      <RowSheets label={label} columns={COLUMNS} record={{ id: idOf, name: nameOf }} rows={levels} pageSize={levels.length} tinted={null} />
    );
  return (
    <table className="table level-table mb-0" aria-label={label}>
      <thead>
        <tr>
          {COLUMNS.map(({ id, header }) => (
            <th key={id} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {levels.map((level) => (
          <tr key={level.id}>
            <th scope="row">
              <MarkCell {...level} />
              <span translate="no">{level.name}</span>
            </th>
            <td>{level.description}</td>
            <td className="num" translate="no">
              {level.initialValue}
            </td>
            <td className="num" translate="no">
              {level.endValue}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
