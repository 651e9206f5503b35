/** What the dialog of a list says of its file in all (IMPO-01, IMPO-02). */
import { counted } from '@/ui/base/plural';
import type { CheckedList } from './checked-list';

/** What the form's own button does, alone and before 'la' or 'las'. */
export interface ListVerb {
  readonly alone: string;
  readonly before: string;
}

export const SAVE: ListVerb = { alone: 'guarda', before: 'guárda' };
export const SEND: ListVerb = { alone: 'envía', before: 'envía' };

/** Of more rows than go to the form at a time (IMPO-02). */
function partText(passing: number, { alone, before }: ListVerb): string {
  if (passing === 0) return `No cabe ninguna más: ${alone} antes las que están en el formulario.`;
  return passing === 1
    ? `Pasa la primera: ${before}la y carga el archivo otra vez para seguir.`
    : `Pasan las primeras ${passing}: ${before}las y carga el archivo otra vez para seguir.`;
}

/** What of a file goes to the form; `passing`: the number of rows. */
export function summaryOf<Row>(
  { found, unchecked, good }: Pick<CheckedList<Row>, 'found' | 'unchecked' | 'good'>,
  sheet: string | null,
  passing: number,
  verb: ListVerb = SAVE,
): string {
  const checked = found - unchecked;
  return [
    `Encontramos ${counted(found, 'fila', 'filas')}${sheet === null ? '' : ` en la hoja «${sheet}»`}.`,
    // What comes after them is never reached, however often the file is chosen.
    unchecked > 0 && `Revisamos las primeras ${checked}: para las demás, divide el archivo.`,
    good.length === checked
      ? checked > 0 && (checked === 1 ? 'Puede pasar al formulario.' : 'Todas pueden pasar al formulario.')
      : `${counted(good.length, 'puede', 'pueden')} pasar al formulario y ${checked - good.length} no.`,
    passing < good.length && partText(passing, verb),
  ]
    .filter(Boolean)
    .join(' ');
}
