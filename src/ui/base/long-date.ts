const LONG = new Intl.DateTimeFormat('es-CO', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** The day as it is said: 'jueves, 20 de noviembre de 2025' (HOME-03). */
export const longDate = (day: Date): string => LONG.format(day);
