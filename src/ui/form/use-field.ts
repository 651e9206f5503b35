import { FormikContext, type FieldHelperProps, type FieldInputProps, type FieldMetaProps, type FormikContextType } from 'formik';
import { createContext, use } from 'react';

/** The values of a form of several rows. */
export interface RowsValues<Row> {
  readonly rows: readonly Row[];
}

/** The form as a row of it was drawn last; null outside of rows. */
export const RowContext = createContext<FormikContextType<RowsValues<object>> | null>(null);

/** A value of the form around, by its name. In a row of a form it follows that row alone (PAST-09). */
export function useField<Value>(name: string): [FieldInputProps<Value>, FieldMetaProps<Value>, FieldHelperProps<Value>] {
  // A field of a row must not read the form's own context: React draws it at each change of that, whatever stands between.
  const { getFieldProps, getFieldMeta, getFieldHelpers } = use(RowContext) ?? use(FormikContext);
  return [getFieldProps<Value>(name), getFieldMeta<Value>(name), getFieldHelpers<Value>(name)];
}
