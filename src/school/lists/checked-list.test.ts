import { object, string } from 'yup';
import { describe, expect, it } from 'vitest';
import { nameKey } from '@/api/core/name-key';
import { readFileCells } from '@/ui/delimited/delimited-text';
import { anyText, oneOf } from '@/ui/form/pasted-table';
import { REQUIRED_IN, notTaken, rowsOf } from '@/ui/form/row-schema';
import { filledIn } from '@/ui/form/text-schema';
import type { TableContent } from '@/ui/table-files/table-reading';
import { checkList, type ListForm } from './checked-list';

interface Room {
  name: string;
  acronym: string;
  type: string;
}

const BLANK: Room = { name: '', acronym: '', type: '' };
const room = (name: string, acronym: string, type: string): Room => ({ name, acronym, type });

const TYPES = [
  { value: 'PRIMARY', label: 'Primaria' },
  { value: 'HIGH_SCHOOL', label: 'Secundaria' },
];

const FORM: ListForm<Room> = {
  draft: 'rooms',
  blank: BLANK,
  columns: {
    name: { names: ['Nombre', 'Curso'], read: anyText, counts: 'names' },
    acronym: { names: ['Acrónimo'], read: anyText, counts: 'names' },
    type: { names: ['Tipo'], read: oneOf(TYPES) },
  },
  schema: rowsOf<Room>(
    object({
      name: notTaken(filledIn(REQUIRED_IN.page), ['Sexto A'], nameKey),
      acronym: filledIn(REQUIRED_IN.page),
      type: string().defined().required(REQUIRED_IN.page).max(11, 'Es muy largo'),
    }),
    { field: 'name', keyOf: ({ name }) => nameKey(name) },
  ),
  taken: ({ name }) => `el curso ${name} ya existe`,
  missing: { name: 'el nombre', acronym: 'el acrónimo', type: 'el tipo' },
};

/** As the instructions have them. */
const TITLES = ['Nombre', 'Acrónimo', 'Tipo'];

const contentOf = (text: string): TableContent => {
  const { lines, ...rest } = readFileCells(text, (cells) => cells.includes('Nombre'));
  const filled = lines.filter(({ cells }) => cells.some((cell) => cell !== ''));
  return { ...rest, lines: filled, count: filled.length, sheet: null };
};

const check = (text: string, held: readonly Room[] = []) => checkList(contentOf(text), FORM, held, TITLES);

describe('a file of a list (IMPO-01)', () => {
  it('gives the rows that the form takes, and says what is wrong with each other line', () => {
    const text = [
      'Nombre;Acrónimo;Tipo',
      'Octavo A;8A;Secundaria',
      'Octavo B;8B;secundaria',
      '',
      'Octavo C;8C;SECUNDARIA',
      'Octavo D;8D;Secundaria',
      'Octavo E;;Secundaria',
      'Octavo F;8F;Media',
      'sexto  a;6A;Secundaria',
      ';;Primaria',
      'Octavo G;8G;#N/D',
      ' OCTAVO B ;8X;Secundaria',
      'Octavo H;8H;Secundaria;sobra',
    ].join('\n');
    expect(check(text)).toEqual({
      found: 11,
      unchecked: 0,
      good: [
        room('Octavo A', '8A', 'HIGH_SCHOOL'),
        room('Octavo B', '8B', 'HIGH_SCHOOL'),
        room('Octavo C', '8C', 'HIGH_SCHOOL'),
        room('Octavo D', '8D', 'HIGH_SCHOOL'),
      ],
      problems: [
        'Fila 7: falta el acrónimo.',
        'Fila 8, Tipo: «Media» no está entre las opciones: Primaria o Secundaria.',
        'Fila 9: el curso sexto a ya existe.',
        'Fila 10: falta el nombre.',
        'Fila 10: falta el acrónimo.',
        'Fila 11, Tipo: #N/D es un error de la hoja de cálculo.',
        'Fila 12: se repite con la fila 3.',
        'Fila 13: tiene 4 columnas y se esperaban 3. Si un texto lleva punto y coma, escríbelo entre comillas.',
      ],
      unused: [],
    });
  });

  it('compares with what the form holds', () => {
    expect(check('Nombre;Acrónimo;Tipo\nOctavo A;8A;Primaria\nOctavo B;8B;Primaria', [room('octavo a', '', '')])).toMatchObject({
      good: [room('Octavo B', '8B', 'PRIMARY')],
      problems: ['Fila 2: ya está en el formulario.'],
    });
  });

  it('takes the later one of two that are alike where the earlier one is wrong', () => {
    expect(check('Nombre;Acrónimo;Tipo\nOctavo A;;Primaria\nOctavo A;8A;Primaria')).toMatchObject({
      good: [room('Octavo A', '8A', 'PRIMARY')],
      problems: ['Fila 2: falta el acrónimo.'],
    });
  });

  it('says what the form says where it has other words for it', () => {
    const columns = { ...FORM.columns, type: { names: ['Tipo'], read: anyText } };
    expect(checkList(contentOf('Octavo A;8A;Un tipo larguísimo'), { ...FORM, columns }, [], TITLES).problems).toEqual([
      'Fila 1, Tipo: Es muy largo.',
    ]);
  });
});

