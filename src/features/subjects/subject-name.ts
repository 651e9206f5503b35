/** A subject's name for storing (SUBJ-10): trimmed, capitalised, the rest in lower case. */
export function storedName(typed: string): string {
  const [first = '', ...rest] = typed.trim().toLocaleLowerCase('es');
  return first.toLocaleUpperCase('es') + rest.join('');
}
