import { expect, it } from 'vitest';
import type { Student } from '@/api/resources/students';
import { waitingFamilies } from './recipients';

const student = (name: string, parentEmail: string, studentStatus: Student['studentStatus']) =>
  ({ id: 1, name, surname: 'Rojas', parentEmail, studentStatus }) as Student;

it('each family that has not registered once, with its children', () => {
  expect(
    waitingFamilies([
      student('Ana', 'familia@correo.example', 'INVITE_SENT'),
      student('Bea', 'otra@correo.example', 'CODE_VALIDATED'),
      student('Luis', 'Familia@correo.example', 'INVITE_SENT'),
      student('Marta', 'marta@correo.example', 'INVITE_SENT'),
      student('Pedro', 'pedro@correo.example', 'PROFILE_COMPLETED'),
    ]),
  ).toEqual([
    { email: 'familia@correo.example', names: 'Ana Rojas y Luis Rojas' },
    { email: 'marta@correo.example', names: 'Marta Rojas' },
  ]);
});