describe('its head (IMPO-04)', () => {
  const good = [room('Octavo A', '8A', 'PRIMARY')];

  it.each([
    ['in any order, case and accents', 'TIPO;acronimo;NOMBRE\nPrimaria;8A;Octavo A'],
    ['with a title above', 'Lista de cursos\nNombre;Acrónimo;Tipo\nOctavo A;8A;Primaria'],
    ['none: the order of the instructions', 'Octavo A;8A;Primaria'],
    ['commas', 'Nombre,Acrónimo,Tipo\n"Octavo A",8A,Primaria'],
    ['letters with marks of their own', 'Nombre;Acrónimo;Tipo\nOctavo A;8A;Primaria'.normalize('NFD')],
  ])('%s', (_, text) => {
    expect(check(text)).toMatchObject({ found: 1, good, problems: [] });
  });

  it('may name more than the form has, which is told', () => {
    expect(check('No.;Nombre;Acrónimo;Tipo;Director\n1;Octavo A;8A;Primaria;Ana')).toMatchObject({ good, unused: ['No.', 'Director'] });
  });

  it('of another list is told', () => {
    expect(check('Estudiante;Nota\nAna;4,5')).toMatchObject({
      found: 0,
      good: [],
      problems: [expect.stringMatching(/^Fila 1: los títulos no son/)],
    });
  });

  it('and its columns are called what the instructions call them', () => {
    const columns = {
      ...FORM.columns,
      type: { names: ['Tipo de curso / Nivel', 'Nivel'], read: oneOf(TYPES) },
      color: { names: ['Color'], read: anyText },
    };
    const problems = (text: string) => checkList(contentOf(text), { ...FORM, columns }, [], ['Curso', 'Acrónimo', 'Nivel']).problems;
    expect(problems('Estudiante;Nota\nAna;4,5')).toEqual(['Fila 1: los títulos no son los del formulario (Curso, Acrónimo, Nivel).']);
    expect(problems('Octavo A;8A;Media')).toEqual(['Fila 1, Nivel: «Media» no está entre las opciones: Primaria o Secundaria.']);
    expect(problems('Nombre;Acrónimo\nOctavo A;8A')).toEqual(['Falta la columna «Nivel».']);
  });

  it.each([
    ['Falta la columna «Acrónimo».', 'Nombre;Tipo'],
    ['Falta la columna «Acrónimo». En tu archivo hay otra: «Sigla del curso».', 'Nombre;Tipo;Sigla del curso'],
    ['Faltan las columnas «Acrónimo» y «Tipo». En tu archivo hay otras: «Estudiante» y «Edad».', 'Nombre;Estudiante;Edad'],
  ])('without a column that rows must have is told once: %s', (problem, head) => {
    const line = head.replaceAll(/[^;]+/g, 'Primaria');
    expect(check(`${head}\n${`${line}\n`.repeat(34)}`)).toMatchObject({ found: 0, good: [], problems: [problem] });
  });

  it('may lack a column that rows need not have, and without a head each row tells what it lacks', () => {
    const missing = { name: 'el nombre', acronym: 'el acrónimo' };
    expect(checkList(contentOf('Nombre;Acrónimo\nOctavo A;8A'), { ...FORM, missing }, [], TITLES).found).toBe(1);
    expect(check('Octavo A;8A').problems).toEqual(['Fila 1: falta el tipo.']);
  });
});

it('what follows a quote that is not closed is not read, and told', () => {
  expect(check('Nombre;Acrónimo;Tipo\nOctavo A;8A;Primaria\n"Octavo B;8B;Primaria')).toMatchObject({
    good: [room('Octavo A', '8A', 'PRIMARY')],
    problems: ['Fila 3: las comillas no se cierran. Desde esa fila no se leyó nada.'],
  });
});

it('of more lines than are looked at, the number of the others is told', () => {
  const content = contentOf('Nombre;Acrónimo;Tipo\nOctavo A;8A;Primaria');
  expect(checkList({ ...content, count: 50_001 }, FORM, [], TITLES)).toMatchObject({
    found: 50_000,
    unchecked: 49_999,
    good: [expect.anything()],
  });
});

it('what it calls good the form takes (IMPO-06)', () => {
  const text = [
    'Nombre;Acrónimo;Tipo',
    ...Array.from({ length: 60 }, (_, row) => `Curso ${row % 40};${row % 7 ? `C${row % 7}` : ''};${row % 3 ? 'Primaria' : ''}`),
  ];
  const { good } = check(text.join('\n'));
  expect(good.length).toBeGreaterThan(20);
  expect(() => FORM.schema.validateSync({ rows: good }, { abortEarly: false })).not.toThrow();
});
