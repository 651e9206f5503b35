import type { EnterSchool } from '@/features/access/login-page';
import { CodeFailure } from './code-failure';
import type { DashboardProps } from './dashboard';
import { useCode } from './use-code';

const code = () => import('./dashboard');
const load = async () => (await code()).Dashboard;

/** Brings the dashboard's code ahead, while the sign-in is on its way. */
export function preloadDashboard(): void {
  void code().catch(() => undefined);
}

/** The second step of signing in; it comes with what it leads to. */
export const beginSession: EnterSchool = async (login, school) => (await code()).beginSession(login, school);

/** Everything behind the sign-in, none of which weighs on the login screen (P1). */
export function LoadedDashboard(props: DashboardProps) {
  const { Shown, failed, again } = useCode('dashboard', load);
  if (Shown) return <Shown {...props} />;
  if (!failed) return null;
  return (
    <main>
      <CodeFailure onAgain={again} />
    </main>
  );
}
