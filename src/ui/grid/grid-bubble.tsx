import { useCallback, useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useSnapshot } from '@/ui/platform/snapshots';
import { placeBubble } from './bubble-place';
import { isCellInSight, windowBox } from './grid-sight';
import type { Position } from './grid-moves';
import type { GridCells } from './use-cell-actions';

/** The message of the cell at a position; null: there is none. */
function useMessage<View>({ source, rows, columns }: GridCells<View>, at: Position | null): string | null {
  const row = at && rows[at.row]?.id;
  const column = at && columns[at.column]?.id;
  const follow = useCallback(
    (listener: () => void) => (row && column ? source.follow(row, column, listener) : () => undefined),
    [source, row, column],
  );
  return useSyncExternalStore(follow, () => (row && column ? source.messageOf(source.viewOf(row, column)) : null));
}

const cellAt = (box: HTMLElement, { row, column }: Position) =>
  box.querySelector<HTMLElement>(`td[data-row="${row}"][data-column="${column}"]`);

/** A message, placed beside its cell, wherever that scrolls to. Assistive technology reads it in the cell. */
function PlacedBubble({ message, row, column, wrap }: Position & { message: string; wrap: RefObject<HTMLElement | null> }) {
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = () => {
      const box = wrap.current;
      const cell = box && cellAt(box, { row, column });
      if (!bubble.current) return;
      const isSeen = Boolean(cell && isCellInSight(cell));
      bubble.current.hidden = !isSeen;
      if (!cell || !isSeen) return;
      const typed = box.querySelector('.cell-input')?.closest('td');
      const { left, top } = placeBubble(
        cell.getBoundingClientRect(),
        bubble.current.getBoundingClientRect(),
        windowBox(),
        typed && typed !== cell ? typed.getBoundingClientRect() : null,
      );
      bubble.current.style.translate = `${left}px ${top}px`;
    };
    place();
    // Also of the box, whose scrolling does not bubble.
    window.addEventListener('scroll', place, { passive: true, capture: true });
    window.addEventListener('resize', place);
    // A line that comes above the table moves the cell; a translator makes the message longer.
    const sizes = new ResizeObserver(place);
    for (const element of [bubble.current, document.body]) if (element) sizes.observe(element);
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [message, row, column, wrap]);
  return createPortal(
    <div ref={bubble} className="grid-bubble" aria-hidden="true">
      {message}
    </div>,
    document.body,
  );
}

/** Shows the message of one cell, over everything: of the one under the pointer, else of the one with the focus (GRID-43). */
export function GridBubble<View>({ wrap, ...cells }: GridCells<View> & { wrap: RefObject<HTMLElement | null> }) {
  const pointed = useSnapshot(cells.state.places, 'pointed');
  const focused = useSnapshot(cells.state.places, 'focused');
  const ofPointed = useMessage(cells, pointed);
  const ofFocused = useMessage(cells, focused);
  const at = ofPointed === null ? focused : pointed;
  const message = ofPointed ?? ofFocused;
  return at && message !== null && <PlacedBubble {...at} {...{ message, wrap }} />;
}
