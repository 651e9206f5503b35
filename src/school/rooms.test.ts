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

const room = (type: 'PRESCHOOL' | 'PRIMARY' | 'HIGH_SCHOOL', name: string, roomAcronyms = '') => ({ type, name, roomAcronyms });

it.each([
  ['types', [room('HIGH_SCHOOL', 'Alfa'), room('PRIMARY', 'Beta'), room('PRESCHOOL', 'Gama')], ['Gama', 'Beta', 'Alfa']],
  [
    'grades of preschool by their names',
    [room('PRESCHOOL', 'Transición A'), room('PRESCHOOL', 'Jardín A'), room('PRESCHOOL', 'Prejardín')],
    ['Prejardín', 'Jardín A', 'Transición A'],
  ],
  [
    'the number of the acronym before the name',
    [room('PRIMARY', 'Abejas', '3A'), room('PRIMARY', 'Zorros', '1A'), room('PRIMARY', 'Segundo', 'SB')],
    ['Zorros', 'Segundo', 'Abejas'],
  ],
  [
    'the ordinal or number of the name',
    [room('HIGH_SCHOOL', 'Undécimo A'), room('HIGH_SCHOOL', '10A'), room('HIGH_SCHOOL', 'séptimo'), room('HIGH_SCHOOL', 'SEXTO B')],
    ['SEXTO B', 'séptimo', '10A', 'Undécimo A'],
  ],
  [
    'every ordinal of primary',
    ['Quinto', 'Cuarto', 'Tercero', 'Segundo', 'Primero'].map((name) => room('PRIMARY', name)),
    ['Primero', 'Segundo', 'Tercero', 'Cuarto', 'Quinto'],
  ],
  [
    'every ordinal of secondary',
    ['Once', 'Décimo', 'Noveno', 'Octavo', 'Séptimo', 'Sexto'].map((name) => room('HIGH_SCHOOL', name)),
    ['Sexto', 'Séptimo', 'Octavo', 'Noveno', 'Décimo', 'Once'],
  ],
  [
    'rooms of a grade by name with numbers in their order',
    [room('PRIMARY', 'Primero 10'), room('PRIMARY', 'Primero 2'), room('PRIMARY', 'Primero B')],
    ['Primero 2', 'Primero 10', 'Primero B'],
  ],
  [
    'rooms without a grade last of their type',
    [room('PRIMARY', 'Aceleración'), room('PRIMARY', '12A', '12A'), room('PRIMARY', 'Quinto A'), room('HIGH_SCHOOL', 'Sexto A')],
    ['Quinto A', '12A', 'Aceleración', 'Sexto A'],
  ],
])('%s (ROOM-05)', (_, rooms, names) => {
  expect(inRoomOrder(rooms).map(({ name }) => name)).toEqual(names);
});

it('rooms whose type is not told are ordered by grade (SHAR-24)', () => {
  const rooms = ['Séptimo A', 'Quinto A', 'Sexto B'].map((name) => ({ name, roomAcronyms: '' }));
  expect(inRoomOrder(rooms).map(({ name }) => name)).toEqual(['Quinto A', 'Sexto B', 'Séptimo A']);
});
