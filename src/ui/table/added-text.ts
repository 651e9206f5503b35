import { joinedText } from '@/ui/base/joined-text';
import { plural } from '@/ui/base/plural';

/** So many are named; of more the others are counted. */
const NAMED = 3;

/**
 * 'Agregado: Sexto C', 'Agregados: Sexto C, Sexto D y Sexto E', 'Agregados: Sexto C, Sexto D, Sexto E y 2 más' (SHAR-26); of a record that is
 * not new 'Encontrado: Sexto C' (FIND-06).
 */
export function addedText(ids: readonly number[], names: ReadonlyMap<number, string>, isNew = true): string | null {
  if (ids.length === 0) return null;
  // A list that is paged by the server may lack some.
  const named = ids.flatMap((id) => names.get(id) ?? []).slice(0, NAMED);
  const others = ids.length - named.length;
  const what = isNew ? plural(ids.length, 'Agregado', 'Agregados') : 'Encontrado';
  return `${what}: ${joinedText(others === 0 ? named : [...named, `${others} más`])}`;
}
