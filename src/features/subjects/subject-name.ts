/** A subject's name as it is stored (SUBJ-10): small letters after a first capital, no blanks around it. */
export function storedName(typed: string): string {
  const [first = '', ...rest] = typed.trim().toLocaleLowerCase('es');
  return first.toLocaleUpperCase('es') + rest.join('');
}
