import { useEffect, useId, useMemo, useState } from 'react';
import { nameApart } from '@/school/apart';
import { Button } from '@/ui/base/button';
import { eraseDraft, proveDraft, readDraft, writeDraft } from '@/ui/form/drafts';
import { isolateDialog } from '@/ui/form/isolate-dialog';
import { Dialog } from '@/ui/overlay/dialog';
import type { MarksSheet } from './marks-sheet';
import type { MarksStore } from './marks-store';
import { readMarksTable } from './marks-table';
import { PasteContent } from './paste-content';
import { usePaste } from './use-paste';

/** The draft of the empty field. */
const EMPTY_DRAFT = { text: '' };

interface PasteDialogProps {
  store: MarksStore;
  /** The active cell, as indexes in the sheet. */
  from: { readonly row: number; readonly column: number };
  /** The pasted text; null: the dialog shows a field to paste into. */
  pasted: string | null;
  /** Draft key of the field. */
  draft: string;
  onClose: () => void;
}

/** What a mark looks like. */
export const exampleMark = ({ hasNumbers, levels }: MarksSheet) => (hasNumbers ? '4.5' : (levels.at(-1)?.name ?? ''));

/** Shows a paste as it is understood, then applies it (GRID-29, GRID-30, GRID-38). */
export const PasteDialog = isolateDialog(function PasteDialog({ store, from, pasted, draft, onClose }: PasteDialogProps) {
  const id = useId();
  const [text, setText] = useState(() => pasted ?? readDraft(draft, EMPTY_DRAFT)?.typed.text ?? '');
  const type = (typed: string) => {
    setText(typed);
    writeDraft(draft, { text: typed }, EMPTY_DRAFT);
  };
  useEffect(() => proveDraft(draft), [draft]);
  /** Erases the draft and closes. Escape closes without erasing: it may be a slip. */
  const end = () => {
    if (pasted === null) eraseDraft(draft);
    onClose();
  };
  const read = useMemo(() => readMarksTable(text, store.sheet, from.column), [text, store.sheet, from]);
  const paste = usePaste(read, store, from.row);
  const first = store.sheet.rows[from.row];
  const start = `${nameApart(first?.fullName ?? '', first?.apart)}, ${store.sheet.columns[from.column]?.title ?? ''}`;
  return (
    <Dialog
      title="Pegar de Excel"
      size="lg"
      onClose={onClose}
      footer={
        <>
          <Button onClick={end}>Cancelar</Button>
          <Button
            kind="primary"
            disabled={paste.count === 0}
            onClick={() => {
              paste.give();
              end();
            }}
          >
            Pegar
          </Button>
        </>
      }
    >
      {pasted === null && (
        <div className="mb-3">
          <label className="form-label" htmlFor={id}>
            Copia las celdas en Excel y pégalas aquí
          </label>
          <textarea
            translate="no"
            id={id}
            className="form-control"
            rows={4}
            value={text}
            placeholder={`${store.sheet.rows[0]?.fullName ?? ''}\t${exampleMark(store.sheet)}`}
            onChange={({ target }) => type(target.value)}
          />
          <div className="form-text">{`Si no copias los nombres, las notas van desde ${start}, hacia abajo.`}</div>
        </div>
      )}
      <PasteContent paste={paste} store={store} />
      {paste.lines.length === 0 && paste.same === 0 && pasted !== null && read.unclosed === null && (
        <p className="mb-0">No hay nada que pegar.</p>
      )}
    </Dialog>
  );
});
