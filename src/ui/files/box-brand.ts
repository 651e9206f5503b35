/** The brand in the box that MP4, QuickTime, HEIC and AVIF all begin with; null without one. */
export const brandOf = (head: string): string | null => (head.slice(4, 8) === 'ftyp' ? head.slice(8, 12) : null);

/** All brands of that box: the first one, and those that it is compatible with. */
export const brandsOf = (head: string): string[] => {
  const brand = brandOf(head);
  if (brand === null) return [];
  const size = head.charCodeAt(2) * 256 + head.charCodeAt(3);
  return [brand, ...(head.slice(16, size).match(/[^]{4}/g) ?? [])];
};
