import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { Tabs } from '@/ui/page/tabs';

interface RoomTabsProps {
  rooms: readonly { readonly id: number; readonly name: string; readonly isDirected: boolean }[];
  chosen: number;
  onChoose: (id: number) => void;
  /** What the chosen room shows. */
  children: ReactNode;
}

/** A tab for each room of a teacher; those that the teacher directs have a star (TROO-05, EVAL-12, COBS-01). */
export function RoomTabs({ rooms, ...props }: RoomTabsProps) {
  return (
    <Tabs
      label="Cursos"
      tabs={rooms.map(({ id, name, isDirected }) => ({
        id,
        label: (
          <>
            {/* KEYS-06: a tab's name begins with what it shows. */}
            <span translate="no">{`${name} `}</span>
            {isDirected && <Star className="icon icon-sm ms-1" role="img" aria-hidden="false" aria-label="Director de grupo" />}
          </>
        ),
      }))}
      {...props}
    />
  );
}
