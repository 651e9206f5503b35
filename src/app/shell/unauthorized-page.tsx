import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { note, type Refusal } from '@/app/session/session-flow';

/** SESS-12. */
const TEXT = 'You are not authorized to enter this section';

const refusalOf = (state: unknown): Refusal | null =>
  typeof state === 'object' && state !== null && 'after' in state ? (state as Refusal) : null;

/** Refusals already acted on: opened again by its address or by Back, the page stays (SESS-13). */
const spent = new Set<string>();

/** /unauthorized: after a 401 on to login, after a role refusal on to the dashboard, else it stays (SESS-09 to SESS-17). */
export function UnauthorizedPage() {
  const { state, key, pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => note({ kind: 'left' }), []);
  useEffect(() => {
    document.title = TEXT;
    const refusal = refusalOf(state);
    if (!refusal || key === 'default' || spent.has(key)) return;
    const timer = setTimeout(() => void navigate(refusal.to, { replace: true }), refusal.after);
    return () => {
      clearTimeout(timer);
      // Not when the effect only runs again on this page.
      if (window.location.pathname !== pathname) spent.add(key);
    };
  }, [state, key, pathname, navigate]);
  return (
    <main className="login">
      {/* SHAR-09: the document is Spanish, this text is quoted in English. */}
      <div className="text-center" lang="en">
        <h1 className="mb-4">{TEXT}</h1>
        <Link className="btn btn-quiet" to="/" lang="es">
          Ir al inicio
        </Link>
      </div>
    </main>
  );
}
