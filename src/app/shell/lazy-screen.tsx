import { LoadFailure } from '@/ui/page/load-failure';
import { LoadWait } from '@/ui/page/load-wait';
import { PageHead } from '@/ui/page/page-head';
import { useCode } from '@/ui/platform/use-code';
import type { Screen } from '@/app/routes';

/** A screen whose code loads when it is first opened. */
export function LazyScreen({ screen }: { screen: Screen }) {
  const { Shown, failed, again } = useCode(screen.load);
  if (Shown) return <Shown />;
  const head = <PageHead heading={screen.heading} />;
  if (!failed) return <LoadWait>{head}</LoadWait>;
  return (
    <>
      {head}
      <LoadFailure onRetry={again} />
    </>
  );
}
