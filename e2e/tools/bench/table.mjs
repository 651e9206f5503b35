/** @import { Figure } from './figure.mjs' */

const MET = { true: 'sí', false: 'NO', null: '—' };

/**
 * The figures as one table, with their notes below it.
 *
 * @param {Figure[]} figures
 */
export function tableOf(figures) {
  const rows = figures.map(({ id, name, value, goal, met }) => [id, name, String(value ?? 'no medido'), goal, MET[`${met}`]]);
  const lines = [['', 'Cifra', 'Valor', 'Meta', 'Cumple'], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const notes = figures.filter((figure) => figure.notes.length > 0).map(({ id, name, notes }) => `${id} ${name}:\n  ${notes.join('\n  ')}`);
  return [...lines.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')), '', ...notes].join('\n');
}
