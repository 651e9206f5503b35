/** The school's mentions and their categories as the screens ask for them. */
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/core/client';
import { mentions } from '@/api/resources/mentions';

const list = queryOf(mentions.list, {});
const whole = queryOf(mentions.list, {}, { whole: true });

/** The active mentions, asked for again whenever a screen opens. */
export const useMentions = () => useQuery(list);

/** For a form that compares names: it is told when one of the mentions cannot be read (SAFE-22). */
export const useWholeMentions = (isNeeded = true) => useQuery({ ...whole, enabled: isNeeded });

export const useMentionCategories = () => useQuery(queryOf(mentions.listCategories, {}));
