import { counted, plural } from '@/ui/base/plural';
import type { PlaceFigures } from './figures';

/**
 * What is lacking at a place, in words: 'faltan 14 notas', 'sin actividades', 'pesos: 80 %' (TRAC-10, HOME-06). Empty where nothing is.
 */
export function missingWords({ state, given, due, withoutActivities, lowestWeights }: PlaceFigures): string[] {
  if (state === 'no achievements') return ['sin logros'];
  if (state === 'no activities') return ['sin actividades'];
  const lacking = due - given;
  return [
    ...(lacking > 0 ? [`${plural(lacking, 'falta', 'faltan')} ${counted(lacking, 'nota', 'notas')}`] : []),
    ...(withoutActivities > 0 ? [counted(withoutActivities, 'logro sin actividades', 'logros sin actividades')] : []),
    ...(lowestWeights === null ? [] : [`pesos: ${lowestWeights} %`]),
  ];
}
