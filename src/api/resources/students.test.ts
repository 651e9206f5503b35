import { expect, it } from 'vitest';
import { agesIn, students } from './students';

it('Antigüedad goes from 2013 to 2025, and on with the calendar', () => {
  expect(agesIn(2025)).toEqual([2013, 2014, 2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025]);
  expect(agesIn(2026).at(-1)).toBe(2026);
  expect(agesIn(2024).at(-1)).toBe(2025);
});

const room = { field: 'roomId', operator: '=', value: '9' };
const active = { field: 'active', operator: '=', value: 'true' };

it('the list of a room asks for one room and who is active, and for nothing else', () => {
  const takes = (...filters: (typeof room)[]) => students.listOfRoom.query.isValidSync({ filters });
  expect(takes(room, active)).toBe(true);
  expect(takes({ ...room, value: '12' }, active)).toBe(true);
  for (const value of ['x9', '9x', '', '9.5']) expect(takes({ ...room, value }, active)).toBe(false);
  expect(takes({ ...room, field: 'room' }, active)).toBe(false);
  expect(takes(room, { ...active, value: 'false' })).toBe(false);
  expect(takes(room, { ...active, field: 'delay' })).toBe(false);
  expect(takes(active, room)).toBe(false);
  expect(takes(room, active, room)).toBe(false);
  expect(takes(room)).toBe(false);
  expect(takes()).toBe(false);
});
