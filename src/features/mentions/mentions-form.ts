/** The form of new mentions, as its page and a list from a file know it. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryOf } from '@/api/core/client';
import { mentions } from '@/api/resources/mentions';
import type { LoadedForm } from '@/school/lists/upload-list-dialog';
import { anyText, type PasteColumns } from '@/ui/form/pasted-table';
import { loadStateOf } from '@/ui/platform/load-state';
import { newMention, newMentionsSchema, type MentionValues } from './mention-values';

export const MENTIONS_FORM = '/dashboard/mentions/create';

const COLUMNS: PasteColumns<MentionValues> = {
  description: { names: ['Mención', 'Menciones', 'Descripción', 'Nombre'], read: anyText, counts: 'names' },
  // Fixed: a row has it whatever is pasted.
  mentionCategoryId: { names: ['Categoría'], read: () => undefined },
};

/** `categoryId`: of every new mention. */
export function useMentionsForm(categoryId: number): LoadedForm<MentionValues> {
  // SAFE-22: the form compares names.
  const list = useQuery(queryOf(mentions.list, {}, { allOrNothing: true }));
  const { data } = list;
  const form = useMemo(() => {
    const blank = newMention(categoryId);
    return {
      draft: 'mentions',
      blank,
      columns: COLUMNS,
      schema: newMentionsSchema((data?.mentionTypes ?? []).map(({ description }) => description)),
      taken: ({ description }: MentionValues) => `la mención ${description} ya existe`,
      missing: { description: 'el nombre' },
    };
  }, [data, categoryId]);
  return { form, state: loadStateOf(list), retry: () => void list.refetch() };
}
