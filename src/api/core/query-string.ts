/**
 * Queries of the API on the wire. Filters are numbered from 0 without gaps:
 * `filters[0][field]=id&filters[0][operator]==&filters[0][value]=7`, percent-encoded like any value.
 */

/** Adds every scalar of a value under its bracketed name; what is undefined is left out. */
function append(search: URLSearchParams, name: string, value: unknown): void {
  if (value === undefined) return;
  if (Array.isArray(value)) value.forEach((item, index) => append(search, `${name}[${index}]`, item));
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) append(search, `${name}[${key}]`, inner);
  } else search.append(name, `${value as string | number | boolean}`);
}

/** `{limit: 3, filters: [{field: 'id'}]}` as the query of a URL, without the question mark. */
export function toQueryString(query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) append(search, name, value);
  return search.toString();
}

/** The reverse, every scalar still a string: bracketed names become lists (`filters[0][field]`) of records. */
export function fromQueryString(search: URLSearchParams): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  for (const [name, value] of search) {
    const nested = /^(\w+)\[(\d{1,3})\]\[(\w+)\]$/.exec(name);
    if (!nested) {
      query[name] = value;
      continue;
    }
    const [, key = '', index = '', field = ''] = nested;
    const rows = Array.isArray(query[key]) ? (query[key] as (Record<string, string> | undefined)[]) : [];
    const place = Number(index);
    // A schema refuses undefined in a gap, but would skip a hole in the array.
    while (rows.length < place) rows.push(undefined);
    rows[place] = { ...rows[place], [field]: value };
    query[key] = rows;
  }
  return query;
}
