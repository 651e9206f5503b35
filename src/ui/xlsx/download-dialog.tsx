import { useEffect, useState } from 'react';
import { Button } from '@/ui/base/button';
import { counted } from '@/ui/base/plural';
import { isolateDialog } from '@/ui/form/isolate-dialog';
import { Dialog } from '@/ui/overlay/dialog';
import { reportMistake } from '@/ui/overlay/mistakes';
import { showSnack } from '@/ui/overlay/notices';
import { useLongWait } from '@/ui/platform/use-long-wait';
import type { DownloadDialogProps } from './download';
import { lateCode } from './late-code';
import { saveSheet } from './save-sheet';

/** Milliseconds after which the dialog of a list that is in the page shows. */
const SHORT_WAIT_MS = 300;

/** How far an attempt is. */
interface Attempt {
  readonly number: number;
  readonly progress: { readonly done: number; readonly total: number } | null;
  readonly hasFailed: boolean;
}

const begun = (number: number): Attempt => ({ number, progress: null, hasFailed: false });

/** Makes and saves the spreadsheet, anew by `retry`; leaving stops it. */
function useDownload({ load, onClose }: DownloadDialogProps) {
  const [attempt, setAttempt] = useState(() => begun(0));
  const { number } = attempt;
  // The rows and their order as they were when it was pressed.
  const [given] = useState({ load, onClose });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const save = async () => {
      const make = await lateCode(given.load);
      const onProgress = (done: number, total: number) => setAttempt({ ...begun(number), progress: { done, total } });
      const { sheet, name, misfits = 0 } = await make({ signal, onProgress });
      signal.throwIfAborted();
      await saveSheet(sheet, name, signal);
      given.onClose();
      // SAFE-22
      if (misfits > 0)
        void showSnack(
          `${counted(misfits, 'registro no se pudo leer y no está', 'registros no se pudieron leer y no están')} en el archivo.`,
        );
    };
    save().catch((error: unknown) => {
      if (signal.aborted) return;
      if (!reportMistake(error)) console.info('EXPO-01', error);
      setAttempt({ ...begun(number), hasFailed: true });
    });
    return () => controller.abort();
  }, [given, number]);
  return { ...attempt, retry: () => setAttempt(begun(number + 1)) };
}

/** Writes a spreadsheet and saves it, with its progress and 'Cancelar'; what fails or is cancelled saves nothing (EXPO-01). */
export const DownloadDialog = isolateDialog(function DownloadDialog(props: DownloadDialogProps) {
  const { progress, hasFailed, retry } = useDownload(props);
  const isLong = useLongWait(!hasFailed, SHORT_WAIT_MS);
  if (!progress && !hasFailed && !isLong) return null;
  return (
    <Dialog
      // A new key, so that screen readers read a failure as a dialog that opens.
      key={hasFailed ? 'failed' : 'running'}
      title="Descargar"
      alert={hasFailed}
      onClose={props.onClose}
      footer={
        <>
          <Button onClick={props.onClose}>Cancelar</Button>
          {hasFailed && (
            <Button kind="primary" onClick={retry}>
              Reintentar
            </Button>
          )}
        </>
      }
    >
      {hasFailed ? (
        <p className="mb-0">No se pudo descargar la lista. No se guardó ningún archivo.</p>
      ) : (
        <>
          {/* Announced once, not at every step of the bar. */}
          <p className="visually-hidden" role="status">
            Descargando la lista…
          </p>
          <p className="file-progress num">
            <progress value={progress?.done} max={progress?.total} aria-label="Descarga" />
            <span>{progress ? `Descargando ${progress.done} de ${progress.total}…` : 'Preparando el archivo…'}</span>
          </p>
        </>
      )}
    </Dialog>
  );
});
