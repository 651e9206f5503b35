import { LoadFailure } from '@/ui/load-failure';
import { PageHead } from '@/ui/page-head';
import { useCode } from '@/ui/use-code';

import type { Screen } from './routes';

/** A screen whose code comes when it is first opened. */
export function LazyScreen({ screen, load }: { screen: Screen; load: NonNullable<Screen['load']> }) {
  const { Shown, failed, again } = useCode(screen.path, load);
  if (Shown) return <Shown />;
  if (!failed) return null;
  return (
    <>
      <PageHead heading={screen.heading} />
      <LoadFailure onRetry={again} />
    </>
  );
}
