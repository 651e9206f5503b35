import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSignedIn } from '@/api/session';
import { isSupportStaff } from '@/features/support/support-staff';
import { lazyComponent } from '@/ui/page/lazy-component';
import { PageHead } from '@/ui/page/page-head';
import { OfflineBar } from './offline-bar';
import { ScreenBoundary } from './screen-boundary';
import { ROLE_REFUSED, noteScreen } from '@/app/session/session-flow';
import { useSignOut } from '@/app/session/use-sign-out';

const SupportPage = lazyComponent(
  async () => (await import('@/features/support/support-page')).SupportPage,
  (state) => (
    <>
      <PageHead heading="Soporte" />
      {state}
    </>
  ),
);

/** Without menu and header (SUPP-04). */
function SupportScreen() {
  const { key, pathname } = useLocation();
  const signOut = useSignOut();
  useEffect(() => void noteScreen(pathname), [pathname]);
  return (
    <>
      <OfflineBar />
      <main className="support">
        <ScreenBoundary visit={key}>
          <SupportPage onSignOut={() => void signOut()} />
        </ScreenBoundary>
      </main>
    </>
  );
}

/**
 * /support, outside the dashboard, for the support staff (SUPP-03), whatever their role (SUPP-01) and authorities (SUPP-31).
 */
export function SupportRoute({ keywords }: { keywords: readonly string[] }) {
  const { userEmail } = useSignedIn();
  // SUPP-02
  if (!isSupportStaff(userEmail, keywords)) return <Navigate to="/unauthorized" replace state={ROLE_REFUSED} />;
  return <SupportScreen />;
}
