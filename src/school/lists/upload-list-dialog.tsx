import { FileSpreadsheet } from 'lucide-react';
import { useId, useMemo, useState, type ReactElement } from 'react';
import { Button } from '@/ui/base/button';
import { ProblemList } from '@/ui/base/problem-list';
import { handRows, heldRows } from '@/ui/form/form-rows-draft';
import { MOST_ROWS } from '@/ui/form/form-rows';
import { isolateDialog } from '@/ui/form/isolate-dialog';
import { Dialog } from '@/ui/overlay/dialog';
import { LoadFailure } from '@/ui/page/load-failure';
import type { LoadState } from '@/ui/platform/load-state';
import { FileButton } from '@/ui/table-files/file-button';
import { TABLE_FILES } from '@/ui/table-files/table-file';
import { useFileFocus } from '@/ui/form/use-file-focus';
import { useTableFile } from '@/ui/table-files/use-table-file';
import { checkList, type ListForm } from './checked-list';
import { ListPreview, type RowText } from './list-preview';
import { SAVE, type ListVerb } from './list-summary';
import { ListTemplate, type Template } from './list-template';

/** Rows that go to the form at a time (IMPO-02). */
const MOST_PASSED = 200;

/** The form that a list fills, which compares with what is stored. */
export interface LoadedForm<Row extends object> {
  readonly form: ListForm<Row>;
  readonly state: LoadState;
  readonly retry: () => void;
}

interface UploadListDialogProps<Row extends object> {
  /** Names the list (UPLO-02). */
  title: string;
  /** Columns of the file, as its instructions name them (UPLO-03). */
  columns: readonly string[];
  template: Template;
  list: LoadedForm<Row>;
  /** A row's values as the preview shows them. */
  fields: readonly RowText<Row>[];
  /** Of the form's own button. */
  verb?: ListVerb;
  /** Shows in place of the preview: without what it tells no row is right. */
  lacking?: ReactElement | false;
  /** Opens the form, which has the rows by then. */
  onPassed: () => void;
  onClose: () => void;
}

function UploadListDialogContent<Row extends object>({
  title,
  columns,
  template,
  list: { form, state, retry },
  fields,
  verb = SAVE,
  lacking,
  onPassed,
  onClose,
}: UploadListDialogProps<Row>) {
  const sentence = useId();
  const names = Object.values<{ names: readonly string[] } | undefined>(form.columns).flatMap((column) => column?.names ?? []);
  // UPLO-08: closing unmounts the dialog, and the file is forgotten.
  const { name, isReading, content, choose } = useTableFile(names);
  const [held] = useState(() => [...(form.alsoHeld?.() ?? []), ...heldRows(form)]);
  const table = content !== null && !('refusal' in content) ? content : null;
  const isReady = state === 'ready' && !lacking;
  const checked = useMemo(() => (table && isReady ? checkList(table, form, held, columns) : null), [table, form, held, columns, isReady]);
  const passing = checked?.good.slice(0, Math.max(0, Math.min(MOST_PASSED, MOST_ROWS - held.length))) ?? [];
  const { choosing, goingOn } = useFileFocus(passing.length > 0);
  const pass = () => {
    handRows(form, passing);
    onClose();
    onPassed();
  };
  return (
    <Dialog
      title={title}
      size="lg"
      onClose={onClose}
      footer={
        <>
          {/* IMPO-03 */}
          <p className="form-text my-0 me-auto" id={sentence}>
            {`Revisa las filas en el formulario y ${verb.before}las allí.`}
          </p>
          <Button onClick={onClose}>Cancelar</Button>
          <Button disabled aria-describedby={sentence}>
            Cargar
          </Button>
          <Button ref={goingOn} kind="primary" disabled={passing.length === 0} onClick={pass}>
            Pasar al formulario
          </Button>
        </>
      }
    >
      {/* UPLO-03 */}
      <ol className="steps">
        <li>{template === null ? 'Crea un archivo CSV.' : 'Descarga la plantilla.'}</li>
        <li>Diligencia una fila por cada registro.</li>
        <li>Selecciona el archivo.</li>
      </ol>
      <p>
        <span className="text-body-secondary">Columnas: </span>
        <span>{columns.join(', ')}</span>
      </p>
      <div className="d-flex flex-wrap gap-2">
        <ListTemplate template={template} columns={columns} />
        <FileButton ref={choosing} accept={TABLE_FILES} busy={isReading} onFile={choose}>
          <FileSpreadsheet className="icon" />
          Seleccionar archivo
        </FileButton>
      </div>
      <p className="text-ui mt-3 text-break" role="status">
        {name ?? 'Ningún archivo seleccionado.'}
      </p>
      {(isReading || (table && state === 'loading')) && (
        <p role="status" aria-busy="true">
          Leyendo el archivo…
        </p>
      )}
      {lacking && <div>{lacking}</div>}
      {content !== null && 'refusal' in content && <ProblemList text={content.refusal} />}
      {table && state === 'failed' && <LoadFailure onRetry={retry} />}
      {table && checked && <ListPreview list={checked} sheet={table.sheet} passing={passing.length} verb={verb} fields={fields} />}
    </Dialog>
  );
}

/** 'Cargar Lista': instructions, template, and a file whose rows go to the create form (UPLO-01 to UPLO-08, IMPO-01 to IMPO-05). */
export const UploadListDialog = isolateDialog(UploadListDialogContent) as typeof UploadListDialogContent;
