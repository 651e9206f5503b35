import { ListTodo } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { EmptyState } from '@/ui/page/empty-state';
import { PHONE, useMedia } from '@/ui/platform/use-media';
import { Download } from '@/ui/xlsx/download';
import { PairDialog, PairPanel } from './pair-panel';
import { byRoom, lackOf, totalsOf, type PairView, type PeriodViews } from './pair-view';
import { NOT_REVIEWED, reachOf } from './review-reach';
import type { Lack } from './progress-address';
import { ProgressTable } from './progress-table';
import { ProgressTotals } from './progress-totals';

/** Narrower than Bootstrap's `lg`. */
const NO_ROOM_BESIDE = '(max-width: 991.98px)';

interface ProgressRoomsProps extends PeriodViews {
  lack: Lack | undefined;
  onLack: (lack: Lack | undefined) => void;
  onRetry: (views: readonly PairView[]) => void;
}

/** The table of rooms and subjects, its sums, and the pair that is open (TRAC-07 to TRAC-09). */
export function ProgressRooms({ views, scope, lack, onLack, onRetry }: ProgressRoomsProps) {
  const [openKey, setOpenKey] = useState<string | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const isNarrow = useMedia(NO_ROOM_BESIDE);
  const isPhone = useMedia(PHONE);
  // The panel takes room from the table: the pair that it shows stays in sight.
  useEffect(() => {
    if (openKey !== null) opener.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [openKey]);
  const rows = byRoom(views).filter(({ views: own }) => lack === undefined || lackOf(totalsOf(own), lack) > 0);
  const open = rows.flatMap(({ views: own }) => own).find(({ key }) => key === openKey);
  // A filter has taken it away: it does not come back by itself.
  if (openKey !== null && !open) setOpenKey(null);
  const close = () => {
    setOpenKey(null);
    opener.current?.focus();
  };
  return (
    <>
      <div className="progress-head">
        <ProgressTotals views={views} chosen={lack} onChoose={onLack} />
        {/* TRAC-13 */}
        <Download
          isInOptions={isPhone}
          disabled={rows.length === 0}
          load={async () => {
            const { progressSheet } = await import('./progress-sheet');
            return async () => ({ sheet: progressSheet(views, rows), name: `Seguimiento ${scope}` });
          }}
        />
      </div>
      <div className={`progress-main ${open && !isNarrow ? 'has-panel' : ''}`}>
        <div className="min-w-0">
          {rows.length === 0 ? (
            <EmptyState icon={ListTodo} text={reachOf(views).known === 0 ? NOT_REVIEWED : 'Ningún curso tiene esto.'} />
          ) : (
            <ProgressTable
              views={views}
              kept={new Set(rows.map(({ room }) => room.id))}
              openKey={openKey}
              onRetry={(view) => onRetry([view])}
              onOpen={({ key }, element) => {
                opener.current = element;
                setOpenKey(openKey === key ? null : key);
              }}
            />
          )}
        </div>
        {open && !isNarrow && <PairPanel view={open} onReview={() => onRetry([open])} onClose={close} />}
        {open && isNarrow && <PairDialog view={open} onReview={() => onRetry([open])} onClose={() => setOpenKey(null)} />}
      </div>
    </>
  );
}
