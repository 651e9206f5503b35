import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ObjectSchema } from 'yup';
import { readSearchState, withSearchState, type SearchValues } from './search-state';

/**
 * The state of a screen, kept in its address: a reload, Back and a link show the same. `schema` declares the parameters with
 * their types and defaults; it must be defined at module level.
 */
export function useSearchState<State extends SearchValues>(schema: ObjectSchema<State>): [State, (change: Partial<State>) => void] {
  const [search, setSearch] = useSearchParams();
  const state = useMemo(() => readSearchState(schema, search), [schema, search]);
  return [state, (change) => setSearch((current) => withSearchState(schema, current, change), { replace: true })];
}
