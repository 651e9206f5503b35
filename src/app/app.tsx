import { useEffect } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { useSession } from '@/api/session';
import { NoticesHost } from '@/ui/notices-host';
import type { Demo } from './demo';
import { IdleWatch } from './idle-watch';
import { LoadedDashboard } from './loaded-dashboard';
import { LoadedRecovery } from './loaded-recovery';
import { LoginRoute } from './login-route';
import { entranceNow, exitNow, exitTaken, followOtherTab } from './session-end';
import { UnauthorizedPage } from './unauthorized-page';

/** Takes someone without a session to where its ending says (SESS-14). */
function Exit() {
  const { to, state } = exitNow();
  useEffect(exitTaken, []);
  return <Navigate to={to} replace state={state} />;
}

interface AppProps {
  demo: Demo | null;
  supportKeywords: readonly string[];
}

/** All addresses of the product (LAYO-01 to LAYO-03). */
export function App({ demo, supportKeywords }: AppProps) {
  const session = useSession();
  useEffect(() => {
    window.addEventListener('storage', followOtherTab);
    return () => window.removeEventListener('storage', followOtherTab);
  }, []);
  return (
    <BrowserRouter>
      {demo && <demo.Bar restore={demo.restore} refused={demo.refused} ready={demo.ready} />}
      <Routes>
        <Route
          path="/auth/login"
          element={
            session ? (
              <Navigate to={entranceNow() ?? '/dashboard'} replace />
            ) : (
              <LoginRoute demo={demo} signsItselfIn={entranceNow() !== null} />
            )
          }
        />
        <Route path="/auth/recover" element={<LoadedRecovery />} />
        <Route path="/unauthorized" element={<UnauthorizedPage />} />
        <Route path="/dashboard/*" element={session ? <LoadedDashboard supportKeywords={supportKeywords} /> : <Exit />} />
        <Route path="/support" element={session ? <LoadedDashboard supportKeywords={supportKeywords} /> : <Exit />} />
        <Route path="/" element={<Navigate to="/auth/login" replace />} />
        <Route path="*" element={<Navigate to="/" replace />} />
      </Routes>
      <IdleWatch />
      <NoticesHost />
    </BrowserRouter>
  );
}
