/** The school's mentions and their categories as the screens ask for them. */
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/core/client';
import { mentions } from '@/api/resources/mentions';

const list = queryOf(mentions.list, {});

/** The active mentions, asked for again whenever a screen opens. */
export const useMentions = () => useQuery(list);

export const useMentionCategories = () => useQuery(queryOf(mentions.listCategories, {}));
