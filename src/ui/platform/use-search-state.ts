import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ObjectSchema } from 'yup';
import { readSearchState, withSearchState, type SearchValues } from './search-state';

interface SetOptions {
  /** A step of its own in the browser's history (SHAR-25: a tab, a step of a form). */
  readonly push?: boolean;
}

/**
 * What a screen was asked to show (filters, tab, page), kept in its address: a reload, Back and a link show the same.
 * `schema` names the parameters with their types and defaults, at the level of the module.
 */
export function useSearchState<State extends SearchValues>(
  schema: ObjectSchema<State>,
): [State, (change: Partial<State>, options?: SetOptions) => void] {
  const [search, setSearch] = useSearchParams();
  const state = useMemo(() => readSearchState(schema, search), [schema, search]);
  return [state, (change, { push = false } = {}) => setSearch((current) => withSearchState(schema, current, change), { replace: !push })];
}
