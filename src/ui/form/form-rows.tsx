/**
 * A form of several records of one kind, a row each: added, taken out, and pasted from a spreadsheet, one line a row.
 * The form's values hold them as `rows`.
 */
import { useFormikContext } from 'formik';
import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { Button, IconButton } from '@/ui/base/button';
import { counted } from '@/ui/base/plural';
import type { PasteColumns } from './form-rows-paste';
import { useRowsPaste } from './use-rows-paste';

interface RowsValues<Row> {
  readonly rows: readonly Row[];
}

interface FormRowsProps<Row> {
  /** Names a row with its number: 'Curso 2'. */
  rowLabel: string;
  /** A row as it is added. */
  blank: Row;
  /** The fields of a row in their order, each with how it reads a pasted cell (SHAR-28). */
  columns: PasteColumns<Row>;
  /** Of its fields, where they stand beside each other, as tracks of a grid: '2fr 1fr'. */
  widths: string;
  /** Words of the button that adds one, in place of 'Agregar otro'. */
  add?: string;
  /** So many rows at most. */
  most?: number;
  /** What the rows become once one was added, taken out or pasted, where they depend on how many there are. */
  arrange?: (rows: readonly Row[]) => Row[];
  /** The fields of the row whose names begin so: 'rows.2.'. */
  children: (prefix: string) => ReactNode;
}

const FIELD = 'input, select, textarea';

const toldOf = (pastedRows: number): string => {
  if (pastedRows === 0) return 'Puedes pegar varias filas desde Excel.';
  return counted(pastedRows, 'fila pegada', 'filas pegadas');
};

/**
 * A key for each row, which have no id. A row that is taken out takes its key along: a field keeps what is not typed to its end, half a date,
 * in its own element alone.
 */
function useRowKeys(count: number) {
  const [given, setGiven] = useState<readonly number[]>([]);
  const last = given.at(-1) ?? -1;
  const keys = Array.from({ length: count }, (_, index) => given[index] ?? last + 1 + index - given.length);
  return { keys, takeOut: (index: number) => setGiven(keys.filter((_, other) => other !== index)) };
}

/** 'Agregar otro' adds a row, 'Quitar' takes one out while another remains (ROOM-09). */
export function FormRows<Row extends object>({
  rowLabel,
  blank,
  columns,
  widths,
  add = 'Agregar otro',
  most = Infinity,
  arrange = (rows) => [...rows],
  children,
}: FormRowsProps<Row>) {
  const { values, touched, isSubmitting, setValues, setTouched } = useFormikContext<RowsValues<Row>>();
  const frame = useRef<HTMLDivElement>(null);
  const { keys, takeOut } = useRowKeys(values.rows.length);

  /** The row in whose first field the keyboard goes on. */
  const next = useRef<number | null>(null);
  const count = useRowsPaste({ frame, blank, columns, most, arrange, onRows: (last) => (next.current = last) });

  // Focus as soon as the row is rendered, so that typing goes into it. No layout effect: Formik updates its values in one
  // of its own, which runs after its fields' effects, and the blur caused here would validate the old values.
  useEffect(() => {
    if (next.current === null) return;
    frame.current?.children[next.current]?.querySelector<HTMLElement>(FIELD)?.focus();
    next.current = null;
  });

  const remove = (index: number) => {
    const others = <Item,>(list: readonly Item[]) => list.filter((_, other) => other !== index);
    // `touched` is by index: the rows below move up.
    void setTouched({ ...touched, ...(Array.isArray(touched.rows) && { rows: others(touched.rows) }) }, false);
    void setValues({ ...values, rows: arrange(others(values.rows)) });
    takeOut(index);
  };

  return (
    <>
      {/* What came to them while they are sent would be lost: the form closes once they are stored. */}
      <div ref={frame} className="form-rows" inert={isSubmitting} style={{ '--columns': widths } as CSSProperties}>
        {keys.map((key, index) => (
          <div key={key} className="form-row" role="group" aria-label={`${rowLabel} ${index + 1}`}>
            {children(`rows.${index}.`)}
            <IconButton
              icon={Trash2}
              name="Quitar"
              className="is-danger"
              disabled={values.rows.length === 1}
              onClick={() => {
                remove(index);
                next.current = Math.min(index, values.rows.length - 2);
              }}
            />
          </div>
        ))}
      </div>
      <div className="form-rows-foot">
        <Button
          kind="text"
          disabled={isSubmitting || values.rows.length >= most}
          onClick={() => {
            void setValues({ ...values, rows: arrange([...values.rows, blank]) });
            next.current = values.rows.length;
          }}
        >
          <Plus className="icon icon-sm" />
          {add}
        </Button>
        <span className="text-ui text-body-secondary num" role="status">
          {toldOf(count)}
        </span>
      </div>
    </>
  );
}
