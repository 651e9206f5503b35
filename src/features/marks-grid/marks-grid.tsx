import { ArrowDownToLine, ChevronLeft, ChevronRight, ClipboardPaste, Undo2 } from 'lucide-react';
import { useCallback, useEffect, useId, useMemo, useState, type KeyboardEvent } from 'react';
import type { RecordRow } from '@/api/resources/academic-records';
import type { Indicator } from '@/api/resources/indicators';
import { Button, IconButton } from '@/ui/base/button';
import { Notice } from '@/ui/base/notice';
import { Grid } from '@/ui/grid/grid';
import type { GridSource } from '@/ui/grid/grid-cell';
import type { Position } from '@/ui/grid/grid-moves';
import { GridState } from '@/ui/grid/grid-state';
import { showSnack } from '@/ui/overlay/notices';
import { useSnapshot } from '@/ui/platform/snapshots';
import { useMedia } from '@/ui/platform/use-media';
import { usePrinting } from '@/ui/platform/use-printing';
import { CommentDialog } from './comment-dialog';
import { FillDialog, columnName } from './fill-dialog';
import { LeaveQuestion } from './leave-question';
import { MarkCell, classOfCell, isWrongCell } from './mark-cell';
import { MarksSaver } from './marks-saver';
import { cellKey, storedMarks, type MarksSheet } from './marks-sheet';
import { MarksStore, type CellView } from './marks-store';
import { PasteDialog } from './paste-dialog';
import { SaveLine } from './save-line';
import { ColumnAverage, ColumnHead, KeysHelp, ResultHead, RoomAverage, RoomSpread, RowResult } from './sheet-parts';

/** GRID-08: one activity at a time. */
const NARROW = '(max-width: 767.98px)';

type Opened =
  | { readonly kind: 'paste'; readonly text: string | null; readonly from: { row: number; column: number } }
  | { readonly kind: 'fill' }
  | { readonly kind: 'comment'; readonly row: string; readonly column: string };

/** As a spreadsheet of the same language takes it (GRID-32). */
const decimalMark = (1.5).toLocaleString(navigator.language).charAt(1);

interface MarksGridProps {
  sheet: MarksSheet;
  records: readonly RecordRow[];
  indicator: Indicator;
  roomName: string;
  isReadOnly: boolean;
  /** Marks were stored: what other screens have of them is old. */
  onStored: () => void;
}

/** The marks of a room, opened once: what is read later comes by GRID-37. */
function openMarks(sheet: MarksSheet, records: readonly RecordRow[], indicator: Indicator, onStored: () => void) {
  const stored = storedMarks(records, sheet.isByActivities);
  const store = new MarksStore(sheet, stored, () => performance.now());
  const recordIds = new Map(stored.flatMap(({ key, recordId }) => (recordId === null ? [] : [[key, recordId] as const])));
  return { store, saver: new MarksSaver(store, indicator, recordIds, onStored), state: new GridState() };
}

function Recovered({ store }: { store: MarksStore }) {
  const count = useSnapshot(store.whole, 'recovered');
  if (count === 0) return null;
  // GRID-25
  return (
    <Notice
      action={
        <>
          <Button kind="text" onClick={() => store.sendNow('recovered')}>
            Enviar
          </Button>
          <Button kind="text" onClick={() => store.dropRecovered()}>
            Descartar
          </Button>
        </>
      }
    >
      {count === 1 ? 'Recuperamos 1 nota sin enviar.' : `Recuperamos ${count} notas sin enviar.`}
    </Notice>
  );
}

function undo(store: MarksStore): void {
  // GRID-27
  if (store.undo() > 0) void showSnack('No se puede volver a dejar sin calificación.');
}

function UndoButton({ store }: { store: MarksStore }) {
  const { canUndo } = useSnapshot(store.whole, 'state');
  return (
    <Button disabled={!canUndo} onClick={() => undo(store)}>
      <Undo2 className="icon" />
      Deshacer
    </Button>
  );
}

