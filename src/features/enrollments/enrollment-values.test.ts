import { expect, it } from 'vitest';
import { assignmentsOf, chosenTarget, targetOptions, targetSchema } from './enrollment-values';
import { former, room } from './sample';

const [own, next] = [room('Sexto A', '6A', 1), room('Séptimo A', '7A', 2)];

it('offers the rooms and at the end the departure (ENRO-11)', () => {
  expect(targetOptions([own, next]).map(({ label }) => label)).toEqual(['Sexto A (6A)', 'Séptimo A (7A)', 'Retirado']);
});

it.each([
  ['', false],
  ['2', true],
  ['RETIRED', true],
  ['3', false],
])('%j can be sent: %s (ENRO-12)', (target, can) => {
  expect(targetSchema([own, next]).isValidSync({ target })).toBe(can);
});

it.each([
  ['1', own, 'NOT_PROMOTED'],
  ['2', next, 'PROMOTED'],
  ['RETIRED', null, 'RETIRED'],
] as const)('%s gives %o, %s (ENRO-13 to ENRO-18)', (target, chosen, status) => {
  expect(chosenTarget(target, [own, next])).toBe(chosen);
  expect(assignmentsOf([former(5, null), former(6, 'RETIRED')], own, chosen)).toEqual(
    [
      { id: null, studentId: 5 },
      { id: 106, studentId: 6 },
    ].map((entry) => ({
      ...entry,
      currentRoomId: 1,
      targetRoomId: chosen?.id ?? null,
      targetRoomName: chosen?.name ?? null,
      status,
      preEnrollmentStatus: 'PENDING',
    })),
  );
});

it('nothing is chosen, or what is gone', () => {
  expect([chosenTarget('', [own]), chosenTarget('9', [own])]).toEqual([undefined, undefined]);
});
