import { describe, expect, it } from 'vitest';
import { importLevels, isCsv, readImport, templateOf, textOf } from './import-file';

const PRESCHOOL = importLevels('PRESCHOOL');
const row = (line: number, title: string, negative: string, positive: string) => ({
  line,
  title,
  levels: [
    { name: 'Negativo', initialValue: 1, endValue: 2.5, description: negative },
    { name: 'Positivo', initialValue: 2.6, endValue: 5, description: positive },
  ],
});

describe('the levels of an import', () => {
  it('are fixed: preschool (LEAR-63)', () => {
    expect(PRESCHOOL).toEqual([
      { name: 'Negativo', initialValue: 1, endValue: 2.5 },
      { name: 'Positivo', initialValue: 2.6, endValue: 5 },
    ]);
  });

  it.each(['PRIMARY', 'HIGH_SCHOOL'] as const)('are fixed: %s (LEAR-64)', (type) => {
    expect(importLevels(type)).toEqual([
      { name: 'Bajo', initialValue: 1, endValue: 2.9 },
      { name: 'Básico', initialValue: 3, endValue: 3.5 },
      { name: 'Alto', initialValue: 3.6, endValue: 4 },
      { name: 'Superior', initialValue: 4.1, endValue: 5 },
    ]);
  });
});

describe('the template', () => {
  it('has the header of the room (LEAR-60)', () => {
    expect(templateOf(PRESCHOOL)).toBe('\uFEFFLogro;Negativo;Positivo\r\n');
    expect(templateOf(importLevels('PRIMARY'))).toBe('\uFEFFLogro;Bajo;Básico;Alto;Superior\r\n');
  });

  it('can be read, and has no achievements', () => {
    expect(readImport(templateOf(PRESCHOOL), PRESCHOOL)).toEqual({ kind: 'empty' });
  });
});

describe('a file (LEAR-61)', () => {
  it.each([
    ['commas', 'Logro,Negativo,Positivo\nSumar,"Le cuesta, aún",Suma\n'],
    ['semicolons', 'Logro;Negativo;Positivo\nSumar;Le cuesta, aún;Suma\n'],
    ['a byte order mark and Windows line ends', '\uFEFFLogro;Negativo;Positivo\r\nSumar;Le cuesta, aún;Suma\r\n'],
    ['another order, case and accents', 'POSITIVO;logro;negativo\nSuma; Sumar ;Le cuesta, aún'],
  ])('with %s', (_, text) => {
    expect(readImport(text, PRESCHOOL)).toEqual({ kind: 'read', rows: [row(2, 'Sumar', 'Le cuesta, aún', 'Suma')] });
  });

  it('ignores blank lines, and counts them', () => {
    const text = 'Logro;Negativo;Positivo\n\nSumar;No;Sí\n ; ;\n"Restar\ncon llevadas";No;Sí\n\nMedir;No;Sí';
    expect(readImport(text, PRESCHOOL)).toEqual({
      kind: 'read',
      rows: [row(3, 'Sumar', 'No', 'Sí'), row(5, 'Restar\ncon llevadas', 'No', 'Sí'), row(8, 'Medir', 'No', 'Sí')],
    });
  });

  it('names each line that lacks its title or a description (LEAR-65)', () => {
    const text = 'Logro;Negativo;Positivo\nSumar;No;Sí\n;No;Sí\n\nMedir;No\nPesar;  ;Sí';
    expect(readImport(text, PRESCHOOL)).toEqual({ kind: 'incomplete', lines: [3, 5, 6] });
  });

  it.each(['', 'Sumar;No;Sí', 'Logro;Bajo;Alto\nSumar;No;Sí'])('without the header is told which it is: %s', (text) => {
    expect(readImport(text, PRESCHOOL)).toEqual({ kind: 'otherHeader', header: 'Logro;Negativo;Positivo' });
  });

  it('may be written in the code of Windows', async () => {
    expect(await textOf(new Blob([new Uint8Array([0x42, 0xe1, 0x73])]))).toBe('Bás');
    expect(await textOf(new Blob(['Bás']))).toBe('Bás');
  });

  it('is known by its name', () => {
    expect([new File([], 'a.csv'), new File([], 'A.CSV'), new File([], 'a.xlsx'), new File([], 'csv')].map(isCsv)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
