import { useCombobox } from 'downshift';
import { Search } from 'lucide-react';
import { useId, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '@/ui/base/button';
import { joinedText } from '@/ui/base/joined-text';
import { counted } from '@/ui/base/plural';
import { isolateDialog } from '@/ui/form/isolate-dialog';
import { Dialog } from '@/ui/overlay/dialog';
import { tellAdded } from '@/ui/platform/added-record';
import { mayLeave } from '@/ui/platform/leave-guard';
import { BEGINS, LOOKS } from '@/ui/platform/link-purpose';
import type { Command, Entry } from './entry';
import { FoundList } from './found-list';
import { lastOpened, noteOpened } from './last-opened';
import { groupsOf, type FoundGroup } from './results';
import { useEntries, type Searched } from './use-entries';

export interface FindDialogProps {
  /** What the header does by itself. */
  onCommand: (command: Command) => void;
  onClose: () => void;
}

/** So many rooms are named; of more the others are counted. */
const NAMED = 3;

const named = (names: readonly string[]): string =>
  joinedText(names.length > NAMED + 1 ? [...names.slice(0, NAMED), `${names.length - NAMED} más`] : names);

/** Opens what is chosen, as the menu's links do: unsaved marks are asked about, drafts stay (FIND-06). */
function useOpen({ onCommand, onClose }: FindDialogProps): (entry: Entry) => Promise<void> {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return async (entry) => {
    const { target } = entry;
    noteOpened(entry);
    onClose();
    if ('command' in target) return onCommand(target.command);
    if (!(await mayLeave())) return;
    const { to, begins = false, inSight } = target;
    // The list shows it as what was just created.
    if (inSight !== undefined) tellAdded(to, inSight);
    void navigate(to, { state: begins ? BEGINS : inSight === undefined ? null : LOOKS, replace: to === pathname + search });
  };
}

/** Of an empty field nothing is said. */
function countText(groups: readonly FoundGroup[], text: string, isLoading: boolean): string {
  if (text.trim() === '') return '';
  const count = groups.reduce((sum, { found, more }) => sum + found.length + more, 0);
  if (count > 0) return counted(count, 'resultado', 'resultados');
  return isLoading ? '' : 'Ningún resultado para esta búsqueda.';
}

/** How far the students are, and what could not be asked for (FIND-04). */
function Progress({ done, total, isLoading, failed, retry, onRetry }: Searched & { onRetry: () => void }) {
  if (isLoading) {
    const text = done < total ? `Buscando en ${Math.min(done + 1, total)} de ${counted(total, 'curso', 'cursos')}…` : 'Cargando…';
    return <p className="find-state num">{text}</p>;
  }
  if (failed.length === 0) return null;
  return (
    <div className="find-state" role="alert">
      <p className="mb-0">{`No se pudo buscar en ${named(failed)}.`}</p>
      <Button
        kind="text"
        onClick={() => {
          // The button goes.
          onRetry();
          retry();
        }}
      >
        Reintentar
      </Button>
    </div>
  );
}

const { InputKeyDownEnter, ItemClick, InputBlur, InputClick, MenuMouseLeave } = useCombobox.stateChangeTypes;
const OPENS: ReadonlySet<unknown> = new Set([InputKeyDownEnter, ItemClick]);
/** What is active stays so. */
const LEAVES: ReadonlySet<unknown> = new Set([InputBlur, InputClick, MenuMouseLeave]);

/**
 * What comes meanwhile changes neither the active entry nor what Enter does: its index follows it. Its key, where it is another one;
 * null: the first of those that come.
 */
function useKeptActive(entries: readonly Entry[], index: number, setIndex: (index: number) => void) {
  const key = useRef<string | null>(null);
  const shown = useRef(entries);
  useLayoutEffect(() => {
    if (shown.current !== entries) {
      shown.current = entries;
      // One that is not among the best any more leaves none active: Enter opens nothing that nobody chose.
      const kept = key.current === null ? 0 : entries.findIndex((entry) => entry.key === key.current);
      if (kept !== index) return setIndex(kept);
    }
    key.current = entries[index]?.key ?? null;
  });
  return (active: string | null) => {
    key.current = active;
  };
}

function FindContent(props: FindDialogProps) {
  const searched = useEntries();
  const open = useOpen(props);
  const inputId = useId();
  const [text, setText] = useState('');
  // FIND-02: those from before this opening.
  const [opened] = useState(lastOpened);
  const groups = useMemo(() => groupsOf(searched.entries, text, opened), [searched.entries, text, opened]);
  const entries = useMemo(() => groups.flatMap(({ found }) => found.map(({ entry }) => entry)), [groups]);
  // Without a fine pointer the dialog has the focus first (KEYS-02), which an open list would take.
  const [isEntered, setEntered] = useState(false);
  const { getLabelProps, getInputProps, getMenuProps, getItemProps, highlightedIndex, setHighlightedIndex } = useCombobox<Entry>({
    inputId,
    items: entries,
    itemToString: (entry) => entry?.key ?? '',
    isOpen: isEntered,
    inputValue: text,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    initialHighlightedIndex: 0,
    stateReducer: ({ highlightedIndex: active }, { type, changes }) =>
      LEAVES.has(type) ? { ...changes, highlightedIndex: active } : changes,
    onStateChange: ({ type, selectedItem }) => {
      if (OPENS.has(type) && selectedItem) void open(selectedItem);
    },
  });
  const keepActive = useKeptActive(entries, highlightedIndex, setHighlightedIndex);
  const search = (typed: string) => {
    setText(typed);
    keepActive(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Escape') return;
    // FIND-05: it empties first, and then closes as in any dialog.
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    if (text === '') return;
    event.stopPropagation();
    search('');
  };
  return (
    <Dialog title="Buscar" onClose={props.onClose} footer={<Button onClick={props.onClose}>Cerrar</Button>}>
      <div className="search find-field">
        <label {...getLabelProps()} className="visually-hidden">
          Estudiantes, cursos, pantallas y acciones
        </label>
        <Search className="icon" />
        <input
          {...getInputProps({
            onKeyDown,
            onChange: ({ currentTarget }) => search(currentTarget.value),
            onFocus: () => setEntered(true),
            ...(entries.length === 0 && { 'aria-activedescendant': undefined }),
          })}
          type="text"
          translate="no"
          className="form-control"
          placeholder="Estudiante, curso, pantalla o acción"
          aria-expanded={isEntered && entries.length > 0}
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
        />
      </div>
      <div className="find-results">
        <FoundList groups={groups} active={entries[highlightedIndex]} getMenuProps={getMenuProps} getItemProps={getItemProps} />
        <p className={entries.length > 0 ? 'visually-hidden' : 'find-state'} role="status">
          {countText(groups, text, searched.isLoading)}
        </p>
        <Progress {...searched} onRetry={() => document.getElementById(inputId)?.focus()} />
      </div>
    </Dialog>
  );
}

/** 'Buscar': students, rooms, teachers, subjects, screens and actions by their names (FIND-01 to FIND-08). */
export const FindDialog = isolateDialog(FindContent);
