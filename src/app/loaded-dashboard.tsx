import { CodeFailure } from './code-failure';
import type { DashboardProps } from './dashboard';
import { useCode } from './use-code';

const load = async () => (await import('./dashboard')).Dashboard;

/** Brings the dashboard's code ahead, while the sign-in is on its way. */
export function preloadDashboard(): void {
  void load().catch(() => undefined);
}

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
