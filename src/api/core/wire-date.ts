/**
 * Dates as the API writes them: 'YYYY-MM-DD HH:mm:ss' without zone, read in the browser's local time (SHAR-04).
 */
export const isWireDate = (value: string): boolean => /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(value);

/** The moment a wire date names. */
export const fromWireDate = (value: string): Date => new Date(value.replace(' ', 'T'));
