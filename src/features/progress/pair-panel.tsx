import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Button, IconButton } from '@/ui/base/button';
import { isolateDialog } from '@/ui/form/isolate-dialog';
import { Dialog } from '@/ui/overlay/dialog';
import { PairDetail } from './pair-detail';
import type { PairView } from './pair-view';

interface PairPanelProps {
  view: PairView;
  onReview: () => void;
  onClose: () => void;
}

const titleOf = ({ pair }: PairView) => `${pair.room.name} · ${pair.subject.name}`;

/** Under 992 px (TRAC-09). */
export const PairDialog = isolateDialog(function PairDialog({ view, onReview, onClose }: PairPanelProps) {
  return (
    <Dialog title={titleOf(view)} scrolls onClose={onClose} footer={<Button onClick={onClose}>Cerrar</Button>}>
      <PairDetail view={view} onReview={onReview} />
    </Dialog>
  );
});

/** Beside the table (TRAC-09). It takes the focus as it opens; Escape closes it. */
export function PairPanel({ view, onReview, onClose }: PairPanelProps) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), [view.key]);
  return (
    <aside
      ref={panel}
      className="card pair-panel"
      tabIndex={-1}
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className="pair-panel-head">
        <h2 id={id} translate="no">
          {titleOf(view)}
        </h2>
        <IconButton icon={X} name="Cerrar" onClick={onClose} />
      </div>
      <PairDetail
        view={view}
        onReview={() => {
          onReview();
          // The pressed button goes.
          panel.current?.focus({ preventScroll: true });
        }}
      />
    </aside>
  );
}
