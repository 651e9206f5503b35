/**
 * A key that is equal for names that count as the same: case and all spaces are ignored, accents count (ROOM-12; also for
 * subjects, subject types, mentions and students).
 */
export const nameKey = (name: string): string => name.normalize('NFC').replace(/\s/g, '').toLowerCase();
