import { expect, it } from 'vitest';
import { schoolRequestOf, schoolValuesSchema, valuesOf } from './school-values';

const school = {
  id: 1,
  name: 'Colegio',
  image: null,
  schoolPhone: null,
  schoolEmail: 'a@b.co',
  schoolAddress: 'Calle 9',
  schoolCity: null,
};

it('sends the school as it is stored, with what was edited, trimmed; no municipality is null (SCHO-10, SCHO-13, SCHO-14)', () => {
  const values = { ...valuesOf(school), name: 'Otro', schoolEmail: 'otro@b.co', schoolPhone: ' 604 1 ', schoolAddress: '  Calle 10 ' };
  expect(schoolRequestOf(school, values)).toEqual({ ...school, schoolPhone: '604 1', schoolAddress: 'Calle 10' });
  expect(schoolRequestOf(school, { ...values, schoolCity: 'Bello, Antioquia' }).schoolCity).toBe('Bello, Antioquia');
});

it('what is not stored is empty in the form, and phone and address are asked for', () => {
  const values = valuesOf({ ...school, schoolEmail: null });
  expect(values).toMatchObject({ schoolPhone: '', schoolEmail: '', schoolCity: '' });
  expect(schoolValuesSchema.isValidSync(values)).toBe(false);
  expect(schoolValuesSchema.isValidSync({ ...values, schoolPhone: '604 1' })).toBe(true);
  expect(schoolValuesSchema.isValidSync({ ...values, schoolPhone: '604 1', schoolAddress: '  ' })).toBe(false);
});
