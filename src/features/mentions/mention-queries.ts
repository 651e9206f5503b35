/** The school's mentions and their categories as the screens ask for them. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { queryOf } from '@/api/client';
import { mentions } from '@/api/mentions';

const list = queryOf(mentions.list, {});

/** The active mentions, asked for again whenever a screen opens. */
export const useMentions = () => useQuery(list);

export const useMentionCategories = () => useQuery(queryOf(mentions.listCategories, {}));

/** Asks for the mentions again, after one was saved or deleted; resolves when they are there. */
export function useMentionsChanged(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: list.queryKey });
}
