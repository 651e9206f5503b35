import { describe, expect, it } from 'vitest';
import { readDay, showAge, showDay, showMoment } from './date-text';

const NOW = new Date('2026-06-19T10:00:00');

describe('showAge', () => {
  it.each([
    ['2026-06-19 10:00:01', 'Hace 0 minutos'],
    ['2026-06-19 10:00:00', 'Hace 0 minutos'],
    ['2026-06-19 09:59:00', 'Hace 1 minuto'],
    ['2026-06-19 09:00:01', 'Hace 59 minutos'],
    ['2026-06-19 09:00:00', 'Hace 1 hora'],
    ['2026-06-19 08:00:01', 'Hace 1 hora'],
    ['2026-06-18 10:00:01', 'Hace 23 horas'],
    ['2026-06-18 10:00:00', 'Hace 1 dia'],
    ['2026-06-17 10:00:01', 'Hace 1 dia'],
    ['2026-05-20 10:00:00', 'Hace 30 dias'],
  ])('%s: %s', (date, age) => expect(showAge(date, NOW)).toBe(age));
});

it('shows days and moments as people write them', () => {
  expect(showDay('2026-07-08 23:59:59')).toBe('08/07/2026');
  expect(showMoment('2026-07-17 08:00:00')).toBe('17/07/2026 08:00');
});

it('a day is read day first or year first, and only one that there is', () => {
  expect(['26/01/2026', '6/1/2026', '06-01-2026', '2026-01-06', '29/02/2028'].map(readDay)).toEqual([
    '2026-01-26',
    '2026-01-06',
    '2026-01-06',
    '2026-01-06',
    '2028-02-29',
  ]);
  expect(['31/02/2026', '2026-02-31', '01/13/2026', '26/01/26', 'enero', '', '2026'].map(readDay)).toEqual(Array(7).fill(undefined));
});
