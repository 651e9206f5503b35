/** The first letters of the capitalised words, or of all where none is: 'de la Torre' gives 'T'. */
const lettersOf = (name: string): readonly string[] => name.match(/(?<!\S)\p{Lu}/gu) ?? name.match(/(?<!\S)\S/gu) ?? [];

/**
 * The first letters of name and surname (LAYO-06): 'LB' of 'Laura Sofía Bolívar', whose surname is 'Bolívar'; of a person with one
 * name its first letter. `surname` is undefined where an answer has the whole name in one text, as a comment's author: the
 * second-to-last word is then taken for it, since nearly everybody here has two surnames ('Gloria Inés Muñoz Henao').
 */
export function initialsOf(wholeName: string, surname?: string): string {
  const [first = '', ...others] = lettersOf(wholeName);
  const [second = ''] = surname === undefined ? others.slice(-2) : lettersOf(surname);
  return (first + second).toUpperCase();
}
