import type { ComponentType, ReactNode } from 'react';
import { LoadFailure } from '@/ui/page/load-failure';
import { LoadWait } from '@/ui/page/load-wait';
import { useCode } from './use-code';

/**
 * A component whose code comes when it is first drawn, under a name of its own. `frame` puts what tells of a long wait
 * or a failure where it belongs.
 */
export function lazyComponent<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  frame: (state: ReactNode) => ReactNode = (state) => state,
): ComponentType<Props> {
  return function LazyComponent(props: Props) {
    const { Shown, failed, again } = useCode(name, load);
    if (Shown) return <Shown {...props} />;
    return frame(failed ? <LoadFailure onRetry={again} /> : <LoadWait />);
  };
}
