/** Comparing Spanish texts, for sorting and for searching. */

import { visibleText } from './visible-text';

const collator = new Intl.Collator('es', { numeric: true });

/** For sorting: accents and case count only between equal letters, numbers by their value ('2A' before '10A'). */
export const compareText = (one: string, other: string): number => collator.compare(one, other);

/** A text without case and accents (SHAR-15). */
export const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A name as people tell it from others: without case, accents, and how its spaces and apostrophes are written. */
export const nameAsRead = (name: string): string =>
  foldText(visibleText(name))
    .replace(/[’‘‛ʼʻ´`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();

/** Apostrophes of any kind, hyphens and full stops. */
const SIGNS = /['’‘‛ʼʻʹ′´`＇\-‐‑‒–—―−﹣－.．]/g;

/** A text as searches compare it (SHAR-36): without case, accents, apostrophes, hyphens and full stops. */
export const searchText = (text: string): string => foldText(text).replace(SIGNS, '');
