import type { FormikContextType } from 'formik';
import { Trash2 } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { IconButton } from '@/ui/base/button';
import { RecordName } from '@/ui/base/record-name';
import { isSame } from './drafts';
import { RowContext, type RowsValues } from './use-field';

export interface RowsProps {
  /** Names a row with its number: 'Curso' of 'Curso 2'. */
  label: string;
  isOnly: boolean;
  formik: FormikContextType<RowsValues<object>>;
  onRemove: (index: number) => void;
  /** Renders the fields of a row. */
  children: (prefix: string) => ReactNode;
}

interface FormRowProps extends RowsProps {
  index: number;
}

export const partOf = (parts: unknown, index: number): unknown => (Array.isArray(parts) ? parts[index] : undefined);

export function isSameRow(before: RowsProps, after: RowsProps, index: number): boolean {
  const [one, other] = [before.formik, after.formik];
  return (
    one.values.rows[index] === other.values.rows[index] &&
    partOf(one.touched.rows, index) === partOf(other.touched.rows, index) &&
    isSame(partOf(one.errors.rows, index), partOf(other.errors.rows, index))
  );
}

export const isSameForm = (before: RowsProps, after: RowsProps): boolean =>
  (['label', 'isOnly', 'onRemove', 'children'] as const).every((name) => before[name] === after[name]) &&
  before.formik.isSubmitting === after.formik.isSubmitting;

/** A row of the form, drawn anew only when it changes itself (PAST-09): its fields have the form as it was then. */
export const FormRow = memo(
  function FormRow({ label, index, isOnly, formik, onRemove, children }: FormRowProps) {
    const name = `${label} ${index + 1}`;
    return (
      <RowContext value={formik}>
        <RecordName value={name}>
          <div className="form-row" role="group" aria-label={name}>
            {children(`rows.${index}.`)}
            <IconButton icon={Trash2} name={`Quitar ${name}`} className="is-danger" disabled={isOnly} onClick={() => onRemove(index)} />
          </div>
        </RecordName>
      </RowContext>
    );
  },
  (before, after) => before.index === after.index && isSameForm(before, after) && isSameRow(before, after, after.index),
);
