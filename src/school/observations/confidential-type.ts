import { foldText } from '@/ui/base/text-order';

/**
 * Whether a type of observation is a situation of type II or III of Ley 1620 de 2013, whose details belong in the committee's file. Each
 * school words its types itself.
 */
export const isConfidential = (type: string): boolean => /\btipo (ii|iii|2|3)\b/.test(foldText(type).replaceAll(/\s+/g, ' '));
