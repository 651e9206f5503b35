import { FileText } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { ApiError } from '@/api/core/errors';
import { Button } from '@/ui/base/button';
import { isolateDialog } from '@/ui/form/isolate-dialog';
import { OptionsStatus } from '@/ui/form/options-status';
import { Dialog } from '@/ui/overlay/dialog';
import { tellMistake } from '@/ui/overlay/mistakes';
import { saveAs } from '@/ui/files/download';
import { useSingleRun } from '@/ui/platform/use-single-run';
import { askReport, fileName, filesOf, type ReportFile, type ReportKind, type ReportSubject } from './report-files';
import { ReportPeriod } from './report-period';
import { useBulletinCode } from './use-bulletin-code';
import { useReportPeriods } from './use-report-periods';

interface FileChoiceProps {
  files: readonly ReportFile[];
  chosen: ReportKind | null;
  disabled: boolean;
  onChoose: (kind: ReportKind) => void;
}

/** 'Archivo' (REPO-01). */
function FileChoice({ files, chosen, disabled, onChoose }: FileChoiceProps) {
  const id = useId();
  return (
    <fieldset disabled={disabled}>
      <legend className="form-label">Archivo</legend>
      <div className="report-files">
        {files.map(({ kind, label, help }) => (
          <label key={kind} className={`report-file ${chosen === kind ? 'is-chosen' : ''}`}>
            <FileText className="icon" />
            <span>
              <b>{label}</b>
              <small id={`${id}-${kind}`}>{help}</small>
            </span>
            <input
              className="form-check-input"
              type="radio"
              name={id}
              aria-label={label}
              aria-describedby={`${id}-${kind}`}
              checked={chosen === kind}
              onChange={() => onChoose(kind)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The download's progress; indeterminate until the length is known. */
function Progress({ share }: { share: number | null }) {
  return (
    <p className="file-progress">
      <progress value={share ?? undefined} aria-label="Descarga" />
      <span>{share === null ? 'Preparando el archivo…' : `Descargando ${Math.round(100 * share)} %`}</span>
    </p>
  );
}

interface ReportDialogProps {
  subject: ReportSubject;
  /** Shown under the title: 'Ana Pérez, de Quinto A'. */
  about: string;
  /** The room, or the student's room. */
  roomId: number;
  onClose: () => void;
}

/** 'Descargar Reportes' of a student or a room (ROOM-33, STUD-14, REPO-01 to REPO-19). */
export const ReportDialog = isolateDialog(function ReportDialog({ subject, about, roomId, onClose }: ReportDialogProps) {
  const periods = useReportPeriods();
  const codeQuery = useBulletinCode(roomId, subject.kind === 'student');
  const [periodId, choosePeriod] = useState<number>();
  const [kind, chooseKind] = useState<ReportKind | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const files = filesOf(subject.kind);
  const file = files.find((each) => each.kind === kind);
  const period = periods.items.find(({ id }) => id === periodId);
  const isCodeReady = kind !== 'bulletin' || codeQuery.code !== undefined;

  const [isRunning, download] = useSingleRun(async () => {
    if (!file || !period) return;
    const { signal } = (controller.current = new AbortController());
    setShare(null);
    try {
      // Only bulletins use the code.
      const paper = await askReport(file.kind, subject, period, codeQuery.code ?? 'D', { signal, onProgress: setShare });
      if (signal.aborted) return;
      saveAs(paper, fileName(file, subject));
      onClose();
    } catch (error) {
      // REPO-18, REPO-19: no message, nothing saved, and the dialog stays open.
      if (error instanceof ApiError) console.info('REPO-18', error);
      else tellMistake(error);
    }
  });
  return (
    <Dialog
      title="Descargar Reportes"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          {/* REPO-06, REPO-07 */}
          <Button kind="primary" busy={isRunning} disabled={!file || !period || !isCodeReady} onClick={() => void download()}>
            Descargar
          </Button>
        </>
      }
    >
      <p translate="no">{about}</p>
      {/* Locked while downloading. */}
      <ReportPeriod periods={periods} chosen={periodId} disabled={isRunning} onChoose={choosePeriod} />
      <FileChoice files={files} chosen={kind} disabled={isRunning} onChoose={chooseKind} />
      {kind === 'bulletin' && codeQuery.state === 'failed' && <OptionsStatus choice={codeQuery} what="los datos del boletín" />}
      {/* Announced once, not at every step of the bar. */}
      <p className="visually-hidden" role="status">
        {isRunning && 'Preparando el archivo…'}
      </p>
      {isRunning && <Progress share={share} />}
    </Dialog>
  );
});
