import { PageHead } from '@/ui/page-head';
import { CodeFailure } from './code-failure';
import type { Screen } from './routes';
import { useCode } from './use-code';

/** A screen whose code comes when it is first opened. */
export function LazyScreen({ screen, load }: { screen: Screen; load: NonNullable<Screen['load']> }) {
  const { Shown, failed, again } = useCode(screen.path, load);
  if (Shown) return <Shown />;
  if (!failed) return null;
  return (
    <>
      <PageHead heading={screen.heading} />
      <CodeFailure onAgain={again} />
    </>
  );
}
