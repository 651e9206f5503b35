import { expect, it } from 'vitest';
import { inRoomOrder, typeText } from './rooms';

it.each([
  ['PRESCHOOL', 'Preescolar'],
  ['PRIMARY', 'Primaria'],
  ['HIGH_SCHOOL', 'Secundaria'],
  ['OTHER', 'Secundaria'],
])('%s reads %s (ROOM-04)', (type, text) => {
  expect(typeText(type)).toBe(text);
});

it('preschool, primary, secondary, and in each by name with numbers in their order (ROOM-05)', () => {
  const room = (type: 'PRESCHOOL' | 'PRIMARY' | 'HIGH_SCHOOL', name: string) => ({ type, name });
  const sorted = [
    room('PRIMARY', '2A'),
    room('HIGH_SCHOOL', '10A'),
    room('HIGH_SCHOOL', '6A'),
    room('PRESCHOOL', 'Ñ'),
    room('PRIMARY', '1B'),
  ];
  expect(inRoomOrder(sorted).map(({ name }) => name)).toEqual(['Ñ', '1B', '2A', '6A', '10A']);
});
