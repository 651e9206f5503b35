import type { EnterSchool } from '@/features/access/login-page';
import { lazyComponent } from '@/ui/platform/lazy-component';
import { preloadCode } from '@/ui/platform/use-code';
import type { DashboardProps } from './dashboard';

const code = () => import('./dashboard');
const load = async () => (await code()).Dashboard;

/** Brings the dashboard's code ahead, while the sign-in is on its way. */
export function preloadDashboard(): void {
  preloadCode('dashboard', load);
}

/** The second step of signing in; it comes with what it leads to. */
export const beginSession: EnterSchool = async (...given) => (await code()).beginSession(...given);

/** Everything behind the sign-in, none of which weighs on the login screen (P1). */
export const LazyDashboard = lazyComponent<DashboardProps>('dashboard', load, (state) => <main>{state}</main>);
