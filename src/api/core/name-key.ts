/**
 * What two names share when they are the same name: case and all spaces are ignored, accents count (ROOM-12, and so for
 * subjects, subject types, mentions and students).
 */
export const nameKey = (name: string): string => name.normalize('NFC').replace(/\s/g, '').toLowerCase();
