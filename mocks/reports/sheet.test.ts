import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { readPdf, type PdfText } from '@mocks/testing/read-pdf';
import type { SheetHead } from './page-heads';
import { printable } from './pen';
import { openSheet, type Sheet } from './sheet';

/** A white PNG of that size. */
function picture(width: number, height: number): Uint8Array {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 2], 8);
  const rows = Buffer.alloc((1 + 3 * width) * height, 255);
  for (let row = 0; row < height; row += 1) rows[row * (1 + 3 * width)] = 0;
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return new Uint8Array(Buffer.concat([signature, chunk('IHDR', size), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]));
}

const HEAD: SheetHead = {
  school: { name: 'Colegio Mirador', place: 'Calle 1', shield: null },
  title: 'Boletín',
  period: 'Periodo 2, año escolar 2026',
  whose: 'x, Sexto A',
  facts: ['Estudiante', 'Curso', 'Dirección de grupo', 'Fechas'].map((label) => ({ label, value: 'x' })),
  foot: 'Boletín de x',
};

async function drawnOf(head: Partial<SheetHead>, draw = (sheet: Sheet) => sheet.entry('Lo que sigue', '', '')) {
  const sheet = openSheet({ ...HEAD, ...head });
  draw(sheet);
  const file = sheet.finish();
  const raw = new TextDecoder('windows-1252').decode(await file.arrayBuffer());
  const [, width, height] = /q\s+([\d.]+) 0 0 ([\d.]+) [\d.]+ [\d.]+ cm/.exec(raw) ?? [];
  const pages = await readPdf(file);
  return { pages, texts: pages[0] ?? [], picture: [Number(width), Number(height)] };
}

const at = (texts: readonly PdfText[], start: string): PdfText => {
  const found = texts.find(({ text }) => text.startsWith(start));
  if (!found) throw new Error(`Nothing begins with ${start}: ${texts.map(({ text }) => text).join(' | ')}`);
  return found;
};

it('a shield keeps its shape', async () => {
  const { picture: drawn } = await drawnOf({ school: { ...HEAD.school, shield: picture(30, 10) } });
  expect(drawn[0]).toBeCloseTo(40);
  expect(drawn[1]).toBeCloseTo(40 / 3);
});

it('a long name is printed whole, and what follows stands under it', async () => {
  const name = 'Luisa Fernanda María de los Ángeles Castañeda Villavicencio';
  const [, ...others] = HEAD.facts;
  const { texts } = await drawnOf({ facts: [{ label: 'Estudiante', value: name }, ...others] });
  const lines = texts.filter(({ text }) => name.includes(text) && text.length > 1);
  expect(lines.map(({ text }) => text).join(' ')).toBe(name);
  expect(lines.length).toBeGreaterThan(2);
  expect(Math.max(...lines.map(({ y }) => y))).toBeLessThan(at(texts, 'Lo que sigue').y - 10);
});

it('a long address and a long foot are broken before what stands at the right', async () => {
  const place =
    'Carrera 43 A sur número 25 - 117, bloque 3, sector Los Salados, vereda La Ceiba Alta, El Retiro, Antioquia, Teléfono 604 555 01 23';
  const foot = `Observador de Luisa Fernanda María de los Ángeles Castañeda Villavicencio, Periodo 2. Documento reservado: se muestra solo al estudiante, a su acudiente y al colegio.`;
  const { texts } = await drawnOf({ school: { ...HEAD.school, place }, foot });
  for (const whole of [place, foot]) {
    const lines = texts.filter(({ text }) => text.length > 1 && whole.includes(text));
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.map(({ text }) => text).join(' ')).toBe(whole);
  }
  const issued = at(texts, 'Expedido');
  for (const { text, x, width, y } of texts) if (foot.startsWith(text) && y > 740) expect(x + width).toBeLessThan(issued.x);
});

describe('every page (REPO-25)', () => {
  const LONG_SCHOOL = `Institución Educativa ${'Nuestra Señora del Rosario de Chiquinquirá '.repeat(4).trim()}`;

  it.each(['Colegio Mirador', LONG_SCHOOL])('names school, paper, period and whose it is, above what stands there: %s', async (name) => {
    const { pages } = await drawnOf({ school: { ...HEAD.school, name } }, (sheet) => {
      sheet.table(
        ['Día', 'Asistencia'],
        Array.from({ length: 100 }, (_, row) => [`Día ${row}`, 'Asistió']),
      );
      for (let entry = 0; entry < 40; entry += 1) sheet.entry('Reconocimiento', '', 'Ayudó.');
    });
    expect(pages.length).toBeGreaterThan(4);
    for (const texts of pages.slice(1)) {
      const [owner, first] = [at(texts, 'x, Sexto A'), texts.find(({ text }) => /^(Día|Reconocimiento)/.test(text))];
      const above = texts.filter(({ y }) => y < owner.y);
      const words = above.map(({ text }) => text).join(' ');
      for (const word of name.split(' ')) expect(words).toContain(word);
      expect(words).toContain('Boletín, Periodo 2, año escolar 2026');
      expect(first?.y).toBeGreaterThan(owner.y + 12);
    }
  });

  it('has its number and the day of issue in Bogotá at its foot', async () => {
    vi.useFakeTimers({ now: new Date('2026-06-19T23:30:00-05:00'), toFake: ['Date'] });
    const { pages } = await drawnOf({}, (sheet) => sheet.addPage());
    vi.useRealTimers();
    for (const [index, texts] of pages.entries()) {
      expect(at(texts, 'Página').text).toBe(`Página ${index + 1} de 2`);
      expect(at(texts, 'Expedido').text).toBe('Expedido el 19 de junio de 2026');
      const [foot, issued, number] = ['Boletín de x', 'Expedido', 'Página'].map((start) => at(texts, start));
      expect((foot?.x ?? 0) + (foot?.width ?? 0)).toBeLessThan(issued?.x ?? 0);
      expect((issued?.x ?? 0) + (issued?.width ?? 0)).toBeLessThan(number?.x ?? 0);
      expect(number?.y).toBeGreaterThan(740);
    }
  });
});

it('under a line to sign on stand name and office, without a name the office alone; long ones do not meet (REPO-26)', async () => {
  const long = 'Luisa Fernanda María de los Ángeles Castañeda Villavicencio';
  const { texts } = await drawnOf({}, (sheet) =>
    sheet.signatures([
      [long, 'Dirección de grupo'],
      ['', 'Coordinación'],
      ['', 'Acudiente'],
    ]),
  );
  const names = texts.filter(({ text, y }) => long.includes(text) && y > 600);
  expect(names.map(({ text }) => text).join(' ')).toBe(long);
  expect(at(texts, 'Coordinación').y).toBe(names[0]?.y);
  for (const { x, width } of names) expect(x + width).toBeLessThan(at(texts, 'Coordinación').x);
  const office = texts.findLast(({ text }) => text === 'Dirección de grupo');
  expect(office?.y).toBeGreaterThan(Math.max(...names.map(({ y }) => y)));
  // Where content ends.
  expect(office?.y).toBeLessThanOrEqual(792 - 50);
});

it('signs that the fonts lack say the same, written otherwise', () => {
  expect(printable('Resuelve \u22123 + 5')).toBe('Resuelve -3 + 5');
  expect(printable('x ≥ 3, y ≤ 4')).toBe('x >= 3, y <= 4');
  expect(printable('Lectura\tBien')).toBe('Lectura Bien');
  expect(printable('Ñandú 🎉')).toBe('Ñandú ');
});
