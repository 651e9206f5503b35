import { describe, expect, it } from 'vitest';
import { crossingsOf, gapsOf, monthsOf, placeOf, wordsOf, type DrawnPeriod } from './year-days';

const YEAR = { startDate: '2026-01-01', endDate: '2026-12-31' };
const period = (name: string, from: string, to: string): DrawnPeriod => ({
  name,
  startDate: from && `2026-${from}`,
  endDate: to && `2026-${to}`,
  isNew: false,
});
const FOUR = [
  period('Periodo 1', '01-26', '04-12'),
  period('Periodo 2', '04-13', '06-21'),
  period('Periodo 3', '07-06', '09-13'),
  period('Periodo 4', '09-14', '11-29'),
];

describe('the line', () => {
  it('is as long as the year, whatever its first day', () => {
    expect(placeOf(YEAR, YEAR)).toEqual({ left: 0, width: 100 });
    const other = { startDate: '2025-02-01', endDate: '2026-01-31' };
    expect(placeOf({ startDate: '2025-02-01', endDate: '2025-02-01' }, other).width).toBeCloseTo(100 / 365);
    expect(monthsOf(other).map(({ startDate }) => startDate.slice(0, 7))).toHaveLength(12);
    expect(monthsOf(other)[0]).toEqual({ startDate: '2025-02-01', endDate: '2025-02-28' });
    expect(monthsOf({ startDate: '2026-01-19', endDate: '2026-02-10' })).toEqual([
      { startDate: '2026-01-19', endDate: '2026-01-31' },
      { startDate: '2026-02-01', endDate: '2026-02-10' },
    ]);
  });

  it('cuts off what lies beyond the year', () => {
    expect(placeOf({ startDate: '2025-06-01', endDate: '2025-07-01' }, YEAR)).toEqual({ left: 0, width: 0 });
    expect(placeOf({ startDate: '2026-12-31', endDate: '2027-05-01' }, YEAR).width).toBeCloseTo(100 / 365);
  });
});

describe('in words', () => {
  it('tells the days without a period', () => {
    expect(wordsOf(FOUR, YEAR)).toBe('Sin periodo: 01/01 al 25/01, 22/06 al 05/07 y 30/11 al 31/12.');
    expect(wordsOf([], YEAR)).toBe('Sin periodo: 01/01 al 31/12.');
    expect(wordsOf([period('Periodo 1', '01-01', '12-31')], YEAR)).toBe('Todos los días del año tienen periodo.');
    expect(wordsOf([period('Periodo 1', '01-02', '12-31')], YEAR)).toBe('Sin periodo: el 01/01.');
  });

  it('tells what is crossed, from when to when, before it is sent', () => {
    const [one = FOUR[0], two, three] = FOUR;
    const late = { ...period('Periodo 4', '09-07', '11-29'), isNew: true };
    const drawn = [one, two, three, late].filter((each) => each !== undefined);
    expect(wordsOf(drawn, YEAR)).toMatch(/^Periodo 4 se cruza con Periodo 3 del 07\/09 al 13\/09\. Sin periodo: /);
    expect(
      crossingsOf(drawn)
        .flat()
        .map(({ name }) => name),
    ).toEqual(['Periodo 4', 'Periodo 3']);
    const nameless = { ...late, name: '' };
    expect(wordsOf([...FOUR.slice(0, 3), nameless], YEAR)).toMatch(/^El periodo nuevo se cruza con Periodo 3 /);
  });

  it('a shared border is no crossing, and a row that is not whole is not there', () => {
    expect(crossingsOf([period('Periodo 1', '01-01', '02-01'), period('Periodo 2', '02-01', '03-01')])).toEqual([]);
    expect(crossingsOf([...FOUR, period('Periodo 5', '05-01', '')])).toEqual([]);
    expect(gapsOf([period('Periodo 1', '05-01', '')], YEAR)).toEqual([YEAR]);
    expect(gapsOf([period('Periodo 1', '06-01', '05-01')], YEAR)).toEqual([YEAR]);
  });

  it('periods beyond the year leave no days beyond it', () => {
    expect(gapsOf([{ startDate: '2026-12-01', endDate: '2027-02-01' }], YEAR)).toEqual([
      { startDate: '2026-01-01', endDate: '2026-11-30' },
    ]);
    expect(gapsOf([{ startDate: '2027-02-01', endDate: '2027-03-01' }], YEAR)).toEqual([YEAR]);
  });
});
