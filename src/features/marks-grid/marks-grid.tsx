import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { RecordRow } from '@/api/resources/academic-records';
import type { Indicator } from '@/api/resources/indicators';
import { profileLink } from '@/school/student-profile/profile-address';
import { nameApart } from '@/school/apart';
import { Grid } from '@/ui/grid/grid';
import type { Position } from '@/ui/grid/grid-moves';
import { GridState } from '@/ui/grid/grid-state';
import { lazyDialog } from '@/ui/overlay/lazy-dialog';
import { useMedia } from '@/ui/platform/use-media';
import { usePrinting } from '@/ui/platform/use-printing';
import { ActivityPick } from './activity-pick';
import { CommentDialog } from './comment-dialog';
import { FillDialog } from './fill-dialog';
import { GridBar, takeBack } from './grid-bar';
import { LeaveQuestion } from './leave-question';
import { LiveRegion } from './live-region';
import { MarksDownload } from './marks-download';
import { MarksSaver } from './marks-saver';
import { cellKey, storedMarks, type MarksSheet } from './marks-sheet';
import { MarksStore } from './marks-store';
import { PasteDialog } from './paste-dialog';
import { Recovered } from './recovered';
import { ColumnAverage, ColumnHead, KeysHelp, ResultHead, RoomAverage, RoomSpread, RowResult } from './sheet-parts';
import type { SheetUploadDialogProps } from './sheet-upload-dialog';
import { useMarksSource } from './use-marks-source';

/** EXPO-06: its code comes when it is first opened. */
const SheetUploadDialog = lazyDialog<SheetUploadDialogProps>(
  () => 'Subir planilla',
  async () => (await import('./sheet-upload-dialog')).SheetUploadDialog,
);

/** GRID-08: shows one activity at a time. */
const NARROW = '(max-width: 767.98px)';

type Opened =
  | { readonly kind: 'paste'; readonly text: string | null; readonly from: { row: number; column: number } }
  | { readonly kind: 'upload' }
  | { readonly kind: 'fill' }
  | { readonly kind: 'comment'; readonly row: string; readonly column: string };

/** The decimal separator of the browser's language, for copies to a spreadsheet (GRID-32). */
const decimalMark = (1.5).toLocaleString(navigator.language).charAt(1);

interface MarksGridProps {
  sheet: MarksSheet;
  records: readonly RecordRow[];
  indicator: Indicator;
  roomName: string;
  subjectName: string;
  isReadOnly: boolean;
  /** Called after marks are stored; other screens' cached marks are then stale. */
  onStored: () => void;
}

/** Builds the grid's state once; later reads are merged (GRID-37). */
function openMarks(sheet: MarksSheet, records: readonly RecordRow[], indicator: Indicator, onStored: () => void) {
  const stored = storedMarks(records, sheet);
  const store = new MarksStore(sheet, stored, () => performance.now());
  const recordIds = new Map(stored.flatMap(({ key, recordId }) => (recordId === null ? [] : [[key, recordId] as const])));
  return { store, saver: new MarksSaver(store, indicator, recordIds, onStored), state: new GridState() };
}

/** The grid of an achievement's marks, with its bar, footer and dialogs (GRID-02 to GRID-37). */
export function MarksGrid({ sheet, records, indicator, roomName, subjectName, isReadOnly, onStored }: MarksGridProps) {
  const [{ store, saver, state }] = useState(() => openMarks(sheet, records, indicator, onStored));
  useEffect(() => saver.start(), [saver]);
  useLayoutEffect(() => {
    if (isReadOnly) return;
    saver.takeUpDraft();
    // After the first render.
    const timer = setTimeout(() => saver.proveDraft());
    return () => clearTimeout(timer);
  }, [saver, isReadOnly]);
  const wasReadOnly = useRef(isReadOnly);
  useEffect(() => {
    // The focused 'Corregir notas' has disappeared.
    if (wasReadOnly.current && !isReadOnly) state.takeFocus();
    wasReadOnly.current = isReadOnly;
  }, [state, isReadOnly]);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [picked, setPicked] = useState(0);
  const isPrinting = usePrinting();
  const isNarrow = useMedia(NARROW) && !isPrinting;
  const isTouched = useMedia('(pointer: coarse)');

  const nameOf = useCallback(
    (row: string, column: string) => {
      const student = sheet.rows.find(({ id }) => id === row);
      return `${nameApart(student?.fullName ?? '', student?.apart)}, ${sheet.columns.find(({ id }) => id === column)?.title ?? ''}`;
    },
    [sheet],
  );
  const openComment = useCallback(
    (row: string, column: string) => {
      const key = cellKey(row, column);
      const { comment } = store.cells.get(key);
      if (store.queue.markOf(key) === null) {
        if (!isReadOnly) store.hint(key, sheet.hasNumbers ? 'Escribe primero la nota.' : 'Elige primero el nivel.');
      } else if (!isReadOnly || comment !== '') setOpened({ kind: 'comment', row, column });
    },
    [store, sheet, isReadOnly],
  );

  const source = useMarksSource({ store, state, isReadOnly, nameOf, onComment: openComment });
  const { roomId } = indicator;
  const rows = useMemo(
    () =>
      sheet.rows.map(({ id, studentId, fullName, apart }) => ({
        id,
        name: fullName,
        apart,
        // PROF-01
        address: profileLink(studentId, { roomId }),
      })),
    [sheet, roomId],
  );
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
  /** From a position in the grid to one in the sheet: a phone shows a single column. */
  const inSheet = ({ row, column }: Position) => ({ row, column: isNarrow ? picked : column });
  const onKey = (event: KeyboardEvent, at: Position) => {
    const { row, column } = inSheet(at);
    if (event.altKey && event.code === 'KeyC') {
      event.preventDefault();
      openComment(sheet.rows[row]?.id ?? '', sheet.columns[column]?.id ?? '');
    } else if ((event.ctrlKey || event.metaKey) && !event.altKey && !isReadOnly) {
      const letter = event.key.toLowerCase();
      const act = letter === 'z' && !event.shiftKey ? store.undo : letter === (event.shiftKey ? 'z' : 'y') ? store.redo : null;
      if (!act) return;
      event.preventDefault();
      takeBack(act);
    }
  };
  const active = () => inSheet(state.active);
  const close = () => setOpened(null);
  const download = <MarksDownload {...{ store, roomName, subjectName }} title={indicator.title} />;
  const takeFocus = () => state.takeFocus();

  return (
    <>
      {!isReadOnly && <LeaveQuestion store={store} saver={saver} onStay={takeFocus} />}
      {!isReadOnly && <Recovered store={store} onChosen={takeFocus} />}
      <LiveRegion store={store} />
      <section className="card grid-card" aria-label="Notas">
        {isReadOnly ? (
          <div className="grid-bar">
            <div className="grid-tools">{download}</div>
          </div>
        ) : (
          <GridBar
            store={store}
            takeFocus={takeFocus}
            onFill={() => setOpened({ kind: 'fill' })}
            onPaste={() => setOpened({ kind: 'paste', text: null, from: active() })}
            onUpload={() => setOpened({ kind: 'upload' })}
          >
            {download}
          </GridBar>
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
                  // oxlint-disable-next-line react/no-unstable-nested-components -- a render function, not a component
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
      {opened?.kind === 'paste' && (
        <PasteDialog store={store} from={opened.from} pasted={opened.text} draft={`marks-paste:${indicator.id}`} onClose={close} />
      )}
      {opened?.kind === 'upload' && <SheetUploadDialog store={store} onClose={close} />}
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
