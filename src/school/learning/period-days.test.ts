import { expect, test } from 'vitest';
import { endOfPeriod, weekText, weeksOf } from './period-days';

test.each([
  ['2026-06-14', 'Periodo 2 termina en 5 días'],
  ['2026-06-18', 'Periodo 2 termina mañana'],
  ['2026-06-19', 'Periodo 2 termina hoy'],
  ['2026-06-20', 'Periodo 2 terminó hace 1 día'],
  ['2026-07-01', 'Periodo 2 terminó hace 12 días'],
])('on %s', (today, text) => {
  expect(endOfPeriod({ name: 'Periodo 2', endDate: '2026-06-19 23:59:59' }, today)).toBe(text);
});

const PERIOD = { startDate: '2026-04-13 00:00:00', endDate: '2026-06-21 23:59:59' };

test.each([
  ['before', '2026-04-12', 0, 0, '10 semanas'],
  ['the first day', '2026-04-13', 1, 1 / 70, 'Semana 1 de 10'],
  ['the last day of a week', '2026-04-19', 1, 7 / 70, 'Semana 1 de 10'],
  ['the first day of the next', '2026-04-20', 2, 8 / 70, 'Semana 2 de 10'],
  ['the last day', '2026-06-21', 10, 1, 'Semana 10 de 10'],
  ['after', '2026-06-22', null, 1, '10 semanas'],
])('%s', (_, today, current, elapsed, text) => {
  const weeks = weeksOf(PERIOD, today);
  expect(weeks).toEqual({ count: 10, current, elapsed });
  expect(weekText(weeks)).toBe(text);
});

test('a last week may be short, and a period a single day', () => {
  expect(weeksOf({ ...PERIOD, endDate: '2026-06-22 23:59:59' }, '2026-06-22')).toMatchObject({ count: 11, current: 11 });
  expect(weeksOf({ ...PERIOD, endDate: PERIOD.startDate }, '2026-04-13')).toEqual({ count: 1, current: 1, elapsed: 1 });
  // Dates the wrong way round.
  expect(weeksOf({ startDate: PERIOD.endDate, endDate: PERIOD.startDate }, '2026-05-01').count).toBe(1);
});
