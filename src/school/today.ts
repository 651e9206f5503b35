import dayjs from 'dayjs';

/** 'YYYY-MM-DD' of this browser's day (POST-22, SHAR-05). */
export const today = (): string => dayjs().format('YYYY-MM-DD');

/** 'YYYY-MM-DD HH:mm:ss' of this moment, as the API writes it. */
export const nowOnTheWire = (): string => dayjs().format('YYYY-MM-DD HH:mm:ss');

/** Without a `max` date inputs take years of six digits. */
export const LAST_DAY = '9999-12-31';

/** Message at the second of two date fields. */
export const END_BEFORE_START = 'La fecha final no puede ser anterior a la fecha inicial';

/** Message at a date field whose text is not a date. */
export const NO_SUCH_DAY = 'Esta fecha no existe';
