import { describe, expect, it } from 'vitest';
import { anyText, onOrOff, oneOf, readTable } from './pasted-table';

const TYPES = [
  { value: 'PRIMARY', label: 'Primaria' },
  { value: 'TECHNICAL', label: 'Media técnica' },
];
const ROOMS = {
  name: { names: ['Nombre', 'Curso'], read: anyText, counts: 'names' as const },
  acronym: { names: ['Acrónimo'], read: anyText, counts: 'names' as const },
  type: { names: ['Tipo'], read: oneOf(TYPES) },
  on: { names: ['Tiene asignaturas'], read: onOrOff },
};
const YEARS = ['2024', '2025', '2026'].map((year) => ({ value: year, label: year }));
const STUDENTS = {
  name: { names: ['Nombre', 'Nombres'], read: anyText },
  surname: { names: ['Apellido', 'Apellidos'], read: anyText },
  email: { names: ['Correo del padre', 'Correo'], read: anyText },
  age: { names: ['Antigüedad'], read: oneOf(YEARS) },
};

const read = (...lines: string[]) => readTable(lines.join('\n'), STUDENTS, 'name');
const rooms = (...lines: string[]) => readTable(lines.join('\n'), ROOMS, 'name');

it('an option is read by the words it shows, without case and accents', () => {
  expect(['Primaria', 'PRIMÁRIA', 'media tecnica', 'PRIMARY', 'Prim', ''].map(oneOf(TYPES))).toEqual([
    'PRIMARY',
    'PRIMARY',
    'TECHNICAL',
    undefined,
    undefined,
    undefined,
  ]);
});

it('a switch is on for three words and off for any other cell', () => {
  expect(['SÍ', 'si', 'X', 'x', '1'].map(onOrOff)).toEqual([true, true, true, true, true]);
  expect(['NO', '', '0', '11', 'true'].map(onOrOff)).toEqual([false, false, false, false, false]);
});

it('a text of one line has no breaks', () => {
  expect(anyText('Luis\nAlberto')).toBe('Luis Alberto');
  expect(anyText('')).toBeUndefined();
});

describe('a table without a head', () => {
  it('goes from the active field on, and its blank lines count for nothing', () => {
    expect(readTable('Rojas\tluis@correo.example\n\n\t\nDíaz\n', STUDENTS, 'surname')).toEqual({
      fields: ['surname', 'email'],
      lines: [['Rojas', 'luis@correo.example'], ['Díaz']],
      unused: [],
    });
    expect(read('', ' \t')).toEqual({ fields: [], lines: [], unused: [] });
  });

  it('a line with more filled cells than columns is refused by its number (PAST-06)', () => {
    expect(read('Luis\tRojas\tl@x.co\t2025', '', 'Sara\tDíaz\ts@x.co\t2025\tx', 'Ana\tPaz\ta@x.co\t2025\t')).toEqual({
      problems: ['Fila 3: tiene 5 columnas y se esperaban 4.'],
    });
    expect(readTable('Luis\tRojas', STUDENTS, 'age')).toEqual({ problems: ['Fila 1: tiene 2 columnas y se esperaban 1.'] });
  });

  it('errors of the spreadsheet are refused by line and column (PAST-06)', () => {
    expect(read('Luis\tRojas\t#N/D\t2025', '#¡REF!\tDíaz\ts@x.co\t2025')).toEqual({
      problems: [
        'Fila 1, Correo del padre: #N/D es un error de la hoja de cálculo.',
        'Fila 2, Nombre: #¡REF! es un error de la hoja de cálculo.',
      ],
    });
  });

  it('a quote that is not closed is refused (PAST-01)', () => {
    expect(read('Luis\tRojas', 'Sara\t"Díaz', 'Ana\tPaz')).toEqual({ problems: ['Fila 2: las comillas no se cierran.'] });
  });
});

