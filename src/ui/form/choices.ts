/** What a form's fields offer, brought by a call of their own: on its way, there, or failed. */
import type { UseQueryResult } from '@tanstack/react-query';

export interface Named {
  readonly id: number;
  readonly name: string;
}

/** One that stands in a group of its kind; null: in none. */
export interface GroupedChoice extends Named {
  readonly group: string | null;
}

export interface Choice<Item extends Named> {
  readonly items: readonly Item[];
  readonly state: 'loading' | 'ready' | 'failed';
  readonly again: () => void;
}

export function choiceOf<Data, Item extends Named>(query: UseQueryResult<Data>, itemsOf: (data: Data) => readonly Item[]): Choice<Item> {
  const { data, isFetching, refetch } = query;
  return {
    items: data === undefined ? [] : itemsOf(data),
    state: data === undefined ? (isFetching ? 'loading' : 'failed') : 'ready',
    again: () => void refetch(),
  };
}

/** Those offered, and the saved ones that no longer are: they stay until they are taken out. */
export function withSaved<Item extends Named>(offered: readonly Item[], saved: readonly Item[]): Item[] {
  return [...offered, ...saved.filter(({ id }) => offered.every((item) => item.id !== id))];
}
