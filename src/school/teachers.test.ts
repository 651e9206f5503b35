import { expect, it } from 'vitest';
import { inTeacherOrder, teacherName } from './teachers';

it('a teacher reads by name and last name, without a blank for one that is missing (SHAR-20)', () => {
  expect(teacherName({ teacherName: 'Ana', teacherLastName: 'Niño' })).toBe('Ana Niño');
  expect(teacherName({ teacherName: 'Ana', teacherLastName: '' })).toBe('Ana');
});

it('teachers stand by last name and name (TEAC-03)', () => {
  const teachers = [
    ['Óscar', 'Vélez'],
    ['Zoe', 'Álvarez'],
    ['Ana', 'Niño'],
    ['Ana', 'Ñañez'],
    ['Ana', 'Álvarez'],
  ].map(([teacherName = '', teacherLastName = '']) => ({ teacherName, teacherLastName }));
  expect(inTeacherOrder(teachers).map(({ teacherName, teacherLastName }) => `${teacherName} ${teacherLastName}`)).toEqual([
    'Ana Álvarez',
    'Zoe Álvarez',
    'Ana Niño',
    'Ana Ñañez',
    'Óscar Vélez',
  ]);
});
