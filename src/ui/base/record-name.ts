/** The names of controls that repeat with each record of a list (KEYS-06). */
import { createContext, useContext } from 'react';

/** The accessible name of the record around: of a row, a card, a comment. */
export const RecordName = createContext('');

export const useRecordName = (): string => useContext(RecordName);

/** 'Ver Juan Pérez', 'Descargar PDF de Juan Pérez' */
export const controlName = (name: string, record: string): string => (name.includes(' ') ? `${name} de ${record}` : `${name} ${record}`);

export const useControlName = (name: string): string => controlName(name, useRecordName());
