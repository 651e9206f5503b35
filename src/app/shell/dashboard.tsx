import '@/app/theme.scss';
import { useEffect, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useSignedIn } from '@/api/session';
import { Header } from './header';
import { LazyScreen } from './lazy-screen';
import { OfflineBar } from './offline-bar';
import { sweep } from '@/app/session/left-behind-watch';
import { ReturnNotice } from '@/app/session/return-notice';
import { LANDING, SCREENS, SHORT_PATHS, type Screen } from '@/app/routes';
import { ScreenBoundary } from './screen-boundary';
import { HeadNotice } from '@/ui/page/head-notice';
import { ROLE_REFUSED, noteScreen } from '@/app/session/session-flow';
import { SideMenu } from './side-menu';
import { SupportRoute } from './support-route';

export { beginSession } from '@/app/session/session-begin';

// Before a form can open with what is due (SECU-01, SECU-02).
sweep();

/** One screen inside the shell: menu, header and the screen itself (LAYO-04). */
function Shell({ screen }: { screen: Screen }) {
  const { userRole } = useSignedIn();
  const { pathname, key } = useLocation();
  const [drawer, setDrawer] = useState(false);
  const main = useRef<HTMLElement>(null);

  // After login or a redirect the focus is lost: move it to the screen.
  useEffect(() => {
    // A page opened with a session starts at its top, as any page does.
    const isNavigatedTo = noteScreen(pathname);
    if (isNavigatedTo && document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  // Before the screen's own effects, which may restore its scroll position.
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);
  // Adds no history entry: that would be another visit to the screen's list (SHAR-25).
  const skip = (event: SyntheticEvent) => {
    event.preventDefault();
    main.current?.focus();
  };

  return (
    <>
      {/* SAFE-18 */}
      <a className="visually-hidden-focusable skip-link" href="#contenido" onClick={skip}>
        Ir al contenido
      </a>
      <OfflineBar />
      <Header onMenu={() => setDrawer(true)} />
      <div className="app">
        <SideMenu role={userRole} current={screen.entry} open={drawer} onClose={() => setDrawer(false)} />
        <main id="contenido" ref={main} tabIndex={-1}>
          <HeadNotice value={pathname === LANDING[userRole] && <ReturnNotice />}>
            <ScreenBoundary visit={key}>
              <LazyScreen key={screen.path} screen={screen} />
            </ScreenBoundary>
          </HeadNotice>
        </main>
      </div>
    </>
  );
}

/** Checks the role before the screen renders or sends a call (SESS-16, SESS-18). */
function Guarded({ screen }: { screen: Screen }) {
  const { userRole } = useSignedIn();
  // HOME-04: an Admin is not refused but taken to their own landing screen.
  if (screen.path === 'home' && userRole === 'Admin') return <Navigate to={LANDING.Admin} replace />;
  if (!screen.roles.includes(userRole)) return <Navigate to="/unauthorized" replace state={ROLE_REFUSED} />;
  return <Shell screen={screen} />;
}

function Screens() {
  const { userRole } = useSignedIn();
  return (
    <Routes>
      {SCREENS.map((screen) => (
        <Route key={screen.path} path={screen.path} element={<Guarded screen={screen} />} />
      ))}
      {SHORT_PATHS.map((path) => (
        <Route key={path} path={path} element={<Navigate to={`/dashboard/${path}/list`} replace />} />
      ))}
      <Route path="" element={<Navigate to={LANDING[userRole]} replace />} />
      <Route path="*" element={<Navigate to="/dashboard" replace />} />
    </Routes>
  );
}

export interface DashboardProps {
  /** Words of an e-mail that open /support. */
  readonly supportKeywords: readonly string[];
}

/** Everything that needs a session: the screens below /dashboard, and /support. */
export function Dashboard({ supportKeywords }: DashboardProps) {
  const { pathname } = useLocation();
  return pathname.startsWith('/support') ? <SupportRoute keywords={supportKeywords} /> : <Screens />;
}
