import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSignedIn } from '@/api/session';
import { lazyComponent } from '@/ui/platform/lazy-component';
import { PageHead } from '@/ui/page/page-head';
import { OfflineBar } from './offline-bar';
import { ScreenBoundary } from './screen-boundary';
import { ROLE_REFUSED, noteScreen } from '@/app/session/session-flow';

const SupportPage = lazyComponent(
  'support',
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
  useEffect(() => void noteScreen(pathname), [pathname]);
  return (
    <>
      <OfflineBar />
      <main className="support">
        <ScreenBoundary visit={key}>
          <SupportPage />
        </ScreenBoundary>
      </main>
    </>
  );
}

/**
 * /support, outside the dashboard, for those whose e-mail bears one of the deployment's words (SUPP-03), whatever their role (SUPP-01)
 * and authorities (SUPP-31).
 */
export function SupportRoute({ keywords }: { keywords: readonly string[] }) {
  const { userEmail } = useSignedIn();
  const isStaff = keywords.some((keyword) => userEmail.toLowerCase().includes(keyword.toLowerCase()));
  // SUPP-02
  if (!isStaff) return <Navigate to="/unauthorized" replace state={ROLE_REFUSED} />;
  return <SupportScreen />;
}
