import { expect, it } from 'vitest';
import type { PreEnrollment } from '@/api/resources/pre-enrollments';
import { isComplete, tallyOf, withAssignments, yearBefore, type FormerRoom } from './former-rooms';
import { assigned, former, room } from './sample';

const year = (id: number, from: string, to: string) => ({ id, startDate: `${from} 00:00:00`, endDate: `${to} 23:59:59` });
const YEARS = [
  year(1, '2024-01-01', '2024-12-31'),
  year(2, '2026-01-01', '2026-12-31'),
  year(3, '2025-01-01', '2025-12-31'),
  year(4, '2027-01-01', '2027-12-31'),
];

it.each([
  ['the latest that ended before', YEARS, 2, 3],
  ['none before the first', YEARS, 1, null],
  ['none without a current year', YEARS, null, null],
  ['none of a year that is not listed', YEARS, 9, null],
  ['not one that ends as the current begins', [year(1, '2025-01-01', '2026-01-01'), year(2, '2026-01-01', '2026-12-31')], 2, null],
])('%s (ENRO-05)', (_, years, current, id) => {
  expect(yearBefore(years, current)?.id ?? null).toBe(id);
});

const ready = (students: FormerRoom['students']): FormerRoom => ({ room: room('Sexto A', '6A'), state: 'ready', students });
const [pending, promoted] = [former(1, null), former(2, 'PROMOTED')];

it.each([
  ['no rooms', [], true],
  ['a room without students', [ready([])], true],
  ['everybody assigned', [ready([promoted]), ready([former(3, 'RETIRED')])], true],
  ['one pending in another room', [ready([promoted]), ready([promoted, pending])], false],
  ['a room that failed', [ready([promoted]), { ...ready([promoted]), state: 'failed' }], false],
  ['a room that is loading', [{ ...ready(undefined), state: 'loading' }], false],
] as const)('%s: complete is %s (ENRO-24, ENRO-25)', (_, rooms, complete) => {
  expect(isComplete(rooms)).toBe(complete);
});

it('counts each result once', () => {
  const students = [pending, promoted, former(3, 'PROMOTED'), former(4, 'NOT_PROMOTED'), former(5, 'RETIRED')];
  expect(tallyOf(students)).toEqual({ PROMOTED: 2, NOT_PROMOTED: 1, RETIRED: 1, PENDING: 1 });
});

it('joins by student, whatever the order, and keeps that of the history', () => {
  const all: PreEnrollment[] = [assigned(7, 'RETIRED'), assigned(5, 'PROMOTED')];
  expect(withAssignments([former(5, null), former(6, null)], all).map(({ id, assignment }) => [id, assignment?.status])).toEqual([
    [5, 'PROMOTED'],
    [6, undefined],
  ]);
});
