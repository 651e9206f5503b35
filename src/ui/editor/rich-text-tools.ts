import { EditorState, RichUtils } from 'draft-js';
import { Bold, Italic, List, ListOrdered, Redo2, Underline, Undo2, type LucideIcon } from 'lucide-react';

interface Tool {
  /** Accessible name and tooltip (SHAR-14). */
  readonly name: string;
  readonly icon: LucideIcon;
  /** For `aria-keyshortcuts`. */
  readonly keys?: string;
  readonly apply: (state: EditorState) => EditorState;
  /** For formats: whether it is on at the caret. */
  readonly isOn?: (state: EditorState) => boolean;
  /** For undo and redo: whether there is a step to undo or redo. */
  readonly isReady?: (state: EditorState) => boolean;
}

const style = (name: string, icon: LucideIcon, letter: string, inline: string): Tool => ({
  name,
  icon,
  keys: `Control+${letter}`,
  apply: (state) => RichUtils.toggleInlineStyle(state, inline),
  isOn: (state) => state.getCurrentInlineStyle().has(inline),
});

const list = (name: string, icon: LucideIcon, type: string): Tool => ({
  name,
  icon,
  apply: (state) => RichUtils.toggleBlockType(state, type),
  isOn: (state) => RichUtils.getCurrentBlockType(state) === type,
});

/** The tools before the link tool, which is in rich-text-toolbar.tsx. */
export const FORMATS: readonly Tool[] = [
  style('Negrita', Bold, 'B', 'BOLD'),
  style('Cursiva', Italic, 'I', 'ITALIC'),
  style('Subrayado', Underline, 'U', 'UNDERLINE'),
  list('Lista con viñetas', List, 'unordered-list-item'),
  list('Lista numerada', ListOrdered, 'ordered-list-item'),
];

export const HISTORY: readonly Tool[] = [
  {
    name: 'Deshacer',
    icon: Undo2,
    keys: 'Control+Z',
    apply: (state) => EditorState.undo(state),
    isReady: (state) => !state.getUndoStack().isEmpty(),
  },
  {
    name: 'Rehacer',
    icon: Redo2,
    keys: 'Control+Y',
    apply: (state) => EditorState.redo(state),
    isReady: (state) => !state.getRedoStack().isEmpty(),
  },
];
