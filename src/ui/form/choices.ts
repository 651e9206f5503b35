/** The options of a field that loads them by a call of its own. */
import type { UseQueryResult } from '@tanstack/react-query';
import { compareText } from '@/ui/base/text-order';
import { loadStateOf, type LoadState } from '@/ui/platform/load-state';

export interface Named {
  readonly id: number;
  readonly name: string;
}

/** By name, where nothing else orders them. */
export const inNameOrder = <Item extends Named>(items: readonly Item[]): Item[] =>
  items.toSorted((one, other) => compareText(one.name, other.name));

/** An option with the heading of its group; null without a group. */
export interface GroupedChoice extends Named {
  readonly group: string | null;
}

export interface Choice<Item extends Named> {
  readonly items: readonly Item[];
  readonly state: LoadState;
  readonly again: () => void;
}

export function choiceOf<Data, Item extends Named>(query: UseQueryResult<Data>, itemsOf: (data: Data) => readonly Item[]): Choice<Item> {
  const { data, refetch } = query;
  return {
    items: data === undefined ? [] : itemsOf(data),
    state: loadStateOf(query),
    again: () => void refetch(),
  };
}

/** The offered options, then saved ones that are no longer offered, so that an edit does not drop them. */
export function withSaved<Item extends Named>(offered: readonly Item[], saved: readonly Item[]): Item[] {
  return [...offered, ...saved.filter(({ id }) => offered.every((item) => item.id !== id))];
}

/** Options for a select. An applied one that is no longer offered is added, so that a link still shows what it names (SHAR-25). */
export function optionsOf({ items, state }: Pick<Choice<Named>, 'items' | 'state'>, applied: number | undefined, otherwise: string) {
  const offered = items.map(({ id, name }) => ({ value: String(id), label: name }));
  if (applied === undefined || items.some(({ id }) => id === applied)) return offered;
  return [...offered, { value: String(applied), label: state === 'loading' ? 'Cargando…' : otherwise }];
}
