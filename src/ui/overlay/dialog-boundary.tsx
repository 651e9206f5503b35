import type { ReactNode } from 'react';
import { Boundary } from '@/ui/platform/boundary';
import { FailedDialog } from './failed-dialog';

/** Around a dialog without a draft: one that cannot be drawn leaves what is under it as it was (TEXT-04). With drafts: `isolateDialog`. */
export function DialogBoundary({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return <Boundary renderInstead={(retry) => <FailedDialog onClose={onClose} onRetry={retry} />}>{children}</Boundary>;
}
