import { FileSpreadsheet } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '@/ui/base/button';
import { ProblemList } from '@/ui/base/problem-list';
import { isolateDialog } from '@/ui/form/isolate-dialog';
import { Dialog } from '@/ui/overlay/dialog';
import { FileButton } from '@/ui/table-files/file-button';
import { TABLE_FILES } from '@/ui/table-files/table-file';
import { useFileFocus } from '@/ui/form/use-file-focus';
import { useTableFile } from '@/ui/table-files/use-table-file';
import type { MarksSheet } from './marks-sheet';
import type { MarksStore } from './marks-store';
import { isWholeSheet, sheetTableOf, type MarksTable } from './marks-table';
import { PasteContent } from './paste-content';
import { exampleMark } from './paste-dialog';
import { usePaste } from './use-paste';

const STUDENT = 'Estudiante';

/** Enough to see what is meant. */
const SHOWN_ACTIVITIES = 3;

const NOTHING: MarksTable = { head: null, lines: [], uses: [], unclosed: null, isRounding: false };

/** What the file is expected to look like. */
function Example({ sheet }: { sheet: MarksSheet }) {
  const columns = sheet.columns.slice(0, SHOWN_ACTIVITIES);
  return (
    <div className="cells-table" tabIndex={0} role="region" aria-label="Ejemplo de la planilla">
      <table>
        <thead>
          <tr className="is-head">
            <th scope="col">{STUDENT}</th>
            {columns.map(({ id, title }) => (
              <th key={id} scope="col" translate="no">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <td translate="no">{sheet.rows[0]?.fullName ?? ''}</td>
            {columns.map(({ id }) => (
              <td key={id} translate="no">
                {exampleMark(sheet)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

export interface SheetUploadDialogProps {
  store: MarksStore;
  onClose: () => void;
}

/** 'Subir planilla': a file's marks, shown as those of a paste are, then given to the grid (EXPO-05). */
export const SheetUploadDialog = isolateDialog(function SheetUploadDialog({ store, onClose }: SheetUploadDialogProps) {
  const { sheet } = store;
  const names = useMemo(() => [STUDENT, ...sheet.columns.map(({ title }) => title)], [sheet]);
  const { name, isReading, content, choose } = useTableFile(names);
  const found = content !== null && !('refusal' in content) ? content : null;
  const read = useMemo(() => (found ? sheetTableOf(found, sheet) : NOTHING), [found, sheet]);
  const paste = usePaste(read, store, 0);
  // Without names nobody knows whose the marks are.
  const isWhole = isWholeSheet(paste.table);
  const canPaste = isWhole && paste.count > 0;
  const { choosing, goingOn } = useFileFocus(canPaste);
  const isOther = found !== null && read.unclosed === null && !isWhole;
  return (
    <Dialog
      title="Subir planilla"
      size="lg"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button
            ref={goingOn}
            kind="primary"
            disabled={!canPaste}
            onClick={() => {
              paste.give();
              onClose();
            }}
          >
            Pegar
          </Button>
        </>
      }
    >
      <p className="mb-2">Una fila por estudiante, con los títulos de las actividades arriba:</p>
      <Example sheet={sheet} />
      <FileButton ref={choosing} accept={TABLE_FILES} busy={isReading} onFile={choose}>
        <FileSpreadsheet className="icon" />
        Seleccionar archivo
      </FileButton>
      <p className="text-ui mt-3 text-break" role="status">
        {name === null ? 'Ningún archivo seleccionado.' : `${name}${found?.sheet == null ? '' : `, hoja «${found.sheet}»`}`}
      </p>
      {isReading && (
        <p role="status" aria-busy="true">
          Leyendo el archivo…
        </p>
      )}
      {content !== null && 'refusal' in content && <ProblemList text={content.refusal} />}
      {isOther && <ProblemList text="El archivo no tiene la forma de esta planilla. Se espera una fila como la del ejemplo." />}
      {isWhole && paste.lines.length === 0 && paste.same === 0 && <p className="mb-0">No hay nada que pegar.</p>}
      {found && <PasteContent paste={isWhole ? paste : { ...paste, lines: [], same: 0 }} store={store} />}
    </Dialog>
  );
});
