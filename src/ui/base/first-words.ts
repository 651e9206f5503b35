const MAX_LENGTH = 60;

/** The beginning of a long text, cut between words. */
export function firstWords(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  if (line.length <= MAX_LENGTH) return line;
  return `${line.slice(0, MAX_LENGTH).replace(/\s\S*$/, '')}…`;
}
