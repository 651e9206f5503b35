import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useSession } from '@/api/session';
import { longDate } from '@/ui/base/long-date';
import { confirm } from '@/ui/overlay/notices';
import { useNow } from '@/ui/platform/use-now';
import type { Demo } from './demo';
import { personQuery } from '@/app/shell/person';
import { endSession } from '@/app/session/session-end';

const SHORT = new Intl.DateTimeFormat('es-CO', { day: '2-digit', month: '2-digit', year: 'numeric' });

/** The signed-in person's name from the header's query; the bar sends no call. */
function useName(): string | undefined {
  const session = useSession();
  const query = session ? personQuery(session) : { queryKey: ['person', null] as const };
  return useQuery<{ name: string }>({ queryKey: query.queryKey, enabled: false, staleTime: Infinity, queryFn: () => ({ name: '' }) }).data
    ?.name;
}

/** Says on every screen that this is the demo, and of which day (DEMO-01, DEMO-06). */
export function DemoBar({ restore }: Pick<Demo, 'restore'>) {
  const now = useNow();
  const name = useName();
  const navigate = useNavigate();
  const ask = () =>
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
  const after = name ? ` · ${name}` : '';
  return (
    <aside className="demo-bar" aria-label="Modo demostración">
      <strong>Modo demostración · datos inventados</strong>
      <span className="meta d-none d-sm-inline">{longDate(now) + after}</span>
      <span className="meta d-sm-none num">{SHORT.format(now) + after}</span>
      <button type="button" onClick={ask}>
        Restaurar datos
      </button>
    </aside>
  );
}
