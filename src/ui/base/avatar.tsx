import { useState } from 'react';

/** Initials of the first two capitalised words; 'Ana De la Hoz' gives 'AD'. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => word[0])
    .join('');
}

/** One of the theme's six grounds. By the name, which every answer with a person has; few have an id or an e-mail. */
function groundOf(name: string): number {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return sum % 6;
}

const SIZES = { sm: 32, md: 40, lg: 64 } as const;

interface AvatarProps {
  name: string;
  image: string | null;
  small?: boolean;
  large?: boolean;
}

/**
 * A person's picture, or their initials on a colour where there is none or it does not load (LAYO-06, CARD-05).
 * Decorative: the name is always next to it.
 */
export function Avatar({ name, image, small = false, large = false }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const size = small ? 'sm' : large ? 'lg' : 'md';
  if (image !== null && failed !== image) {
    const pixels = SIZES[size];
    return <img className={`avatar ${size}`} src={image} alt="" width={pixels} height={pixels} onError={() => setFailed(image)} />;
  }
  return (
    <span className={`avatar av-${groundOf(name)} ${size}`} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