/** GRID-28 */
function LiveRegion({ store }: { store: MarksStore }) {
  const says = useSnapshot(store.whole, 'says') as { words: string; turn: number } | undefined;
  return (
    <p className="visually-hidden" role="status">
      {says && <span key={says.turn}>{says.words}</span>}
    </p>
  );
}

/** 'Actividad' on a phone (GRID-08). */
function ActivityPick({ sheet, chosen, onChoose }: { sheet: MarksSheet; chosen: number; onChoose: (index: number) => void }) {
  const id = useId();
  return (
    <div className="grid-pick">
      <label className="form-label" htmlFor={id}>
        Actividad
      </label>
      <div className="grid-pick-line">
        <IconButton icon={ChevronLeft} name="Actividad anterior" disabled={chosen === 0} onClick={() => onChoose(chosen - 1)} />
        <select id={id} className="form-select" value={chosen} onChange={({ target }) => onChoose(Number(target.value))}>
          {sheet.columns.map((column, index) => (
            <option key={column.id} value={index}>
              {columnName(column)}
            </option>
          ))}
        </select>
        <IconButton
          icon={ChevronRight}
          name="Actividad siguiente"
          disabled={chosen === sheet.columns.length - 1}
          onClick={() => onChoose(chosen + 1)}
        />
      </div>
    </div>
  );
}

