import type { ComponentType, ReactNode } from 'react';
import { useCode } from '@/ui/platform/use-code';
import { LoadFailure } from './load-failure';
import { LoadWait } from './load-wait';

/**
 * A component whose code loads when it is first rendered. `frame` places the message of a long wait or a failure.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  frame: (state: ReactNode, props: Props) => ReactNode = (state) => state,
): ComponentType<Props> {
  return function LazyComponent(props: Props) {
    const { Shown, failed, again } = useCode(load);
    if (Shown) return <Shown {...props} />;
    return frame(failed ? <LoadFailure onRetry={again} /> : <LoadWait />, props);
  };
}
