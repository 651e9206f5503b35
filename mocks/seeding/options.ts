/** small: school 1 with 4 rooms; default: the school of the vocabulary; large: 40 rooms, to measure with. */
export type WorldSize = 'small' | 'default' | 'large';

export interface SeedOptions {
  /** Same seed, size and now: same world, byte for byte. */
  readonly seed: number;
  readonly size: WorldSize;
  /** The moment from which all dates are counted. */
  readonly now: Date;
  /** The URL of a file of MEDIA_FOLDERS. */
  readonly mediaUrl: (file: string) => string;
}

/** The URL of a picture; null without one. */
export const pictureUrl = ({ mediaUrl }: SeedOptions, file: string | null): string | null => (file === null ? null : mediaUrl(file));
