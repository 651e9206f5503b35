import { useQuery } from '@tanstack/react-query';
import { Download, FileSpreadsheet } from 'lucide-react';
import { useRef, useState } from 'react';
import { queryOf } from '@/api/core/client';
import { templates, type TemplateUrls } from '@/api/resources/templates';
import { Button } from '@/ui/base/button';
import { webAddress } from '@/ui/base/web-address';
import { shownFileName } from '@/ui/files/file-name';
import { isolateDialog } from '@/ui/form/isolate-dialog';
import { Dialog } from '@/ui/overlay/dialog';

interface UploadListDialogProps {
  /** Names the list (UPLO-02). */
  title: string;
  /** Columns of the file, as its instructions name them (UPLO-03). */
  columns: string;
  /** The template of its file; absent for a list that has none (UPLO-05). */
  template?: keyof TemplateUrls;
  onClose: () => void;
}

/** UPLO-06: the browser's file dialog lets people choose other files, too. */
const isList = ({ name }: File) => name.toLowerCase().endsWith('.csv');

function chosenText(file: File): string {
  const name = shownFileName(file.name);
  return isList(file) ? name : `${name} no es un archivo .csv.`;
}

const TEMPLATE_LABEL = (
  <>
    <Download className="icon" />
    <span>Descargar plantilla</span>
  </>
);

const NoTemplate = () => <Button disabled>{TEMPLATE_LABEL}</Button>;

/** UPLO-04. */
function TemplateLink({ template }: { template: keyof TemplateUrls }) {
  const { data } = useQuery(queryOf(templates.getUrls, {}));
  const address = webAddress(data?.[template]);
  if (address === null) return <NoTemplate />;
  return (
    <a className="btn btn-quiet" href={address} target="_blank" rel="noreferrer">
      {TEMPLATE_LABEL}
    </a>
  );
}

/** 'Cargar Lista': instructions, template and choice of a file (UPLO-01 to UPLO-06). 'Cargar' does nothing, as the customer specifies (UPLO-07). */
export const UploadListDialog = isolateDialog(function UploadListDialog({ title, columns, template, onClose }: UploadListDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  // UPLO-08: closing unmounts the dialog, and the file is forgotten.
  const [file, setFile] = useState<File | null>(null);
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button kind="primary">Cargar</Button>
        </>
      }
    >
      {/* UPLO-03 */}
      <ol className="steps">
        <li>{template === undefined ? 'Crea un archivo CSV.' : 'Descarga la plantilla.'}</li>
        <li>Diligencia una fila por cada registro.</li>
        <li>Selecciona el archivo.</li>
      </ol>
      <p>
        <span className="text-body-secondary">Columnas: </span>
        <span>{columns}</span>
      </p>
      <div className="d-flex flex-wrap gap-2">
        {template ? <TemplateLink template={template} /> : <NoTemplate />}
        <Button onClick={() => input.current?.click()}>
          <FileSpreadsheet className="icon" />
          Seleccionar archivo
        </Button>
        <input
          ref={input}
          hidden
          type="file"
          accept=".csv"
          onChange={({ target }) => {
            setFile(target.files?.[0] ?? null);
            // The same file may be chosen again.
            target.value = '';
          }}
        />
      </div>
      <p className="text-ui mt-3 mb-0 text-break" role="status">
        {file === null ? 'Ningún archivo seleccionado.' : chosenText(file)}
      </p>
    </Dialog>
  );
});
