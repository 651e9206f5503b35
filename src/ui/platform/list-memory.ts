/**
 * The state in which each list was left in this tab: its query and its search. 'Volver' restores both. A reload or Back restores
 * the search, which must not be in the address: it may be a child's name (SHAR-25, SAFE-15, SECU-04).
 */
import { object, string } from 'yup';
import { createStore } from 'zustand/vanilla';
import { forget, recall, remember } from './tab-memory';

const PREFIX = 'list:';

/** `ownPrefix`: prefix of the current person's keys; null without a person, when nothing is remembered. */
const store = createStore<{ readonly ownPrefix: string | null }>(() => ({ ownPrefix: null }));

/** Remembers what goes with the person, as a list's state does. */
export function rememberOwn(name: string, value: unknown): void {
  const { ownPrefix } = store.getState();
  if (ownPrefix !== null) remember(ownPrefix + name, value);
}

/** What the person has left under that name in this tab, or null. */
export function recallOwn(name: string): unknown {
  const { ownPrefix } = store.getState();
  return ownPrefix === null ? null : recall(ownPrefix + name);
}

/** Sets whose lists are remembered, by a text for the person and place; forgets everybody else's. */
export function setListOwner(owner: string | null): void {
  const own = owner && `${PREFIX}${owner}:`;
  store.setState({ ownPrefix: own });
  forget((key) => key.startsWith(PREFIX) && (own === null || !key.startsWith(own)));
}

const leftSchema = object({
  /** Key of the history entry, which a reload and Back keep. */
  entry: string().defined(),
  /** '?page=2', or ''. */
  query: string().defined(),
  searched: string().defined(),
});

function recallList(pathname: string) {
  const lastState = recallOwn(pathname);
  return leftSchema.isValidSync(lastState, { strict: true }) ? lastState : null;
}

/** Location state that tells the list to restore its search. */
const RETURNS = { returns: true } as const;

interface Visit {
  readonly pathname: string;
  readonly search: string;
  readonly key: string;
  readonly state: unknown;
}

export const rememberList = ({ pathname, key, search }: Visit, searched: string): void =>
  rememberOwn(pathname, { entry: key, query: search, searched });

/** The search to restore when this list is returned to; '' when it is newly opened. */
export function searchedIn({ pathname, key, state }: Visit): string {
  const lastState = recallList(pathname);
  const returns = typeof state === 'object' && state !== null && 'returns' in state;
  return lastState !== null && (returns || lastState.entry === key) ? lastState.searched : '';
}

/** Link to a list in the state in which it was left; to `otherwise` if this tab has not shown it, or it is not a list. */
export function asLeft(list: string, otherwise = list) {
  const lastState = recallList(list);
  return lastState === null ? { to: otherwise, state: null } : { to: list + lastState.query, state: RETURNS };
}
