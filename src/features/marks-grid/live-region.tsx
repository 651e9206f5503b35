import { useSnapshot } from '@/ui/platform/snapshots';
import type { MarksStore } from './marks-store';

/** GRID-28 */
export function LiveRegion({ store }: { store: MarksStore }) {
  const says = useSnapshot(store.whole, 'says') as { words: string; turn: number } | undefined;
  return (
    <p className="visually-hidden" role="status">
      {says && <span key={says.turn}>{says.words}</span>}
    </p>
  );
}
