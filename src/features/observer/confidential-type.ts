import { foldText } from '@/ui/base/text-order';

/** Situations of type II and III of Ley 1620 de 2013: the committee's file tells the rest. Types are the school's own words. */
export const isConfidential = (type: string): boolean => /\btipo (ii|iii|2|3)\b/.test(foldText(type).replaceAll(/\s+/g, ' '));
