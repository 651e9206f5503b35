/** A form of several records that a list from a file may fill (IMPO-02): its rows stand under what the form held. */
import { useEffect, useState } from 'react';
import { takeHandedRows, withoutBlank } from './form-rows-draft';
import { movedList, type ListedRows } from './form-rows-list';
import type { RowsValues } from './use-field';
import { useForm, type FormModel, type FormOptions } from './use-form';

interface RowsFormOptions<Row extends object, Values extends RowsValues<Row>> extends FormOptions<Values> {
  draft: string;
  /** The values of a new row. */
  blank: Row;
}

/** What `FormRows` tells of the list, and what it tells it. */
export interface RowsList {
  /** null: no row came from a file. */
  readonly rows: ListedRows | null;
  /** Rows were added under the row of that index, or it was removed (-1). */
  readonly move: (index: number, by: number) => void;
}

interface RowsFormModel<Values extends RowsValues<object>> extends FormModel<Values> {
  readonly list: RowsList;
}

export function useRowsForm<Row extends object, Values extends RowsValues<Row>>({
  blank,
  ...options
}: RowsFormOptions<Row, Values>): RowsFormModel<Values> {
  const { draft, initial } = options;
  const form = useForm(options);
  const { values } = form;
  const [listed, setListed] = useState<ListedRows | null>(null);
  useEffect(() => {
    const rows = takeHandedRows(draft, blank);
    if (rows.length === 0) return;
    const kept = withoutBlank(values.rows, blank);
    void form.formik.setValues({ ...values, rows: [...kept, ...rows] });
    setListed({ first: kept.length, count: rows.length });
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it opens
  }, []);
  /** Drops what was recovered; the list, and what was written under it, was not. */
  const discard = () => {
    form.discard();
    const rest = listed ? values.rows.slice(listed.first) : [];
    if (!listed || rest.length === 0) return;
    form.replace({ ...initial, rows: rest });
    setListed({ ...listed, first: 0 });
  };
  return {
    ...form,
    discard,
    list: { rows: listed, move: (index, by) => setListed((now) => now && movedList(now, index, by)) },
  };
}
