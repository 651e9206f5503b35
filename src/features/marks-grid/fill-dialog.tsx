import { object, string, type ObjectSchema } from 'yup';
import { countOfStudents } from '@/school/students';
import { FormDialog } from '@/ui/form/form-dialog';
import { isolateDialog } from '@/ui/form/isolate-dialog';
import { useForm } from '@/ui/form/use-form';
import { TextField } from '@/ui/form/field';
import { SelectField } from '@/ui/form/select-field';
import { cellKey, type MarksColumn, type MarksSheet } from './marks-sheet';
import type { MarksStore } from './marks-store';
import { readCell } from './mark-text';

interface FillValues {
  columnId: string;
  mark: string;
}

const schemaOf = (sheet: MarksSheet): ObjectSchema<FillValues> =>
  object({
    columnId: string().defined(),
    mark: string()
      .required(sheet.hasNumbers ? 'Escribe un número, por ejemplo 4.5.' : 'Elige un nivel.')
      .test((text, { createError }) => {
        const read = readCell(text, sheet);
        return read.kind === 'refused' ? createError({ message: read.message }) : true;
      }),
  });

export const columnName = ({ type, title, weight, activityId }: MarksColumn): string =>
  activityId === null ? title : `${type}: ${title} (${weight}%)`;

interface FillDialogProps {
  store: MarksStore;
  /** Column of the active cell. */
  columnId: string;
  onClose: () => void;
}

/** 'Rellenar': gives one mark to all students who have none in a column (GRID-31). */
export const FillDialog = isolateDialog(function FillDialog({ store, columnId, onClose }: FillDialogProps) {
  const { sheet, queue } = store;
  const emptyKeys = (column: string) => sheet.rows.map((row) => cellKey(row.id, column)).filter((key) => queue.markOf(key) === null);
  const form = useForm<FillValues>({
    initial: { columnId, mark: '' },
    schema: schemaOf(sheet),
    send: async ({ columnId: chosen, mark }) => {
      const read = readCell(mark, sheet);
      if (read.kind === 'mark') store.give(emptyKeys(chosen).map((key) => ({ key, given: read })));
      onClose();
    },
  });
  const count = emptyKeys(form.values.columnId).length;
  const title = sheet.columns.find(({ id }) => id === form.values.columnId)?.title ?? '';
  return (
    <FormDialog form={form} title="Rellenar" submit="Rellenar" onClose={onClose}>
      <SelectField<FillValues>
        name="columnId"
        label="Actividad"
        options={sheet.columns.map((column) => ({ value: column.id, label: columnName(column) }))}
      />
      {sheet.hasNumbers ? (
        <TextField<FillValues> name="mark" label="Calificación" inputMode="decimal" autoComplete="off" />
      ) : (
        <SelectField<FillValues>
          name="mark"
          label="Nivel"
          placeholder="Elige un nivel"
          options={sheet.levels.map(({ name }) => ({ value: name, label: name }))}
        />
      )}
      <p className="mb-0" role="status">
        {count === 0 ? `Todos los estudiantes ya tienen nota en ${title}` : `${countOfStudents(count)} sin nota en ${title}`}
      </p>
    </FormDialog>
  );
});
