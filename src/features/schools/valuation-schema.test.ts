import { expect, it, describe } from 'vitest';
import { ValidationError } from 'yup';
import { valuationSchema } from './valuation-schema';
import { newValuation, type ValuationValues } from './valuation-values';

const POSITIVE = 'Solo se aceptan números positivos';
const PERCENTAGE = 'Debe estar en el rango de 0 a 100';
const RISING = 'El valor inicial debe ser menor que el valor final';
const APART = 'Los rangos no deben cruzarse ni salir del rango total';
const REQUIRED = 'Este campo es requerido.';

const row = (name: string, initialValue: string, endValue: string) => ({ id: '', name, description: 'Avanza al', initialValue, endValue });
const of = (initialValue: string, endValue: string, ...rows: ValuationValues['rows']): ValuationValues => ({
  ...newValuation(false),
  initialValue,
  endValue,
  rows,
});

/** The first message of each field. */
function messagesOf(values: ValuationValues): Record<string, string> {
  try {
    valuationSchema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.toReversed().map(({ path, message }) => [path, message]));
  }
}

const whole = row('Todo', '2', '4');

describe('the scale (VALU-08, VALU-09, VALU-24)', () => {
  it.each([
    ['-1', '5', { initialValue: POSITIVE }],
    ['1.5', '5', { initialValue: POSITIVE }],
    ['1,5', '5', { initialValue: POSITIVE }],
    ['uno', '5', { initialValue: POSITIVE }],
    ['', '5', { initialValue: POSITIVE }],
    ['1', '5.5', { endValue: POSITIVE }],
    ['1', '', { endValue: POSITIVE }],
    ['1', '-5', { endValue: POSITIVE }],
    ['0', '5', {}],
    ['1,0', '5', {}],
  ])('from %j to %j', (from, to, messages) => {
    expect(messagesOf(of(from, to, whole))).toEqual(messages);
  });

  it('that does not rise says so, and the rows say nothing of it', () => {
    expect(messagesOf(of('5', '5', whole))).toEqual({ initialValue: RISING });
    expect(messagesOf(of('6', '5', whole))).toEqual({ initialValue: RISING });
  });
});

describe('a level', () => {
  it.each([
    ['-0.1', '5', { 'rows[0].initialValue': PERCENTAGE }],
    ['1', '100.1', { 'rows[0].endValue': PERCENTAGE }],
    ['', '5', { 'rows[0].initialValue': PERCENTAGE }],
    ['1', '', { 'rows[0].endValue': PERCENTAGE }],
    ['x', '5', { 'rows[0].initialValue': PERCENTAGE }],
    ['1', '-5', { 'rows[0].endValue': PERCENTAGE }],
    ['0', '100', {}],
    ['0', '99,9', {}],
  ])('from %j to %j of 0 to 100 (VALU-10)', (from, to, messages) => {
    expect(messagesOf(of('0', '100', row('Todo', from, to)))).toEqual(messages);
  });

  it('without name or base indicator (VALU-11)', () => {
    const empty = { ...whole, name: ' ', description: '' };
    expect(messagesOf(of('1', '5', empty))).toEqual({ 'rows[0].name': REQUIRED, 'rows[0].description': REQUIRED });
  });

  it.each(['3', '3.1'])('that begins at %s and ends at 3 (VALU-24)', (from) => {
    expect(messagesOf(of('1', '5', row('Bajo', from, '3')))).toEqual({ 'rows[0].initialValue': RISING });
  });

  it.each([
    ['0.9', '3', { 'rows[0].initialValue': APART }],
    ['3', '5.1', { 'rows[0].endValue': APART }],
    ['0', '9', { 'rows[0].initialValue': APART, 'rows[0].endValue': APART }],
    ['6', '7', { 'rows[0].initialValue': APART, 'rows[0].endValue': APART }],
    ['1', '5', {}],
  ])('from %s to %s of 1 to 5 (VALU-25)', (from, to, messages) => {
    expect(messagesOf(of('1', '5', row('Bajo', from, to)))).toEqual(messages);
  });
});

describe('levels that cross (VALU-25)', () => {
  it.each([
    ['a shared border', ['1', '3'], ['3', '5'], {}],
    ['neighbours', ['1', '2,9'], ['3', '5'], {}],
    ['the second within the first', ['1', '3.1'], ['3', '5'], { 'rows[1].initialValue': APART }],
    ['in the other order', ['3', '5'], ['1', '3.1'], { 'rows[0].initialValue': APART }],
    ['the same', ['1', '5'], ['1', '5'], { 'rows[0].initialValue': APART, 'rows[1].initialValue': APART }],
    ['one that is not whole yet', ['1', '5'], ['3', ''], { 'rows[1].endValue': PERCENTAGE }],
  ] as const)('%s', (_, [from, to], [otherFrom, otherTo], messages) => {
    expect(messagesOf(of('1', '5', row('Uno', from, to), row('Otro', otherFrom, otherTo)))).toEqual(messages);
  });
});

it('two of one name both say so, whatever the case (VALU-26)', () => {
  const repeated = 'Este campo ya existe';
  expect(messagesOf(of('1', '5', row('Alto', '1', '2'), row('ALTO ', '3', '5')))).toEqual({
    'rows[0].name': repeated,
    'rows[1].name': repeated,
  });
});
