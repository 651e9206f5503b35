/** The options of a column, where a cell is none of them (IMPO-01). */

/** Of more, a line would be a list of its own. */
const MOST_NAMED = 6;

const YEAR = /^\d{4}$/;

const alternatives = new Intl.ListFormat('es', { type: 'disjunction' });

/** What a person may write in place of `cell`. */
export function noOptionText(cell: string, options: readonly string[] = []): string {
  const text = `«${cell}» no está entre las opciones`;
  const years = options.filter((option) => YEAR.test(option)).toSorted();
  if (years.length > 1 && years.length === options.length) return `${text}: escribe un año, de ${years[0]} a ${years.at(-1)}.`;
  const areNamed = options.length > 0 && options.length <= MOST_NAMED;
  return areNamed ? `${text}: ${alternatives.format(options)}.` : `${text}.`;
}
