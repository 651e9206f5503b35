const LENGTH = 60;

/** A long text by its beginning, cut between words. */
export function firstWords(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  if (line.length <= LENGTH) return line;
  return `${line.slice(0, LENGTH).replace(/\s\S*$/, '')}…`;
}
