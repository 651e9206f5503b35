import { Navigate } from 'react-router-dom';
import { useSignedIn } from '@/api/session';
import { AnnouncedScreen } from './announced-screen';
import { ROLE_REFUSED } from '@/app/session/session-flow';

/** /support, outside the dashboard, for those whose e-mail bears one of the deployment's words (SUPP-01 to SUPP-04). */
export function SupportRoute({ keywords }: { keywords: readonly string[] }) {
  const { userEmail } = useSignedIn();
  const isStaff = keywords.some((keyword) => userEmail.toLowerCase().includes(keyword.toLowerCase()));
  if (!isStaff) return <Navigate to="/unauthorized" replace state={ROLE_REFUSED} />;
  return (
    <main>
      <AnnouncedScreen heading="Soporte" />
    </main>
  );
}
