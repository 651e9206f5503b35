import { lazyPart } from '@/ui/platform/lazy-part';

/** /auth/recover, which few need and the login screen does not wait for (P1). */
export const LoadedRecovery = lazyPart(
  'recovery',
  async () => (await import('@/features/access/recover-page')).RecoverPage,
  (state) => <main>{state}</main>,
);
