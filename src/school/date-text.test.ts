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

describe('readDay (PAST-08)', () => {
  it.each([
    '31/12/2026',
    '31-12-2026',
    '31.12.2026',
    '31-12-26',
    '31/12/26',
    '31-dic-2026',
    '31-dic-26',
    '31/dic./2026',
    '31 dic 2026',
    '31-Dec-2026',
    '31 de diciembre de 2026',
    '31 de Diciembre del 2026',
    'jueves, 31 de diciembre de 2026',
    'JUEVES 31 DE DICIEMBRE DE 2026',
    'jue. 31 dic. 2026',
    '31º de diciembre de 2026',
    '31 de diciembre, 2026',
    '31/12/2026.',
    '31/12/2026 8am',
    '31/12/2026 8 p. m.',
    '2026-12-31',
    '2026/12/31',
    '31/12/2026 0:00',
    '31/12/2026 12:00:00 a. m.',
    '2026-12-31T00:00:00Z',
    '2026-12-31 23:59:59',
    '31 de diciembre de 2026, 10:00',
  ])('%s', (text) => expect(readDay(text)).toBe('2026-12-31'));

  it('the day comes before the month, of one digit too', () => {
    expect(['1/2/26', '01-02-2026', '1 de febrero de 2026', '2026-2-1'].map(readDay)).toEqual(Array(4).fill('2026-02-01'));
    expect(readDay('29/02/2028')).toBe('2028-02-29');
    const months = 'ene feb mar abr may jun jul ago sept oct nov dic'.split(' ');
    expect(months.map((month) => readDay(`5-${month}-26`))).toEqual(
      months.map((_, index) => `2026-${String(index + 1).padStart(2, '0')}-05`),
    );
  });

  it.each([
    '31/02/2026',
    '2026-02-31',
    '01/13/2026',
    '0/1/2026',
    'enero',
    '',
    '2026',
    '31/12',
    '31/12/026',
    '1/2/0026',
    '31 de brumario de 2026',
    '45992',
    '31/12/2026 y más',
    '31/12/2026/1',
  ])('%s is none', (text) => expect(readDay(text)).toBeUndefined());
});
