import { crc32, deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { CELL_GAP, drawUnder, openSheet, printable, roomUnder, type SheetHead } from './sheet';

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
  facts: ['Estudiante', 'Curso', 'Dirección de grupo', 'Fechas'].map((label) => ({ label, value: 'x' })),
  foot: 'Boletín de x',
};

interface Drawn {
  readonly text: string;
  readonly x: number;
  /** From the bottom of the page. */
  readonly y: number;
}

async function drawnOf(head: Partial<SheetHead>, draw = (sheet: ReturnType<typeof openSheet>) => sheet.note('Lo que sigue')) {
  const sheet = openSheet({ ...HEAD, ...head });
  draw(sheet);
  const raw = new TextDecoder('windows-1252').decode(await sheet.finish().arrayBuffer());
  const texts = [...raw.matchAll(/([\d.]+) ([\d.]+) Td\n\(((?:\\.|[^\\)])*)\) Tj/g)].map(([, x, y, text = '']): Drawn => ({
    text: text.replace(/\\(.)/g, '$1'),
    x: Number(x),
    y: Number(y),
  }));
  const [, width, height] = /q\s+([\d.]+) 0 0 ([\d.]+) [\d.]+ [\d.]+ cm/.exec(raw) ?? [];
  return { texts, picture: [Number(width), Number(height)] };
}

const at = (texts: readonly Drawn[], start: string): Drawn => {
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
  expect(Math.min(...lines.map(({ y }) => y))).toBeGreaterThan(at(texts, 'Lo que sigue').y + 10);
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
});

it('what is drawn under the words of a cell has room there', async () => {
  const { texts } = await drawnOf({}, (sheet) => {
    const under = sheet.linesIn(110, 'Óscar Javier Rentería de la Espriella');
    expect(under).toHaveLength(2);
    const cellPadding = { top: 4, bottom: roomUnder(under), left: 0, right: CELL_GAP };
    sheet.table(
      ['Asignatura', 'Logro'],
      [
        [{ content: 'Biología', styles: { cellPadding } }, 'Uno'],
        ['Física', 'Dos'],
      ],
      {
        columnStyles: { 0: { cellWidth: 110 } },
        didDrawCell: (data) => {
          if (data.section === 'body' && data.column.index === 0 && data.row.index === 0) drawUnder(data, under);
        },
      },
    );
  });
  const last = at(texts, 'Espriella').y;
  expect(last).toBeLessThan(at(texts, 'Biología').y);
  expect(last).toBeGreaterThan(at(texts, 'Física').y + 9);
});

it('signs that the fonts lack say the same, written otherwise', () => {
  expect(printable('Resuelve \u22123 + 5')).toBe('Resuelve -3 + 5');
  expect(printable('x ≥ 3, y ≤ 4')).toBe('x >= 3, y <= 4');
  expect(printable('Lectura\tBien')).toBe('Lectura Bien');
  expect(printable('Ñandú 🎉')).toBe('Ñandú ');
});
