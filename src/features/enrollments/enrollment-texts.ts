/** The texts of the enrollment screens. */
import type { PreEnrollmentResult } from '@/api/resources/pre-enrollments';
import { countOfStudents } from '@/school/students';
import { plural } from '@/ui/base/plural';
import type { Status } from '@/ui/base/status-chip';
import type { Tally } from './former-rooms';

/** ENRO-07, ENRO-08 */
export const RESULTS: Readonly<Record<keyof Tally, Status>> = {
  PROMOTED: { label: 'Promovido', colour: 'success' },
  NOT_PROMOTED: { label: 'No Promovido', colour: 'danger' },
  RETIRED: { label: 'Retirado', colour: 'neutral' },
  PENDING: { label: 'Pendiente', colour: 'warning' },
};

const PLURALS: Readonly<Record<keyof Tally, string>> = {
  PROMOTED: 'Promovidos',
  NOT_PROMOTED: 'No Promovidos',
  RETIRED: 'Retirados',
  PENDING: 'Pendientes',
};

export const resultText = (count: number, result: keyof Tally): string => plural(count, RESULTS[result].label, PLURALS[result]);

/** SUGG-03 */
export function outcomeText(count: number, result: PreEnrollmentResult, roomName: string): string {
  const outcome = `${countOfStudents(count)} ${plural(count, 'queda', 'quedan')} ${resultText(count, result)}`;
  return result === 'RETIRED' ? outcome : `${outcome} en ${roomName}`;
}

/** SUGG-02 */
export const decidedText = (count: number): string =>
  `${countOfStudents(count)} ya ${plural(count, 'tiene decisión y no cambia', 'tienen decisión y no cambian')}.`;

/** SUGG-04 */
export const WARNINGS = { same: 'Es del mismo grado', lower: 'Es de un grado inferior' } as const;

export const warningText = (warning: keyof typeof WARNINGS, count: number): string =>
  `${WARNINGS[warning]}. ${plural(count, 'Quedará como Promovido.', 'Quedarán como Promovidos.')}`;

/** The warning about one decided student. */
export const reviewText = (warning: keyof typeof WARNINGS | 'gone'): string =>
  warning === 'gone' ? 'Ese curso ya no existe. Elige otro.' : warningText(warning, 1);

/** SUGG-01 */
export const pendingText = (count: number, roomName: string): string =>
  count === 0
    ? `Todos los estudiantes de ${roomName} tienen decisión.`
    : `${countOfStudents(count)} de ${roomName} ${plural(count, 'sigue pendiente', 'siguen pendientes')}.`;

/** SUGG-02 */
export const selectText = (count: number): string => plural(count, 'Seleccionar al que falta', `Seleccionar los ${count}`);

/** SUGG-06 */
export const finalText = ({ PROMOTED, NOT_PROMOTED, RETIRED }: Tally): string =>
  `${PROMOTED} ${plural(PROMOTED, 'promovido', 'promovidos')}, ${NOT_PROMOTED} ${plural(NOT_PROMOTED, 'no promovido', 'no promovidos')}, ${RETIRED} ${plural(RETIRED, 'retirado', 'retirados')}.`;
