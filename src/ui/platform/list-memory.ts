/**
 * How each list was left in this tab: what its address asked for and what was searched in it. 'Volver' opens it so again,
 * and a reload or Back finds the search, which no address may hold: it may be a child's name (SHAR-25, SAFE-15).
 */
import { object, string } from 'yup';
import { createStore } from 'zustand/vanilla';
import { forget, recall, remember } from './tab-memory';

const PREFIX = 'list:';

/** `ownPrefix`: of the keys of the one who looks at the lists; null for nobody, whose lists are not remembered. */
const store = createStore<{ readonly ownPrefix: string | null }>(() => ({ ownPrefix: null }));

/** Where that list is remembered. */
function keyOf(pathname: string): string | null {
  const { ownPrefix } = store.getState();
  return ownPrefix === null ? null : ownPrefix + pathname;
}

/** Whose lists they are from now on, by a text for who looks at them and where; everybody else's are forgotten. */
export function setListOwner(owner: string | null): void {
  const own = owner && `${PREFIX}${owner}:`;
  store.setState({ ownPrefix: own });
  forget((key) => key.startsWith(PREFIX) && (own === null || !key.startsWith(own)));
}

const leftSchema = object({
  /** Of the history's entry, which a reload and Back keep. */
  entry: string().defined(),
  /** '?page=2', or ''. */
  query: string().defined(),
  searched: string().defined(),
});

function recallList(pathname: string) {
  const listKey = keyOf(pathname);
  const left = listKey === null ? null : recall(listKey);
  return leftSchema.isValidSync(left, { strict: true }) ? left : null;
}

/** Bids the list take up its search again. */
const RETURNS = { returns: true } as const;

interface Visit {
  readonly pathname: string;
  readonly search: string;
  readonly key: string;
  readonly state: unknown;
}

export function rememberList({ pathname, key, search }: Visit, searched: string): void {
  const listKey = keyOf(pathname);
  if (listKey !== null) remember(listKey, { entry: key, query: search, searched });
}

/** What was searched in this list, where it is opened again; '' where it is opened anew. */
export function searchedIn({ pathname, key, state }: Visit): string {
  const left = recallList(pathname);
  const returns = typeof state === 'object' && state !== null && 'returns' in state;
  return left !== null && (returns || left.entry === key) ? left.searched : '';
}

/** Leads back to a list as it was left; `otherwise` for one that this tab has not shown yet, and for what is no list. */
export function asLeft(list: string, otherwise = list) {
  const left = recallList(list);
  return left === null ? { to: otherwise, state: null } : { to: list + left.query, state: RETURNS };
}
