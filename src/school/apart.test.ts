import { expect, it } from 'vitest';
import { apartOf, apartStudents, apartTeachers, fileNameOf, nameApart, type ListedPerson } from './apart';

const textsOf = (...people: readonly (readonly [name: string, email?: string])[]) => {
  const listed = people.map(([name, email], id): ListedPerson => (email === undefined ? { id, name } : { id, name, email }));
  const apart = apartOf(listed);
  return listed.map(({ id }) => apart.get(id));
};

const JUAN = 'Juan Pérez';

it('tells nothing of those who have a name of their own', () =>
  expect(textsOf([JUAN, 'a@x.co'], ['Ana Pérez', 'a@x.co'], ['Juan Perezz'])).toEqual([undefined, undefined, undefined]));

it('tells the e-mail of those who share a name [H4]', () =>
  expect(textsOf([JUAN, 'a@x.co'], ['Ana'], [JUAN, ' b@x.co '])).toEqual(['a@x.co', undefined, 'b@x.co']));

it.each(['JUAN PEREZ', 'juan  pérez', ' Juan Pérez ', 'Juan\u00A0Pérez', 'Juan Pe\u0301rez', 'Juan\u200B Pérez'])(
  'reads %j as Juan Pérez',
  (name) => expect(textsOf([JUAN, 'a@x.co'], [name, 'b@x.co'])).toEqual(['a@x.co', 'b@x.co']),
);

it('reads apostrophes of any kind as the same, and keeps ñ and hyphens out of it', () => {
  expect(textsOf(["Ana D'Costa", 'a@x.co'], ['Ana D’Costa', 'b@x.co'])).toEqual(['a@x.co', 'b@x.co']);
  expect(textsOf(['Ana-María', 'a@x.co'], ['Ana María', 'b@x.co'])).toEqual([undefined, undefined]);
});

it('tells the place in the list where no e-mail is known', () =>
  expect(textsOf(['Ana'], [JUAN], ['Eva'], [JUAN, ''], [JUAN, 'a@x.co'])).toEqual([
    undefined,
    'otro Juan Pérez, n.º 2',
    undefined,
    'otro Juan Pérez, n.º 4',
    'a@x.co',
  ]));

it('tells the place where two of a name share the e-mail, too', () =>
  expect(textsOf([JUAN, 'a@x.co'], [JUAN, 'A@x.co'], [JUAN, 'b@x.co'])).toEqual([
    'otro Juan Pérez, n.º 1',
    'otro Juan Pérez, n.º 2',
    'b@x.co',
  ]));

it('keeps thirty of a name apart', () => {
  const texts = textsOf(...Array.from({ length: 30 }, (_, index) => [JUAN, index % 2 === 0 ? `p${index}@x.co` : ''] as const));
  expect(new Set(texts).size).toBe(30);
});

it('counts a person who is listed twice once', () =>
  expect(apartOf([7, 7, 8].map((id) => ({ id, name: id === 8 ? 'Ana' : JUAN })))).toEqual(new Map()));

it('takes the parent’s e-mail of a student, a teacher’s own in lower case', () => {
  const student = { name: 'Juan', surname: 'Pérez' };
  expect(
    apartStudents([
      { ...student, id: 1, parentEmail: 'a@x.co' },
      { ...student, id: 2, parentEmail: 'b@x.co' },
    ]).get(2),
  ).toBe('b@x.co');
  const teacher = { teacherName: 'Juan', teacherLastName: 'Pérez' };
  expect(
    apartTeachers([
      { ...teacher, id: 1, teacherEmail: 'A@x.co' },
      { ...teacher, id: 2, teacherEmail: 'B@x.co' },
    ]).get(1),
  ).toBe('a@x.co');
});

it('follows the name', () => {
  expect(nameApart(JUAN, 'a@x.co')).toBe('Juan Pérez, a@x.co');
  expect(nameApart(JUAN, undefined)).toBe(JUAN);
});

it('numbers the files of the second and later ones of a name', () => {
  const listed = ['Juan', 'Ana', 'JUÁN', 'Juan'].map((name, id) => ({ id, name, surname: 'Pérez' }));
  expect(listed.map((student) => fileNameOf(student, listed))).toEqual(['Juan Pérez', 'Ana Pérez', 'JUÁN Pérez (2)', 'Juan Pérez (3)']);
});
