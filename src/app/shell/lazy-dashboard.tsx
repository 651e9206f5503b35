import type { EnterSchool } from '@/features/access/login-page';
import type { ExpectedError } from '@/ui/overlay/mistakes';
import { lazyComponent } from '@/ui/page/lazy-component';
import { loadAnewOnce } from '@/ui/platform/load-anew';
import { preloadCode } from '@/ui/platform/use-code';
import type { DashboardProps } from './dashboard';

const importDashboard = () => import('./dashboard');
const load = async () => (await importDashboard()).Dashboard;

/** Loads the dashboard's code early, during the sign-in. */
export function preloadDashboard(): void {
  preloadCode(load);
}

/** The dashboard's code could not be loaded; the sign-in form shows it. */
class CodeGone extends Error implements ExpectedError {
  override readonly name = 'CodeGone';
  readonly isExpected = true;
}

/** The second step of signing in; its code loads with the dashboard's. If that code is gone, the page first reloads (SAFE-06). */
export const beginSession: EnterSchool = async (login, school, signal) => {
  const dashboard = await importDashboard().catch(async (error: unknown) => {
    // When the person has left the sign-in, the screen that they are on is not reloaded.
    await loadAnewOnce(() => signal.aborted);
    throw new CodeGone('The dashboard', { cause: error });
  });
  await dashboard.beginSession(login, school, signal);
};

/** Everything behind the sign-in, none of which the login screen loads (P1). */
export const LazyDashboard = lazyComponent<DashboardProps>(load, (state) => <main>{state}</main>);
