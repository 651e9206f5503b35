/** The rows of a table on a phone: a small sheet for each, without sideways scrolling (SHAR-30). */
import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo, useId } from 'react';
import { Link } from 'react-router-dom';
import { IconButton } from '@/ui/base/button';
import type { Column } from './data-table-rows';
import { ApartText } from '@/ui/base/apart';
import { RecordName } from '@/ui/base/record-name';
import { InSheet } from './row-actions';
import { RowBox } from './select-boxes';
import { contentOf, headOf, rowPropsOf, translateOf, useIntoSight, type RowProps, type RowsProps } from './table-grid';
import { isOrderable, type Order } from './table-order';

interface SheetsOrderProps {
  columns: readonly Pick<Column<never>, 'id' | 'header' | 'order'>[];
  order: Order;
  onOrder: (order: Order) => void;
}

/** Sorts the sheets, in place of the table's heads. */
export function SheetsOrder({ columns, order, onOrder }: SheetsOrderProps) {
  const id = useId();
  const offered = columns.filter(isOrderable);
  if (offered.length === 0) return null;
  return (
    <div className="sheets-order">
      {offered.length > 1 ? (
        <>
          <label htmlFor={id}>Ordenar por</label>
          <select className="form-select" id={id} value={order.id} onChange={({ target }) => onOrder({ id: target.value, isDown: false })}>
            {offered.map((column) => (
              <option key={column.id} value={column.id}>
                {column.header}
              </option>
            ))}
          </select>
        </>
      ) : (
        <span>{`Ordenar por ${offered[0]?.header ?? ''}`}</span>
      )}
      <IconButton
        icon={order.isDown ? ArrowDown : ArrowUp}
        name="Invertir el orden"
        aria-pressed={order.isDown}
        onClick={() => onOrder({ ...order, isDown: !order.isDown })}
      />
    </div>
  );
}

interface PartOfRowProps<Row> {
  as: 'span' | 'div' | 'dd';
  column: Column<Row>;
  row: Row;
}

function PartOfRow<Row extends object>({ as: Tag, column, row }: PartOfRowProps<Row>) {
  const content = contentOf(column, row);
  return <Tag translate={translateOf(column, content)}>{content}</Tag>;
}

function PlainSheet<Row extends object>({
  row,
  columns,
  id,
  nameOf,
  spokenName,
  isLinkNamed,
  apart,
  addressOf,
  actionsOf,
  isTinted,
  choose,
  isChosen,
  isLocked,
}: RowProps<Row>) {
  const element = useIntoSight<HTMLLIElement>(isTinted);
  const at = (place: Column<Row>['sheet']) => columns.filter(({ sheet }) => sheet === place);
  const name = nameOf(row);
  const plain = at(undefined);
  return (
    <RecordName value={spokenName}>
      <li ref={element} className={`sheet ${isTinted ? 'is-tinted' : isChosen ? 'is-chosen' : ''}`}>
        <div className="sheet-head">
          {choose && <RowBox id={id} name={spokenName} isChosen={isChosen} isLocked={isLocked} choose={choose} />}
          {at('name')
            .filter(({ cell }) => cell)
            .map((column) => (
              <PartOfRow as="span" key={column.id} column={column} row={row} />
            ))}
          <strong className="sheet-name">
            {addressOf ? (
              <Link className="record-link" translate="no" to={addressOf(row)} aria-label={isLinkNamed ? spokenName : undefined}>
                {name}
              </Link>
            ) : (
              <span translate="no">{name}</span>
            )}
            <ApartText text={apart} />
          </strong>
          {at('name').map((column) => column.mark && <span key={column.id}>{column.mark(row)}</span>)}
          {at('status').map((column) => (
            <PartOfRow as="span" key={column.id} column={column} row={row} />
          ))}
        </div>
        {at('line').map((column) => (
          <PartOfRow as="div" key={column.id} column={column} row={row} />
        ))}
        {plain.length > 0 && (
          <dl>
            {plain.map((column) => (
              <div key={column.id}>
                <dt>{headOf(column)}</dt>
                <PartOfRow as="dd" column={column} row={row} />
              </div>
            ))}
          </dl>
        )}
        {at('text').map((column) => (
          <dl key={column.id} className="sheet-text">
            <dt>{headOf(column)}</dt>
            <PartOfRow as="dd" column={column} row={row} />
          </dl>
        ))}
        {actionsOf && <div className="sheet-actions">{actionsOf(row)}</div>}
      </li>
    </RecordName>
  );
}

// The memo keeps the component's own type parameters.
const Sheet = memo(PlainSheet) as typeof PlainSheet;

export function RowSheets<Row extends object>(props: RowsProps<Row>) {
  const { label, rows, record, pageSize } = props;
  return (
    <InSheet value>
      <ul className="sheets" aria-label={label}>
        {rows
          ? rows.map((row) => <Sheet key={record.id(row)} {...rowPropsOf(props, row)} />)
          : Array.from({ length: pageSize }, (_, index) => (
              <li key={index} className="sheet" aria-hidden="true">
                <span className="skel skel-half" />
                <span className="skel skel-third" />
              </li>
            ))}
      </ul>
    </InSheet>
  );
}
