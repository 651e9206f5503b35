import type { AnySchema, ObjectSchema } from 'yup';

/** What a screen may keep in its address. */
export type SearchValues = Readonly<Record<string, string | number | undefined>>;

/** The state in an address. A parameter that does not fit the schema counts as absent. */
export function readSearchState<State extends SearchValues>(schema: ObjectSchema<State>, search: URLSearchParams): State {
  const fields = (Object.entries(schema.fields) as [string, AnySchema][]).map(([name, field]) => {
    const text = search.get(name) ?? undefined;
    return [name, field.cast(field.isValidSync(text) ? text : undefined, { assert: false }) as unknown] as const;
  });
  // Each field has just been read by its own schema.
  return Object.fromEntries(fields) as State;
}

/** The parameters of an address with these changes; a value that is the schema's default is left out. */
export function withSearchState<State extends SearchValues>(
  schema: ObjectSchema<State>,
  search: URLSearchParams,
  change: Partial<State>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  const defaults = readSearchState(schema, new URLSearchParams());
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined || value === defaults[name]) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}
