import { ArrowDownToLine, ClipboardPaste, Undo2, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/ui/base/button';
import { showSnack } from '@/ui/overlay/notices';
import { useSnapshot } from '@/ui/platform/snapshots';
import type { MarksStore } from './marks-store';
import { SaveLine } from './save-line';

/** GRID-27, GRID-47: undoes or redoes, and says so where a stored mark stays. */
export function takeBack(act: () => number): void {
  if (act() > 0) void showSnack('No se puede volver a dejar sin calificación.');
}

interface GridBarProps {
  store: MarksStore;
  /** Moves the focus to the grid, because the focused button disappears or is disabled. */
  takeFocus: () => void;
  onFill: () => void;
  onPaste: () => void;
  /** 'Descargar planilla'. */
  children: ReactNode;
  /** EXPO-05 */
  onUpload: () => void;
}

function UndoButton({ store, takeFocus }: Pick<GridBarProps, 'store' | 'takeFocus'>) {
  const { canUndo } = useSnapshot(store.whole, 'state');
  return (
    <Button
      disabled={!canUndo}
      onClick={() => {
        takeBack(store.undo);
        if (!store.whole.get('state').canUndo) takeFocus();
      }}
    >
      <Undo2 className="icon" />
      Deshacer
    </Button>
  );
}

/** The bar above the grid: the save status, and the actions on many marks. */
export function GridBar({ store, takeFocus, onFill, onPaste, onUpload, children }: GridBarProps) {
  return (
    <div className="grid-bar">
      <SaveLine store={store} onSent={takeFocus} />
      <div className="grid-tools">
        <UndoButton {...{ store, takeFocus }} />
        <Button onClick={onFill}>
          <ArrowDownToLine className="icon" />
          Rellenar
        </Button>
        <Button onClick={onPaste}>
          <ClipboardPaste className="icon" />
          Pegar de Excel
        </Button>
        <Button onClick={onUpload}>
          <Upload className="icon" />
          Subir planilla
        </Button>
        {children}
      </div>
    </div>
  );
}
