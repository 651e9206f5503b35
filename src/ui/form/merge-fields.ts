/** Merges a draft with what others have stored meanwhile, field by field; the login's forms have none to merge (P1). */
import { isRecord } from './draft-shape';
import { isSame, type Merge } from './drafts';

/** The typed value, or the stored one if nothing was typed; each field of a record separately, a list as one value. */
function typedOver<Value>(typed: Value, known: Value, stored: Value): Value {
  if (isSame(typed, known)) return stored;
  if (!isRecord(typed)) return typed;
  const fields = Object.keys(typed) as (keyof Value)[];
  return Object.fromEntries(fields.map((field) => [field, typedOver(typed[field], known[field], stored[field])])) as Value;
}

/**
 * Fields in which nothing was typed take their stored value. The `linked` fields only make sense together: if one was typed,
 * all keep what the draft has.
 */
export const mergeFields =
  <Values extends object>(...linked: readonly (keyof Values)[]): Merge<Values> =>
  ({ typed, known }, stored) => {
    const merged = typedOver(typed, known, stored);
    const isTyped = linked.some((field) => !isSame(typed[field], known[field]));
    if (isTyped) for (const field of linked) merged[field] = typed[field];
    return merged;
  };
