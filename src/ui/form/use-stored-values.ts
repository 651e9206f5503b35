import type { FormikContextType, FormikTouched, FormikValues } from 'formik';
import { useEffect, useRef } from 'react';
import type { Merge } from './drafts';

/** Formik keeps `touched` by index: for rows with an id, moves it along with its row. */
export function touchedIn<Values extends FormikValues>(
  touched: FormikTouched<Values>,
  before: Values,
  after: Values,
): FormikTouched<Values> {
  const moved = Object.entries(touched).map(([field, marks]) => {
    const [rows, others]: unknown[] = [before[field], after[field]];
    if (!Array.isArray(marks) || !Array.isArray(rows) || !Array.isArray(others)) return [field, marks];
    return [field, others.map(({ id }) => marks[rows.findIndex((row) => row.id === id)] ?? {})];
  });
  return Object.fromEntries(moved) as FormikTouched<Values>;
}

/** When the stored record changes while the form is open, `merge` brings the change into the fields (SAFE-33). */
export function useStoredValues<Values extends FormikValues>(
  { values, touched, setValues, setTouched }: FormikContextType<Values>,
  stored: Values,
  merge: Merge<Values> | undefined,
): void {
  const mergedWith = useRef(stored);
  useEffect(() => {
    if (mergedWith.current === stored || !merge) return;
    const merged = merge({ typed: values, known: mergedWith.current }, stored);
    mergedWith.current = stored;
    void setTouched(touchedIn(touched, values, merged), false);
    void setValues(merged);
  }, [stored, values, touched, merge, setValues, setTouched]);
}
