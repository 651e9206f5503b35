/** small: school 1 with 4 rooms; default: the school of the vocabulary; large: 40 rooms, to measure with. */
export type WorldSize = 'small' | 'default' | 'large';

export interface SeedOptions {
  /** Same seed, size and now: same world, byte for byte. */
  readonly seed: number;
  readonly size: WorldSize;
  /** The moment everything is dated from. */
  readonly now: Date;
  /** URL under which a file of MEDIA_FOLDERS is served. */
  readonly mediaUrl: (file: string) => string;
}

/** URL of a picture that may be missing. */
export const pictureUrl = ({ mediaUrl }: SeedOptions, file: string | null): string | null => (file === null ? null : mediaUrl(file));
