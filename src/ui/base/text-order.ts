/** Comparing Spanish texts, for sorting and for searching. */

const collator = new Intl.Collator('es', { numeric: true });

/** For sorting: accents and case count only between equal letters, numbers by their value ('2A' before '10A'). */
export const compareText = (one: string, other: string): number => collator.compare(one, other);

/** A text without case and accents, as every search box compares it (SHAR-15). */
export const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
