import type { ReactNode } from 'react';

/** The `translate` of an element around a value: names, days and codes are plain text; words of the screen are elements (TEXT-03). */
export const untranslated = (value: ReactNode): 'no' | undefined => (typeof value === 'string' ? 'no' : undefined);
