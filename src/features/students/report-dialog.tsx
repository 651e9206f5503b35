import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { queryOf } from '@/api/core/client';
import { ApiError } from '@/api/core/errors';
import { modelOf } from '@/api/resources/room-model';
import type { Room } from '@/api/resources/rooms';
import { valuations } from '@/api/resources/valuations';
import { Button } from '@/ui/base/button';
import { optionsOf } from '@/ui/form/choices';
import { OptionsStatus } from '@/ui/form/options-status';
import { SelectBox } from '@/ui/form/select-box';
import { Dialog } from '@/ui/overlay/dialog';
import { saveAs } from '@/ui/platform/download';
import { useSingleRun } from '@/ui/platform/use-single-run';
import { askReport, bulletinCode, fileName, filesOf, type ReportFile, type ReportKind, type ReportSubject } from './report-files';
import { useReportPeriods } from './use-report-periods';

interface FileChoiceProps {
  files: readonly ReportFile[];
  chosen: ReportKind | null;
  onChoose: (kind: ReportKind) => void;
}

/** 'Archivo' (REPO-01). */
function FileChoice({ files, chosen, onChoose }: FileChoiceProps) {
  const id = useId();
  return (
    <fieldset>
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

/** How much of the file has come; unknown until somebody says how long it is. */
function Progress({ share }: { share: number | null }) {
  return (
    <p className="report-progress" role="status">
      <progress {...(share !== null && { value: share })} aria-label="Descarga" />
      {share === null ? 'Preparando el archivo…' : `Descargando ${Math.round(100 * share)} %`}
    </p>
  );
}

interface ReportDialogProps {
  subject: ReportSubject;
  /** Under the title: 'Ana Pérez, de Quinto A'. */
  about: string;
  roomType: Room['type'] | undefined;
  onClose: () => void;
}

/** 'Descargar Reportes' of a student or a room (ROOM-33, STUD-14, REPO-01 to REPO-19). */
export function ReportDialog({ subject, about, roomType, onClose }: ReportDialogProps) {
  const periods = useReportPeriods();
  const models = useQuery({ ...queryOf(valuations.get, {}), enabled: subject.kind === 'student' });
  const [periodId, choosePeriod] = useState('');
  const [kind, chooseKind] = useState<ReportKind | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const files = filesOf(subject.kind);
  const file = files.find((each) => each.kind === kind);
  const period = periods.items.find(({ id }) => String(id) === periodId);
  const isKnown = kind !== 'bulletin' || (models.data !== undefined && roomType !== undefined);

  const [isRunning, download] = useSingleRun(async () => {
    if (!file || !period) return;
    const { signal } = (controller.current = new AbortController());
    setShare(null);
    try {
      const code = bulletinCode(models.data && roomType ? modelOf(roomType, models.data) : null);
      const paper = await askReport(file.kind, subject, period, code, { signal, onProgress: setShare });
      if (signal.aborted) return;
      saveAs(paper, fileName(file, subject));
      onClose();
    } catch (error) {
      // REPO-18, REPO-19: nothing is said or saved, and the dialog stays as it is.
      if (!(error instanceof ApiError)) throw error;
      console.info('REPO-18', error);
    }
  });
  const close = () => {
    controller.current?.abort();
    onClose();
  };
  return (
    <Dialog
      title="Descargar Reportes"
      onClose={close}
      footer={
        <>
          <Button onClick={close}>Cancelar</Button>
          {/* REPO-06, REPO-07 */}
          <Button kind="primary" busy={isRunning} disabled={!file || !period || !isKnown} onClick={() => void download()}>
            Descargar
          </Button>
        </>
      }
    >
      <p>{about}</p>
      <SelectBox
        label="Periodo"
        value={periodId}
        options={[{ value: '', label: 'Elige un periodo' }, ...optionsOf(periods, undefined, '')]}
        onChange={choosePeriod}
      />
      {periods.state === 'failed' && <OptionsStatus choice={periods} what="los periodos" />}
      {periods.state === 'ready' && periods.items.length === 0 && <p>Aún no ha empezado ningún periodo.</p>}
      <FileChoice files={files} chosen={kind} onChoose={chooseKind} />
      {isRunning && <Progress share={share} />}
    </Dialog>
  );
}
