import type { FormikContextType } from 'formik';
import { Trash2 } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { IconButton } from '@/ui/base/button';
import { isSame } from './drafts';
import { RowContext, type RowsValues } from './use-field';

interface FormRowProps {
  /** 'Curso 2' */
  label: string;
  index: number;
  isOnly: boolean;
  formik: FormikContextType<RowsValues<object>>;
  onRemove: (index: number) => void;
  /** Renders the fields of the row. */
  children: (prefix: string) => ReactNode;
}

const partOf = (parts: unknown, index: number): unknown => (Array.isArray(parts) ? parts[index] : undefined);

function isSameRow(before: FormRowProps, after: FormRowProps): boolean {
  const [one, other] = [before.formik, after.formik];
  const { index } = after;
  return (
    (['label', 'index', 'isOnly', 'onRemove', 'children'] as const).every((name) => before[name] === after[name]) &&
    one.isSubmitting === other.isSubmitting &&
    one.values.rows[index] === other.values.rows[index] &&
    partOf(one.touched.rows, index) === partOf(other.touched.rows, index) &&
    isSame(partOf(one.errors.rows, index), partOf(other.errors.rows, index))
  );
}

/** A row of the form, drawn anew only when it changes itself (PAST-09): its fields have the form as it was then. */
export const FormRow = memo(function FormRow({ label, index, isOnly, formik, onRemove, children }: FormRowProps) {
  return (
    <RowContext value={formik}>
      <div className="form-row" role="group" aria-label={label}>
        {children(`rows.${index}.`)}
        <IconButton icon={Trash2} name="Quitar" className="is-danger" disabled={isOnly} onClick={() => onRemove(index)} />
      </div>
    </RowContext>
  );
}, isSameRow);
