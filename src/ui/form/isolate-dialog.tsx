import type { ComponentType } from 'react';
import { FailedDialog } from '@/ui/overlay/failed-dialog';
import { DraftBoundary } from './draft-boundary';

/**
 * A dialog that fails by itself: the screen under it stays as it was (TEXT-04). `Content` is the whole component, because its hooks
 * may fail, too.
 */
export function isolateDialog<Props extends { onClose: () => void }>(Content: ComponentType<Props>): ComponentType<Props> {
  return function IsolatedDialog(props: Props) {
    return (
      <DraftBoundary renderInstead={(retry) => <FailedDialog onClose={props.onClose} onRetry={retry} />}>
        <Content {...props} />
      </DraftBoundary>
    );
  };
}
