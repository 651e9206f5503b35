/** A period's name and the number at its end, which stays when the line of the year has no room for the words. */
export function partedName(name: string): { readonly words: string; readonly number: string } {
  const words = name.replace(/(?<!\d)\d+$/, '');
  return { words, number: name.slice(words.length) };
}
