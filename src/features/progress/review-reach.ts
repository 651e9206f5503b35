/** How far pairs are reviewed, in numbers and in words (TRAC-05, TRAC-06). Pure. */
import { counted, plural } from '@/ui/base/plural';
import type { PairView } from './pair-view';

const MINUTE = 60_000;

/** Of several pairs. */
export interface Reach {
  /** Those whose figures are known. */
  readonly known: number;
  readonly total: number;
  readonly failed: number;
}

export const reachOf = (views: readonly PairView[]): Reach => ({
  known: views.filter(({ figures }) => figures !== null).length,
  total: views.length,
  failed: views.filter(({ state }) => state === 'failed').length,
});

export const isWhole = ({ known, total }: Reach): boolean => known === total;

/** 'Revisados 3 de 7'; '' before any pair is known, and where all are. */
export const partText = (reach: Reach): string => (reach.known === 0 || isWhole(reach) ? '' : `Revisados ${reach.known} de ${reach.total}`);

/** '2 no se pudieron revisar'; '' where none failed. */
export const failedText = ({ failed }: Reach): string =>
  failed === 0 ? '' : `${failed} no se ${plural(failed, 'pudo', 'pudieron')} revisar`;

/** 'Revisado hace 3 minutos': of the pairs, the one that was reviewed longest ago. '' before any is. */
export function ageText(views: readonly PairView[], now: Date): string {
  const moments = views.flatMap(({ figures, at }) => (figures ? [at] : []));
  if (moments.length === 0) return '';
  const minutes = Math.floor((now.getTime() - Math.min(...moments)) / MINUTE);
  return `Revisado hace ${minutes < 1 ? 'un momento' : counted(minutes, 'minuto', 'minutos')}`;
}

/** Where nothing is known yet. */
export const NOT_REVIEWED = 'Aún no se ha revisado.';
