import { useEffect, useState } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { useSession } from '@/api/session';
import { NoticesHost } from '@/ui/overlay/notices-host';
import type { Demo } from '@/app/demo/demo';
import { IdleWatch } from '@/app/session/idle-watch';
import { LazyDashboard } from '@/app/shell/lazy-dashboard';
import { LazyRecovery } from '@/app/session/lazy-recovery';
import { LoginRoute } from '@/app/session/login-route';
import { followOtherTabs } from '@/app/session/follow-tabs';
import { useEntrance, useExit } from '@/app/session/session-flow';
import { UnauthorizedPage } from '@/app/shell/unauthorized-page';

/** Redirects to the exit of the ended session (SESS-14). */
function Exit() {
  const { to, state } = useExit();
  return <Navigate to={to} replace state={state} />;
}

/** Needs no session; when one ends here, it redirects like any other screen (SESS-20, SAFE-14). */
function Recovery() {
  const isSignedIn = useSession() !== null;
  const [hadSession] = useState(isSignedIn);
  return hadSession && !isSignedIn ? <Exit /> : <LazyRecovery />;
}

interface AppProps {
  demo: Demo | null;
  supportKeywords: readonly string[];
}

/** All addresses of the product (LAYO-01 to LAYO-03). */
export function App({ demo, supportKeywords }: AppProps) {
  const session = useSession();
  useEffect(followOtherTabs, []);
  const entrance = useEntrance();
  return (
    // Without transitions: the address holds what is chosen in a list, which must show as fast as any other state.
    <BrowserRouter useTransitions={false}>
      {demo && <demo.Bar restore={demo.restore} refused={demo.refused} ready={demo.ready} />}
      <Routes>
        <Route
          path="/auth/login"
          element={
            // SESS-19
            session ? <Navigate to={entrance ?? '/dashboard'} replace /> : <LoginRoute demo={demo} signsItselfIn={entrance !== null} />
          }
        />
        <Route path="/auth/recover" element={<Recovery />} />
        <Route path="/unauthorized" element={<UnauthorizedPage />} />
        <Route path="/dashboard/*" element={session ? <LazyDashboard supportKeywords={supportKeywords} /> : <Exit />} />
        <Route path="/support" element={session ? <LazyDashboard supportKeywords={supportKeywords} /> : <Exit />} />
        <Route path="/" element={<Navigate to="/auth/login" replace />} />
        <Route path="*" element={<Navigate to="/" replace />} />
      </Routes>
      <IdleWatch />
      <NoticesHost />
    </BrowserRouter>
  );
}
