/** A valuation in words. */
import type { Valuation } from '@/api/resources/valuations';
import type { Range } from '@/school/levels';
import { joinedText } from '@/ui/base/joined-text';
import { plural } from '@/ui/base/plural';
import { crossings, isRising, isWithin, uncovered } from './valuation-ranges';

/** A level on a scale; its range is null while it is no valid input. */
export interface NamedLevel {
  readonly name: string;
  readonly range: Range | null;
}

const stretch = ({ initialValue, endValue }: Range): string =>
  initialValue === endValue ? String(initialValue) : `de ${initialValue} a ${endValue}`;

const titled = (name: string, index: number) => name.trim() || `el indicador ${index + 1}`;

/** Describes how a valuation evaluates: with or without numbers, by activities or by achievement. */
export function wayOf({
  includeValoration,
  isQualificationByActivities,
}: Pick<Valuation, 'includeValoration' | 'isQualificationByActivities'>) {
  const number = includeValoration ? 'Con número y nivel' : 'Solo niveles, sin número';
  return `${number}; ${isQualificationByActivities ? 'se califica por actividades' : 'se califica el logro, sin actividades'}.`;
}

/** Describes the scale's gaps, crossings and levels beyond it. */
export function scaleWords(whole: Range | null, levels: readonly NamedLevel[]): string {
  if (whole === null) return 'La escala aún no tiene un valor inicial y uno final.';
  if (!isRising(whole)) return 'El valor inicial de la escala debe ser menor que el final.';
  const drawn = levels.flatMap(({ name, range }, index) => (range && isRising(range) ? [{ name: titled(name, index), range }] : []));
  const ranges = drawn.map(({ range }) => range);
  const crossed = crossings(ranges).map(
    ({ levels: [one, other], ...range }) =>
      `${joinedText([drawn[one]?.name ?? '', drawn[other]?.name ?? ''])} se cruzan ${range.initialValue === range.endValue ? 'en ' : ''}${stretch(range)}`,
  );
  const beyond = drawn.filter(({ range }) => !isWithin(range, whole)).map(({ name }) => name);
  const empty = uncovered(whole, ranges);
  const isOneMark = empty.length === 1 && empty[0]?.initialValue === empty[0]?.endValue;
  const sentences = [
    ...crossed,
    ...(beyond.length > 0 ? [`${joinedText(beyond)} ${plural(beyond.length, 'se sale', 'se salen')} de la escala`] : []),
    ...(empty.length > 0 ? [`ningún nivel incluye ${isOneMark ? 'la nota' : 'las notas'} ${joinedText(empty.map(stretch))}`] : []),
  ];
  if (sentences.length === 0) return 'Los niveles cubren toda la escala.';
  return `${sentences.map((sentence) => sentence.charAt(0).toUpperCase() + sentence.slice(1)).join('. ')}.`;
}
