import { useMemo } from 'react';
import type { GridSource } from '@/ui/grid/grid-cell';
import type { GridState } from '@/ui/grid/grid-state';
import { MarkCell, classOfCell, isWrongCell } from './mark-cell';
import { cellKey } from './marks-sheet';
import type { CellView, MarksStore } from './marks-store';

interface MarksSourceProps {
  store: MarksStore;
  state: GridState;
  isReadOnly: boolean;
  /** 'Juan David Quintero, Quiz de fracciones' */
  nameOf: (row: string, column: string) => string;
  onComment: (row: string, column: string) => void;
}

/** Connects the grid component to the store. */
export function useMarksSource({ store, state, isReadOnly, nameOf, onComment }: MarksSourceProps): GridSource<CellView> {
  return useMemo(() => {
    const { hasNumbers, levels } = store.sheet;
    return {
      follow: (row, column, listener) => store.cells.follow(cellKey(row, column), listener),
      viewOf: (row, column) => store.cells.get(cellKey(row, column)),
      isWrong: isWrongCell,
      messageOf: ({ message }) => message,
      classOf: classOfCell,
      draw: (view, { row, column, isActive, isEdited, wordsId }) => (
        <MarkCell
          {...{ view, isActive, isEdited, isReadOnly, wordsId }}
          name={nameOf(row, column)}
          onComment={() => onComment(row, column)}
          onRetry={() => {
            store.retry(cellKey(row, column));
            // The focused button disappears.
            state.takeFocus();
          }}
        />
      ),
      textOf: (row, column) => store.typedAt(cellKey(row, column)),
      confirm: (row, column, text) => store.confirm(cellKey(row, column), text),
      setTyped: (row, column, text) => store.setTyped(cellKey(row, column), text),
      reset: (row, column) => store.reset(cellKey(row, column)),
      empty: (cells) => store.empty(cells.map((ids) => cellKey(...ids))),
      fill: (cells, text) =>
        store.fill(
          cells.map((ids) => cellKey(...ids)),
          text,
        ),
      fillDown: (rows, at) => {
        const message = store.fillDown(rows.map((cells) => cells.map((ids) => cellKey(...ids))));
        if (message !== null) store.hint(cellKey(...at), message);
      },
      // GRID-16: without numbers no key opens a field.
      press: (row, column, key) => store.chooseByKey(cellKey(row, column), key) || !hasNumbers,
      options: hasNumbers ? null : levels.map(({ name }) => name),
    };
  }, [store, state, isReadOnly, nameOf, onComment]);
}
