import { CodeFailure } from './code-failure';
import { useCode } from './use-code';

const load = async () => (await import('@/features/access/recover-page')).RecoverPage;

/** /auth/recover, which few need and the login screen does not wait for (P1). */
export function LoadedRecovery() {
  const { Shown, failed, again } = useCode('recovery', load);
  if (Shown) return <Shown />;
  if (!failed) return null;
  return (
    <main>
      <CodeFailure onAgain={again} />
    </main>
  );
}
