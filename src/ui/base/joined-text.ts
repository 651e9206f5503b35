const format = new Intl.ListFormat('es', { type: 'conjunction' });

/** A list as part of a sentence: 'Bajo, Medio y Alto', 'Bajo e Insuficiente'. */
export const joinedText = (parts: readonly string[]): string => format.format(parts);
