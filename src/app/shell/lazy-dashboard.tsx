import type { EnterSchool } from '@/features/access/login-page';
import type { ExpectedError } from '@/ui/overlay/mistakes';
import { lazyComponent } from '@/ui/page/lazy-component';
import { loadAnewOnce } from '@/ui/platform/load-anew';
import { preloadCode } from '@/ui/platform/use-code';
import type { DashboardProps } from './dashboard';

const code = () => import('./dashboard');
const load = async () => (await code()).Dashboard;

/** Brings the dashboard's code ahead, while the sign-in is on its way. */
export function preloadDashboard(): void {
  preloadCode(load);
}

/** The sign-in's form tells of it. */
class CodeGone extends Error implements ExpectedError {
  override readonly name = 'CodeGone';
  readonly isExpected = true;
}

/** The second step of signing in; it comes with what it leads to. A page whose code is gone loads itself anew first (SAFE-06). */
export const beginSession: EnterSchool = async (login, school, signal) => {
  const dashboard = await code().catch(async (error: unknown) => {
    // Left meanwhile, it signs nobody in, and another screen is not loaded anew.
    await loadAnewOnce(() => signal.aborted);
    throw new CodeGone('The dashboard', { cause: error });
  });
  await dashboard.beginSession(login, school, signal);
};

/** Everything behind the sign-in, none of which weighs on the login screen (P1). */
export const LazyDashboard = lazyComponent<DashboardProps>(load, (state) => <main>{state}</main>);
