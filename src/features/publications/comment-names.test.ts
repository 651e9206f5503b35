import { expect, it } from 'vitest';
import { commentNames } from './comment-names';

const comment = (name: string | null, message: string, ids: { managerId?: number; teacherId?: number } = {}) => ({
  name,
  message,
  managerId: null,
  teacherId: null,
  ...ids,
});

it('names each comment by author and words, once', () =>
  expect(
    commentNames([comment('Ana', 'Gracias'), comment('Ana', 'gracias'), comment(null, 'Sí', { managerId: 2 })]).map(({ spoken }) => spoken),
  ).toEqual(['comentario de Ana: Gracias, n.º 1', 'comentario de Ana: gracias, n.º 2', 'comentario de Coordinación: Sí']));

it('tells two teachers of one name apart, and counts who comments twice once', () =>
  expect(
    commentNames([
      comment('Ana', 'Uno', { teacherId: 1 }),
      comment('Ana', 'Dos', { teacherId: 1 }),
      comment('Ana', 'Tres', { teacherId: 2 }),
      comment('Eva', 'Tres', { teacherId: 3 }),
    ]).map(({ apart }) => apart),
  ).toEqual(['otro Ana, n.º 1', 'otro Ana, n.º 1', 'otro Ana, n.º 2', undefined]));
