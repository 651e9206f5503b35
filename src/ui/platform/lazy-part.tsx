import type { ComponentType, ReactNode } from 'react';
import { LoadFailure } from '@/ui/page/load-failure';
import { useCode } from './use-code';

/**
 * A component whose code comes when it is first drawn, under a name of its own; nothing shows until then. `frame` puts
 * what tells of a failure where it belongs.
 */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  frame: (failure: ReactNode) => ReactNode = (failure) => failure,
): ComponentType<Props> {
  return function LazyPart(props: Props) {
    const { Shown, failed, again } = useCode(name, load);
    if (Shown) return <Shown {...props} />;
    return failed ? frame(<LoadFailure onRetry={again} />) : null;
  };
}
