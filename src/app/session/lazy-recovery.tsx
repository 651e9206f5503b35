import { lazyComponent } from '@/ui/page/lazy-component';

/** /auth/recover, which few need and the login screen does not wait for (P1). */
export const LazyRecovery = lazyComponent(
  async () => (await import('@/features/access/recover-page')).RecoverPage,
  (state) => <main>{state}</main>,
);
