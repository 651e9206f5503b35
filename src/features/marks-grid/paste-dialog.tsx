import { useEffect, useId, useMemo, useState } from 'react';
import { nameApart } from '@/school/apart';
import { Button } from '@/ui/base/button';
import { unclosedQuote } from '@/ui/delimited/problems';
import { ProblemList } from '@/ui/base/problem-list';
import { eraseDraft, proveDraft, readDraft, writeDraft } from '@/ui/form/drafts';
import { isolateDialog } from '@/ui/form/isolate-dialog';
import { Dialog } from '@/ui/overlay/dialog';
import { cellKey, type MarksSheet } from './marks-sheet';
import type { MarksStore } from './marks-store';
import { PasteColumns } from './paste-columns';
import { PasteLines, Tallies } from './paste-lines';
import { NO_ANSWERS, problemsFirst, readPaste } from './pasted-marks';
import { readMarksTable, type MarksTable } from './marks-table';

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

const example = ({ hasNumbers, levels }: MarksSheet) => (hasNumbers ? '4.5' : (levels.at(-1)?.name ?? ''));

/** Shows a paste as it is understood, then applies it (GRID-29, GRID-30, GRID-38). */
export const PasteDialog = isolateDialog(function PasteDialog({ store, from, pasted, draft, onClose }: PasteDialogProps) {
  const id = useId();
  const [text, setText] = useState(() => pasted ?? readDraft(draft, EMPTY_DRAFT)?.typed.text ?? '');
  const type = (typed: string) => {
    setText(typed);
    setAnswers(NO_ANSWERS);
    writeDraft(draft, { text: typed }, EMPTY_DRAFT);
  };
  useEffect(() => proveDraft(draft), [draft]);
  /** Erases the draft and closes. Escape closes without erasing: it may be a slip. */
  const end = () => {
    if (pasted === null) eraseDraft(draft);
    onClose();
  };
  const read = useMemo(() => readMarksTable(text, store.sheet, from.column), [text, store.sheet, from]);
  /** The table as the person changed it. */
  const [changed, setChanged] = useState<{ of: MarksTable; table: MarksTable } | null>(null);
  const [answers, setAnswers] = useState(NO_ANSWERS);
  const table = changed?.of === read ? changed.table : read;
  const lines = useMemo(() => problemsFirst(readPaste(table, store.sheet, from.row, answers)), [table, store.sheet, from, answers]);
  const validMarks = lines.flatMap(({ mark }) => mark ?? []);
  const paste = () => {
    store.give(validMarks.map(({ row, column, ...given }) => ({ key: cellKey(row.id, column.id), given })));
    end();
  };
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
          <Button kind="primary" disabled={validMarks.length === 0} onClick={paste}>
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
            placeholder={`${store.sheet.rows[0]?.fullName ?? ''}\t${example(store.sheet)}`}
            onChange={({ target }) => type(target.value)}
          />
          <div className="form-text">{`Si no copias los nombres, las notas van desde ${start}, hacia abajo.`}</div>
        </div>
      )}
      {table.unclosed !== null && <ProblemList text={unclosedQuote(table.unclosed)} />}
      {table.uses.length > 0 && (
        <PasteColumns table={table} sheet={store.sheet} onChange={(next) => setChanged({ of: read, table: next })} />
      )}
      {lines.length > 0 && (
        <>
          <Tallies lines={lines} validCount={validMarks.length} hasNumbers={store.sheet.hasNumbers} />
          <PasteLines {...{ lines, store, answers }} onAnswer={setAnswers} />
        </>
      )}
      {lines.length === 0 && pasted !== null && table.unclosed === null && <p className="mb-0">No hay nada que pegar.</p>}
    </Dialog>
  );
});