/** The fast grid of an achievement's marks, with all that stands around it (GRID-02 to GRID-37). */
export function MarksGrid({ sheet, records, indicator, roomName, isReadOnly, onStored }: MarksGridProps) {
  const [{ store, saver, state }] = useState(() => openMarks(sheet, records, indicator, onStored));
  useEffect(() => saver.start(), [saver]);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [picked, setPicked] = useState(0);
  const isPrinting = usePrinting();
  const isNarrow = useMedia(NARROW) && !isPrinting;
  const isTouched = useMedia('(pointer: coarse)');

  const nameOf = useCallback(
    (row: string, column: string) => {
      const student = sheet.rows.find(({ id }) => id === row)?.fullName ?? '';
      return `${student}, ${sheet.columns.find(({ id }) => id === column)?.title ?? ''}`;
    },
    [sheet],
  );
  const openComment = useCallback(
    (row: string, column: string) => {
      const key = cellKey(row, column);
      const { comment } = store.cells.get(key);
      if (store.queue.markOf(key) === null) store.say('Escribe primero la nota.');
      else if (!isReadOnly || comment !== '') setOpened({ kind: 'comment', row, column });
    },
    [store, isReadOnly],
  );

  const source = useMemo<GridSource<CellView>>(
    () => ({
      follow: (row, column, listener) => store.cells.follow(cellKey(row, column), listener),
      viewOf: (row, column) => store.cells.get(cellKey(row, column)),
      isWrong: isWrongCell,
      classOf: classOfCell,
      // oxlint-disable-next-line react/no-unstable-nested-components -- draws, and is no component
      draw: (view, { row, column, isActive, isEdited }) => (
        <MarkCell
          {...{ view, isActive, isEdited, isReadOnly }}
          name={nameOf(row, column)}
          onComment={() => openComment(row, column)}
          onRetry={() => store.retry(cellKey(row, column))}
        />
      ),
      textOf: (row, column) => store.typedAt(cellKey(row, column)),
      confirm: (row, column, text) => store.confirm(cellKey(row, column), text),
      setTyped: (row, column, text) => store.setTyped(cellKey(row, column), text),
      reset: (row, column) => store.reset(cellKey(row, column)),
      empty: (row, column) => store.empty(cellKey(row, column)),
      // GRID-16: without numbers no key opens a field.
      press: (row, column, key) => store.chooseByKey(cellKey(row, column), key) || !sheet.hasNumbers,
      options: sheet.hasNumbers ? null : sheet.levels.map(({ name }) => name),
    }),
    [store, sheet, isReadOnly, nameOf, openComment],
  );

  const rows = useMemo(() => sheet.rows.map(({ id, fullName }) => ({ id, name: fullName })), [sheet]);
  const columns = useMemo(
    () =>
      sheet.columns
        .filter((_, index) => !isNarrow || index === picked)
        .map((column) => ({ id: column.id, name: column.title, head: <ColumnHead store={store} column={column} /> })),
    [sheet, store, isNarrow, picked],
  );
  const endOf = useCallback((row: string) => <RowResult store={store} row={row} />, [store]);
  const copyOf = (row: string, column: string) => {
    const { text } = store.cells.get(cellKey(row, column));
    return sheet.hasNumbers ? text.replace('.', decimalMark) : text;
  };
  /** By indexes of the sheet, of which a phone shows one column. */
  const inSheet = ({ row, column }: Position) => ({ row, column: isNarrow ? picked : column });
  const onKey = (event: KeyboardEvent, at: Position) => {
    const { row, column } = inSheet(at);
    if (event.altKey && event.code === 'KeyC') {
      event.preventDefault();
      openComment(sheet.rows[row]?.id ?? '', sheet.columns[column]?.id ?? '');
    } else if ((event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z' && !isReadOnly) {
      event.preventDefault();
      undo(store);
    }
  };
  const active = () => inSheet(state.active);
  const close = () => setOpened(null);

  return (
    <>
      {!isReadOnly && <LeaveQuestion store={store} saver={saver} />}
      {!isReadOnly && <Recovered store={store} />}
      <LiveRegion store={store} />
      <section className="card grid-card" aria-label="Notas">
        {!isReadOnly && (
          <div className="grid-bar">
            <SaveLine store={store} />
            <div className="grid-tools">
              <UndoButton store={store} />
              <Button onClick={() => setOpened({ kind: 'fill' })}>
                <ArrowDownToLine className="icon" />
                Rellenar
              </Button>
              <Button onClick={() => setOpened({ kind: 'paste', text: null, from: active() })}>
                <ClipboardPaste className="icon" />
                Pegar de Excel
              </Button>
            </div>
          </div>
        )}
        {isNarrow && sheet.columns.length > 1 && <ActivityPick sheet={sheet} chosen={picked} onChoose={setPicked} />}
        <Grid
          label={sheet.hasNumbers ? `Notas de ${roomName}` : `Niveles de ${roomName}`}
          {...{ state, source, rows, columns, isReadOnly, endOf, copyOf, onKey }}
          rowHead="Estudiante"
          endHead={<ResultHead store={store} />}
          foot={
            sheet.hasNumbers
              ? {
                  head: 'Promedio del curso',
                  // oxlint-disable-next-line react/no-unstable-nested-components -- draws, and is no component
                  of: (column) => <ColumnAverage store={store} column={column} />,
                  end: <RoomAverage store={store} />,
                }
              : null
          }
          showsAll={isPrinting}
          opensOnTap={isNarrow || isTouched}
          onPaste={(text, at) => setOpened({ kind: 'paste', text, from: inSheet(at) })}
        />
        <div className="grid-foot">
          <RoomSpread store={store} />
          {!isReadOnly && <KeysHelp hasNumbers={sheet.hasNumbers} levels={sheet.levels} />}
        </div>
      </section>
      {opened?.kind === 'paste' && <PasteDialog store={store} from={opened.from} pasted={opened.text} onClose={close} />}
      {opened?.kind === 'fill' && <FillDialog store={store} columnId={sheet.columns[active().column]?.id ?? ''} onClose={close} />}
      {opened?.kind === 'comment' && (
        <CommentDialog
          name={nameOf(opened.row, opened.column)}
          comment={store.cells.get(cellKey(opened.row, opened.column)).comment}
          draft={`mark-comment:${indicator.id}:${cellKey(opened.row, opened.column)}`}
          isReadOnly={isReadOnly}
          onSave={(comment) => store.setComment(cellKey(opened.row, opened.column), comment)}
          onClose={close}
        />
      )}
    </>
  );
}