describe('a head (PAST-04)', () => {
  const BODY = 'Luis\tRojas\tluis@correo.example\t2025';

  it.each([
    'Nombre\tApellido\tCorreo del padre\tAntigüedad',
    'NOMBRE *\tapellido\tCorreo del padre (obligatorio)\tantiguedad:',
    'Nombres\tApellidos\tCorreo\tAntigüedad',
  ])('%j becomes no row', (head) => {
    expect(read(head, BODY)).toEqual({ fields: ['name', 'surname', 'email', 'age'], lines: [BODY.split('\t')], unused: [] });
  });

  it('tells the order of the columns, wherever the focus is', () => {
    expect(readTable(`Antigüedad\tApellido\tNombre\n2025\tRojas\tLuis`, STUDENTS, 'email')).toEqual({
      fields: ['age', 'surname', 'name'],
      lines: [['2025', 'Rojas', 'Luis']],
      unused: [],
    });
  });

  it('columns that the form lacks, and that come twice, are left out', () => {
    expect(read('No.\tNombre\tDocumento\tApellido\tNombre', '1\tLuis\t1020\tRojas\tOtro')).toEqual({
      fields: ['name', 'surname'],
      lines: [['Luis', 'Rojas']],
      unused: ['No.', 'Documento', 'Nombre'],
    });
    expect(read('Nombre\t\tApellido', 'Luis\t9º\tRojas')).toEqual({
      fields: ['name', 'surname'],
      lines: [['Luis', 'Rojas']],
      unused: ['9º …'],
    });
  });

  it('a line with one name of a column among others is none', () => {
    expect(read('Nombre\tRojas')).toMatchObject({ lines: [['Nombre', 'Rojas']] });
    expect(read('Luis\tGrado')).toMatchObject({ lines: [['Luis', 'Grado']] });
    expect(read('Nombre\tRojas\tx@y.co\t2025')).toMatchObject({ lines: [['Nombre', 'Rojas', 'x@y.co', '2025']] });
  });

  it('may stand under the title of the list, and of columns that the form lacks', () => {
    expect(read('LISTADO DE ESTUDIANTES', 'Sexto A', 'No.\tNombre completo\tCorreo', '1\tLuis Rojas\tl@x.co')).toEqual({
      fields: ['email'],
      lines: [['l@x.co']],
      unused: ['No.', 'Nombre completo'],
    });
    expect(read('LISTADO', 'Nombre\tApellido', 'Luis\tRojas')).toEqual({
      fields: ['name', 'surname'],
      lines: [['Luis', 'Rojas']],
      unused: [],
    });
    expect(read('Apellidos y nombres\tCorreo', 'Luis Rojas\tl@x.co')).toMatchObject({ fields: ['email'], unused: ['Apellidos y nombres'] });
  });

  it('with no column of the form is refused', () => {
    expect(read('Primer apellido\tSegundo apellido\tPrimer nombre\tGrado', 'Rojas\tPaz\tLuis\t6')).toEqual({
      problems: ['Fila 1: los títulos no son los del formulario (Nombre, Apellido, Correo del padre, Antigüedad).'],
    });
  });

  it('alone it is told', () => {
    expect(read('', 'Nombre\tApellido')).toEqual({ problems: ['Fila 2: debajo de los títulos no hay filas.'] });
  });

  it('with more cells below it a line is refused', () => {
    expect(read('Nombre\tApellido', 'Luis\tRojas\tx')).toEqual({ problems: ['Fila 2: tiene 3 columnas y se esperaban 2.'] });
  });
});

describe('a first column that numbers the lines (PAST-05)', () => {
  const PEOPLE = {
    fields: ['name', 'surname', 'email'],
    lines: [
      ['Luis', 'Rojas', 'l@x.co'],
      ['Sara', 'Díaz', 's@x.co'],
    ],
  };

  it.each([
    ['from 1', 'from', '1\tLuis\tRojas\tl@x.co', '2\tSara\tDíaz\ts@x.co', '1 …'],
    ['from any number', 'from', '17.\tLuis\tRojas\tl@x.co', '18.\tSara\tDíaz\ts@x.co', '17. …'],
  ])('%s is left out', (_, _unused, one, other, unused) => {
    expect(read(one, other)).toEqual({ ...PEOPLE, unused: [unused] });
  });

  it('of a full row is left out, also of one line', () => {
    expect(read('1\tLuis\tRojas\tl@x.co\t2025')).toEqual({
      fields: ['name', 'surname', 'email', 'age'],
      lines: [['Luis', 'Rojas', 'l@x.co', '2025']],
      unused: ['1 …'],
    });
  });

  it('of one line is left out where that fits better', () => {
    expect(read('1\tLuis\tRojas\tl@x.co')).toMatchObject({ fields: ['name', 'surname', 'email'], unused: ['1 …'] });
    expect(rooms('1\t1A\tPrimaria')).toMatchObject({ lines: [['1', '1A', 'Primaria']], unused: [] });
  });

  it('is no column of names that count from some number on, unless that fits worse', () => {
    expect(rooms('601\t6-1\tPrimaria', '602\t6-2\tPrimaria')).toMatchObject({ fields: ['name', 'acronym', 'type'], unused: [] });
    expect(rooms('1\t601\t6-1\tPrimaria\tSí', '2\t602\t6-2\tPrimaria\tNo')).toMatchObject({
      fields: ['name', 'acronym', 'type', 'on'],
      unused: ['1 …'],
    });
    expect(rooms('7\tSexto A\t6A\tPrimaria', '8\tSexto B\t6B\tPrimaria')).toMatchObject({
      fields: ['name', 'acronym', 'type'],
      unused: ['7 …'],
    });
    expect(rooms('1\tSexto A', '2\tSexto B')).toMatchObject({ fields: ['name'], lines: [['Sexto A'], ['Sexto B']] });
    expect(rooms('601', '602')).toMatchObject({ fields: ['name'], lines: [['601'], ['602']], unused: [] });
  });

  it('is none of values that count', () => {
    const LEVELS = { from: { names: ['Desde'], read: anyText, counts: 'values' as const }, to: { names: ['Hasta'], read: anyText } };
    expect(readTable('1\t1.9\n2\t2.9\n3\t3.9', LEVELS, 'from')).toMatchObject({ fields: ['from', 'to'], unused: [] });
  });

  it('beside a fixed column is left out', () => {
    const MENTIONS = {
      text: { names: ['Mención'], read: anyText, counts: 'names' as const },
      category: { names: ['Categoría'], read: () => undefined },
    };
    expect(readTable('1\tExcelencia\n2\tEsfuerzo', MENTIONS, 'text')).toMatchObject({
      lines: [['Excelencia'], ['Esfuerzo']],
      unused: ['1 …'],
    });
    expect(readTable('Excelencia\tHonor\nEsfuerzo\tHonor', MENTIONS, 'text')).toMatchObject({
      lines: [
        ['Excelencia', 'Honor'],
        ['Esfuerzo', 'Honor'],
      ],
    });
  });

  it('is none where the cells would fit worse without it', () => {
    const LEVELS = { age: STUDENTS.age, name: STUDENTS.name };
    expect(readTable('2024\tLuis\n2025\tSara', LEVELS, 'age')).toMatchObject({ fields: ['age', 'name'] });
  });
});
