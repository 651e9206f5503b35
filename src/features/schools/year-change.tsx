import { useMutation, useQuery } from '@tanstack/react-query';
import { CalendarClock, CirclePlay } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useReread } from '@/school/use-reread';
import { mutationOf, queryOf } from '@/api/core/client';
import { schoolYears, type SchoolYear } from '@/api/resources/school-years';
import { closeSession, updateSession, useSignedIn } from '@/api/session';
import { deployment } from '@/school/deployment';
import { NewYearNotice } from '@/school/new-year-notice';
import { today } from '@/school/today';
import { Button } from '@/ui/base/button';
import { webAddress } from '@/ui/base/web-address';
import { isolateDialog } from '@/ui/form/isolate-dialog';
import { Dialog } from '@/ui/overlay/dialog';
import { tellMistake } from '@/ui/overlay/mistakes';
import { showSuccess } from '@/ui/overlay/notices';
import { useSingleRun } from '@/ui/platform/use-single-run';
import { datesOf, isOver, latestOf, nextYear } from './new-year';

const FRESH = { fresh: true };

/** YEAR-12 to YEAR-14: the new year needs a new session and a reloaded page. */
async function leaveForNewYear(): Promise<void> {
  closeSession();
  await showSuccess('¡Nuevo año escolar creado con éxito!', 'Año escolar');
  location.assign('/auth/login');
}

/** The dialog's content: what closing the year does, and a link to the tutorial (YEAR-04 to YEAR-06, YEAR-20, YEAR-21, YEAR-23). */
function Consequences({ last, year }: { last: SchoolYear | null; year: number }) {
  const span = `del 01/01/${year} al 31/12/${year}`;
  return (
    <>
      <div className="d-flex gap-3">
        <span className="dialog-icon">
          <CalendarClock className="icon" />
        </span>
        <p className="mb-0">
          {last === null
            ? `El colegio aún no tiene un año escolar. Se creará el año escolar ${year}, ${span}.`
            : `El año escolar ha terminado. Al finalizarlo se creará el año escolar ${year}, ${span}. Esta acción no se puede deshacer.`}
        </p>
      </div>
      <h3 className="h6 mt-4 mb-3">Qué sigue</h3>
      <ol className="next-steps">
        <li>
          <b>Ingresas de nuevo</b>
          <span>{`La sesión se cierra para entrar al ${year}.`}</span>
        </li>
        <li>
          <b>{`Creas los periodos de ${year}`}</b>
          En esta misma pestaña: el año nuevo empieza sin periodos.
        </li>
        {last !== null && (
          <li>
            <b>Haces las matrículas</b>
            Hasta que las finalices, los cursos aparecen sin estudiantes.
          </li>
        )}
      </ol>
      {last !== null && (
        <p className="text-ui text-body-secondary mb-2">
          Siguen iguales los cursos, las asignaturas y sus tipos, las menciones, los profesores y la valoración.
        </p>
      )}
      {/* YEAR-06 */}
      <a className="link-with-icon" href={webAddress(deployment().tutorialUrl) ?? undefined} target="_blank" rel="noreferrer">
        <CirclePlay className="icon icon-sm" />
        Ver tutorial
        <span className="visually-hidden"> (se abre en otra pestaña)</span>
      </a>
    </>
  );
}

interface YearDialogProps {
  /** The year that is over; null in a school without years. */
  last: SchoolYear | null;
  onClose: () => void;
  onFailed: () => void;
}

const YearDialog = isolateDialog(function YearDialog({ last, onClose, onFailed }: YearDialogProps) {
  const { schoolId } = useSignedIn();
  const close = useMutation(mutationOf(schoolYears.close));
  const create = useMutation(mutationOf(schoolYears.save));
  const year = nextYear(last, today());
  const [isSending, send] = useSingleRun(async () => {
    try {
      if (last === null) await create.mutateAsync({ body: { id: null, ...datesOf(year) } });
      // YEAR-10
      else await close.mutateAsync({ body: { ...datesOf(year), schoolYearId: last.id, schoolId } });
      void leaveForNewYear();
    } catch (error) {
      tellMistake(error);
      onFailed();
      // YEAR-16
      if (last !== null) onClose();
    }
  });
  return (
    <Dialog
      title="Atención"
      alert
      onClose={() => {
        if (!isSending) onClose();
      }}
      footer={
        <>
          <Button disabled={isSending} onClick={onClose}>
            Cancelar
          </Button>
          <Button kind={last === null ? 'primary' : 'danger'} busy={isSending} onClick={() => void send()}>
            {last === null ? 'Crear año escolar' : 'Finalizar año escolar'}
          </Button>
        </>
      }
    >
      <Consequences last={last} year={year} />
    </Dialog>
  );
});

/** YEAR-22: keeps the last year in the session. */
function useLastYear(last: SchoolYear | null | undefined): void {
  const id = last?.id ?? null;
  const startDate = last?.startDate ?? null;
  const endDate = last?.endDate ?? null;
  const isLoaded = last !== undefined;
  useEffect(() => {
    if (isLoaded) updateSession({ lastYearId: id, lastYearStartDate: startDate, lastYearEndDate: endDate });
  }, [isLoaded, id, startDate, endDate]);
}

/** Offers to change the school year when the last one is over, or to create one where there is none (YEAR-01, YEAR-23). */
export function YearChange() {
  const { schoolYearId } = useSignedIn();
  const { data } = useQuery(queryOf(schoolYears.list, {}, FRESH));
  const reread = useReread(schoolYears.list, {}, FRESH);
  const [isDismissed, setDismissed] = useState(false);
  const last = data && latestOf(data.periods);
  useLastYear(last);
  if (last === undefined) return null;
  if (last !== null && !isOver(last, today())) return last.id === schoolYearId ? null : <NewYearNotice year={last.startDate.slice(0, 4)} />;
  // YEAR-07: until the tab is opened again.
  if (isDismissed) return null;
  return (
    <YearDialog
      last={last}
      onClose={() => setDismissed(true)}
      // The year may be closed nevertheless, or by another user; the reread then shows the notice of a new year.
      onFailed={() => void reread().catch(() => undefined)}
    />
  );
}
