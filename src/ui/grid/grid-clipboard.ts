import type { ClipboardEvent } from 'react';
import { sheetText } from '@/ui/base/sheet-text';
import { visibleText } from '@/ui/base/visible-text';
import type { Position } from './grid-moves';
import type { CellActions, GridCells } from './use-cell-actions';

export interface GridClipboard {
  isReadOnly: boolean;
  /** Text of a cell for the clipboard. */
  copyOf: (row: string, column: string) => string;
  /** Called when several values are pasted; the grid itself handles a single one. */
  onPaste: (text: string, at: Position) => void;
}

/** What is copied from a grid and pasted into it. */
export function clipboardHandlers<View>(
  { state, source, isReadOnly, copyOf, onPaste: onPasteOfSeveral }: Pick<GridCells<View>, 'state' | 'source'> & GridClipboard,
  { idsAt, selectedIds, cancel }: CellActions,
) {
  // GRID-32
  const onCopy = (event: ClipboardEvent) => {
    if (state.typed !== null) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', sheetText(selectedIds().map((cells) => cells.map((ids) => copyOf(...ids)))));
  };
  // GRID-29
  const onPaste = (event: ClipboardEvent) => {
    const copied = event.clipboardData.getData('text/plain');
    const text = visibleText(copied);
    const isOne = !/[\t\n]/.test(text.trim());
    if (isReadOnly || text === '' || (state.typed !== null && isOne)) return;
    event.preventDefault();
    if (state.typed !== null) cancel();
    const cells = selectedIds().flat();
    if (!isOne) onPasteOfSeveral(copied, state.active);
    // GRID-42
    else if (cells.length === 1 || !source.fill(cells, text)) source.confirm(...idsAt(state.active), text);
  };
  return { onCopy, onPaste };
}
