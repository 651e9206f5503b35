import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ObjectSchema } from 'yup';
import { readSearchState, withSearchState, type SearchValues } from './search-state';

/**
 * What a screen was asked to show, kept in its address: a reload, Back and a link show the same.
 * `schema` names the parameters with their types and defaults, at the level of the module.
 */
export function useSearchState<State extends SearchValues>(schema: ObjectSchema<State>): [State, (change: Partial<State>) => void] {
  const [search, setSearch] = useSearchParams();
  const state = useMemo(() => readSearchState(schema, search), [schema, search]);
  return [state, (change) => setSearch((current) => withSearchState(schema, current, change), { replace: true })];
}
