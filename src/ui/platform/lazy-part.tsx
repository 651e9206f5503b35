import type { ComponentType, ReactNode } from 'react';
import { LoadFailure } from '@/ui/page/load-failure';
import { useCode } from './use-code';

/**
 * A component whose code is loaded when it is first rendered; nothing shows until then. `name` is its key in use-code;
 * `frame` wraps the failure.
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
