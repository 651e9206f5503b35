const LONG = new Intl.DateTimeFormat('es-CO', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** A day in words: 'jueves, 20 de noviembre de 2025' (HOME-03). */
export const longDate = (day: Date): string => LONG.format(day);
