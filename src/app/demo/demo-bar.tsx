import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '@/api/session';
import { longDate } from '@/ui/base/long-date';
import { confirm } from '@/ui/overlay/notices';
import { useNow } from '@/ui/platform/use-now';
import type { Demo } from './demo';
import { personQuery, type Person } from '@/school/person';
import { endSession } from '@/app/session/session-end';

const SHORT = new Intl.DateTimeFormat('es-CO', { day: '2-digit', month: '2-digit', year: 'numeric' });

/** The signed-in person's name from the header's query; the bar sends no call. */
function useName(): string | undefined {
  const session = useSession();
  const queryKey = session ? personQuery(session).queryKey : ['person', null];
  return useQuery<Person>({ queryKey, queryFn: skipToken, staleTime: Infinity }).data?.name;
}

/** Milliseconds after which the bar reports that the demo's backend does not answer (DEMO-13, DEMO-20). */
const SILENCE_LIMIT = 15_000;

/** True when the backend has not answered in time or failed to load; false again when it does answer. */
function useIsSilent(ready: Promise<void>): boolean {
  const [isSilent, setSilent] = useState(false);
  useEffect(() => {
    const report = () => setSilent(true);
    const timer = setTimeout(report, SILENCE_LIMIT);
    ready.then(() => {
      clearTimeout(timer);
      setSilent(false);
    }, report);
    return () => clearTimeout(timer);
  }, [ready]);
  return isSilent;
}

/** Says on every screen that this is the demo, and which day it is in it (DEMO-01, DEMO-06). */
export function DemoBar({ restore, refused, ready }: Pick<Demo, 'restore' | 'refused' | 'ready'>) {
  const now = useNow();
  const name = useName();
  const isSilent = useIsSilent(ready);
  const navigate = useNavigate();
  const confirmRestore = () =>
    void confirm({
      title: 'Restaurar datos',
      text: '¿Estás seguro que deseas restaurar los datos de la demostración?',
      accept: async () => {
        await restore();
        endSession('signed-out');
        await navigate('/auth/login');
        // The clock went back too, and with it every date on the screen.
        location.reload();
      },
    });
  const suffix = name ? ` · ${name}` : '';
  return (
    <aside className="demo-bar" aria-label="Modo demostración">
      <strong>Modo demostración · datos inventados</strong>
      <span className="meta d-none d-sm-inline" translate="no">
        {longDate(now) + suffix}
      </span>
      <span className="meta d-sm-none num" translate="no">
        {SHORT.format(now) + suffix}
      </span>
      <button type="button" onClick={confirmRestore}>
        Restaurar datos
      </button>
      {isSilent && (
        <p role="alert">
          La demostración no responde.
          <button type="button" onClick={() => location.reload()}>
            Reintentar
          </button>
        </p>
      )}
      {refused.length > 0 && (
        <p role="alert">
          {/* DEMO-18 */}
          {`${refused.join(' ')} La demostración empezó sin eso.`}
        </p>
      )}
    </aside>
  );
}
