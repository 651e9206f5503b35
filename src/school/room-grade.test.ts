import { expect, it } from 'vitest';
import { gradeBeside, gradeOf, nextRoom } from './room-grade';

const room = (name: string, roomAcronyms = '', active = true) => ({ name, roomAcronyms, active });

it.each([
  ['TA to 1A', room('Transición A', 'TA'), [room('Primero B', '1B'), room('Primero A', '1A')], 'Primero A'],
  ['6A to 7A', room('Sexto A', '6A'), [room('Sexto B', '6B'), room('Séptimo B', '7B'), room('Séptimo A', '7A')], 'Séptimo A'],
  ['by names', room('Quinto B'), [room('Sexto A'), room('SEXTO B')], 'SEXTO B'],
  ['an acronym by letters', room('Quinto A', 'QB'), [room('Sexto A', '6A'), room('Sexto Z', 'SB')], 'Sexto Z'],
  ['numbers of groups', room('Sexto 1', '6-01'), [room('Séptimo 2', '702'), room('Séptimo 1', '7°1')], 'Séptimo 1'],
  ['grade and group in one number', room('601', '601'), [room('602', '602'), room('702', '702'), room('701', '701')], '701'],
  ['ten and eleven', room('Décimo A', '10A'), [room('Once A', '11A')], 'Once A'],
  ['rooms without a group', room('Prejardín', 'PJ'), [room('Jardín A', 'JA'), room('Jardín', 'J')], 'Jardín'],
])('the next room: %s (SUGG-01)', (_, own, rooms, next) => {
  expect(nextRoom(own, rooms)?.name).toBe(next);
});

it.each([
  ['of grade 11', room('Undécimo A', '11A'), [room('Aceleración A', 'AA')]],
  ['with another group', room('Sexto B', '6B'), [room('Séptimo A', '7A')]],
  ['that is not active', room('Sexto A', '6A'), [room('Séptimo A', '7A', false)]],
  ['two grades on', room('Sexto A', '6A'), [room('Octavo A', '8A')]],
  ['of the grade before', room('Sexto A', '6A'), [room('Quinto A', '5A')]],
  ['of a room without a grade', room('Aceleración A', 'AA'), [room('Primero A', '1A'), room('Otra A', 'OA')]],
])('there is none %s (SUGG-01)', (_, own, rooms) => {
  expect(nextRoom(own, rooms)).toBeNull();
});

it('the first of two that are alike', () => {
  const [one, other] = [room('Séptimo A', '7A'), room('Séptimo A', '7A')];
  expect(nextRoom(room('Sexto A', '6A'), [one, other])).toBe(one);
});

it.each([
  ['6A', '6B', 'same'],
  ['6A', '5A', 'lower'],
  ['6A', '7A', 'higher'],
  ['6A', '12A', null],
  ['XX', '6A', null],
])('%s beside %s is %s (SUGG-04)', (own, other, beside) => {
  expect(gradeBeside(room('', own), room('', other))).toBe(beside);
});

it.each([
  ['1101', 13],
  ['1201', 14],
  ['99', 14],
  ['101', 3],
])('%s is grade %i', (acronyms, grade) => {
  expect(gradeOf(room('', acronyms))).toBe(grade);
});
