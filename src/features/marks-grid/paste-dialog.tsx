import { useEffect, useId, useMemo, useState } from 'react';
import { Button } from '@/ui/base/button';
import { markText } from '@/school/learning/mark-chart';
import { counted } from '@/ui/base/plural';
import { eraseDraft, proveDraft, readDraft, writeDraft } from '@/ui/form/drafts';
import { Dialog } from '@/ui/overlay/dialog';
import { cellKey, type MarksSheet } from './marks-sheet';
import type { MarksStore } from './marks-store';
import { problemsFirst, readPaste, type PasteProblem, type PastedLine } from './pasted-marks';

/** A paste may have thousands of lines. */
const MAX_SHOWN = 200;

const TALLIES: readonly (readonly [PasteProblem, (count: number, hasNumbers: boolean) => string])[] = [
  ['range', (count) => `${count} fuera de los niveles`],
  [
    'text',
    (count, hasNumbers) =>
      hasNumbers ? counted(count, 'que no es un número', 'que no son números') : counted(count, 'que no es un nivel', 'que no son niveles'),
  ],
  ['unknown', (count) => counted(count, 'nombre que no está en el curso', 'nombres que no están en el curso')],
  ['several', (count) => counted(count, 'nombre que comparten varios estudiantes', 'nombres que comparten varios estudiantes')],
  ['beyond', (count) => `${count} sin lugar en la planilla`],
];

function Tallies({ lines, validCount, hasNumbers }: { lines: readonly PastedLine[]; validCount: number; hasNumbers: boolean }) {
  const countOf = (problem: PasteProblem) => lines.filter((line) => line.problem === problem).length;
  return (
    <ul className="tallies" aria-live="polite">
      <li>{counted(validCount, 'nota por pegar', 'notas por pegar')}</li>
      {TALLIES.map(([problem, words]) => {
        const count = countOf(problem);
        return (
          count > 0 && (
            <li key={problem} className="is-danger">
              {words(count, hasNumbers)}
            </li>
          )
        );
      })}
    </ul>
  );
}

function Lines({ lines, store }: { lines: readonly PastedLine[]; store: MarksStore }) {
  const { sheet } = store;
  const outcomeOf = ({ mark, message }: PastedLine): string => {
    if (!mark) return message;
    const before = store.cells.get(cellKey(mark.row.id, mark.column.id)).text;
    return before === '' ? mark.column.title : `${mark.column.title}: reemplaza ${before}`;
  };
  const textOf = ({ mark, text }: PastedLine) => (mark && sheet.hasNumbers ? markText(mark.qualification) : text);
  return (
    <div className="paste-lines" tabIndex={0} role="region" aria-label="Lo que se va a pegar">
      <ol>
        {lines.slice(0, MAX_SHOWN).map((line, index) => (
          // The same line may hold several marks.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={line.problem === null ? '' : 'is-wrong'}>
            <span className="paste-student">{line.student}</span>
            <span className="num paste-text">{textOf(line)}</span>
            <span className="paste-outcome">{outcomeOf(line)}</span>
          </li>
        ))}
      </ol>
      {lines.length > MAX_SHOWN && <p>{`y ${lines.length - MAX_SHOWN} más`}</p>}
    </div>
  );
}

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

/** Previews a paste and applies it (GRID-29, GRID-30). */
export function PasteDialog({ store, from, pasted, draft, onClose }: PasteDialogProps) {
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
  const lines = useMemo(() => problemsFirst(readPaste(text, store.sheet, from)), [text, store.sheet, from]);
  const validMarks = lines.flatMap(({ mark }) => mark ?? []);
  const paste = () => {
    store.give(validMarks.map(({ row, column, ...given }) => ({ key: cellKey(row.id, column.id), given })));
    end();
  };
  const start = `${store.sheet.rows[from.row]?.fullName ?? ''}, ${store.sheet.columns[from.column]?.title ?? ''}`;
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
      {lines.length > 0 && (
        <>
          <Tallies lines={lines} validCount={validMarks.length} hasNumbers={store.sheet.hasNumbers} />
          <Lines lines={lines} store={store} />
        </>
      )}
      {lines.length === 0 && pasted !== null && <p className="mb-0">No hay nada que pegar.</p>}
    </Dialog>
  );
}
