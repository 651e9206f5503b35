import { useState } from 'react';
import { initialsOf } from './initials';
import { mediaAddress } from './media-address';

/** Background classes of the theme. */
const BACKGROUNDS = ['av-0', 'av-1', 'av-2', 'av-3', 'av-4', 'av-5'];

/** Depends on the name, which every answer about a person has; few have an id or an e-mail. */
function backgroundOf(name: string) {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + character.charCodeAt(0)) % 9973;
  return BACKGROUNDS[sum % BACKGROUNDS.length];
}

const SIZES = { sm: 32, md: 40, lg: 64 } as const;

interface AvatarProps {
  /** The whole name. */
  name: string;
  /** Undefined where the whole name is all that is known. */
  surname?: string | undefined;
  image: string | null;
  size?: keyof typeof SIZES;
}

/**
 * A person's picture, or their initials on a colour where there is none or it does not load (LAYO-06, CARD-05).
 * Decorative: the name is always next to it.
 */
export function Avatar({ name, surname, image, size = 'md' }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const source = mediaAddress(image);
  if (source !== null && failed !== source) {
    return (
      <img className={`avatar ${size}`} src={source} alt="" width={SIZES[size]} height={SIZES[size]} onError={() => setFailed(source)} />
    );
  }
  return (
    <span className={`avatar ${backgroundOf(name)} ${size}`} aria-hidden="true">
      {initialsOf(name, surname)}
    </span>
  );
}
