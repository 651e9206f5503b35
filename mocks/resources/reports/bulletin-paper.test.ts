import { describe, expect, it } from 'vitest';
import { readPdf, type PdfText } from '@mocks/testing/read-pdf';
import { drawBulletin, type BulletinContent } from './bulletin-paper';
import type { AchievementResult, ScaleLevel, SubjectResult } from './bulletin-rows';

const FOUR: readonly ScaleLevel[] = [
  { name: 'Bajo', initialValue: 1, endValue: 2.9 },
  { name: 'Básico', initialValue: 3, endValue: 3.9 },
  { name: 'Alto', initialValue: 4, endValue: 4.5 },
  { name: 'Superior', initialValue: 4.6, endValue: 5 },
];
const FIVE: readonly ScaleLevel[] = ['Nunca', 'Casi nunca', 'A veces', 'Casi siempre', 'Siempre, y con gusto por aprender más'].map(
  (name, index) => ({ name, initialValue: 20 * index, endValue: 20 * index + 19.5 }),
);
const ONE: readonly ScaleLevel[] = [{ name: 'Cumple', initialValue: 0, endValue: 10 }];

const achievement = (change: Partial<AchievementResult> = {}): AchievementResult => ({
  title: 'Analizar experiencias de reconciliación en la región',
  level: 'Alto',
  description: 'Cumple con solvencia al analizar experiencias de reconciliación en la región.',
  mark: 4.2,
  place: 3,
  scale: FOUR,
  ...change,
});

const NUMBERS = ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis', 'Siete', 'Ocho', 'Nueve', 'Diez'];
/** Each achievement with words of its own, by which it is found. */
const subjectsOf = (count: number, achievements: number, change: Partial<AchievementResult> = {}): SubjectResult[] =>
  Array.from({ length: count }, (_, index) => ({
    subject: `Asignatura ${NUMBERS[index % 10]} ${index}`,
    teacher: 'Óscar Javier Rentería Restrepo',
    achievements: Array.from({ length: achievements }, (__, row) =>
      achievement({ title: `Título${index}x${row} de un logro`, description: `Texto${index}x${row} de lo que ha logrado.`, ...change }),
    ),
    observation: null,
  }));

const CONTENT: BulletinContent = {
  school: { name: 'Colegio Mirador de los Yarumos', place: 'Carrera 27, Envigado', shield: null },
  student: 'Cristian Camilo Echeverri Vélez',
  told: 'N.º 5',
  room: 'Sexto A',
  director: 'Yaneth García Suárez',
  period: 'Periodo 2',
  periodOfYear: 'Periodo 2, año escolar 2026',
  dates: '13/04/2026 al 21/06/2026',
  note: 'El periodo termina el 21 de junio de 2026: hay notas que pueden cambiar.',
  type: 'C',
  results: subjectsOf(5, 3),
  scale: FIVE,
};

const [LEFT, RIGHT, FOOT] = [48, 564, 755];
const wordsOf = (texts: readonly PdfText[]) => texts.map(({ text }) => text).join(' ');
const has = (texts: readonly PdfText[], words: string) => wordsOf(texts).includes(words);

/** The texts that leave the page, meet what stands beside them, or are too small to read. */
const illegible = (texts: readonly PdfText[]) => {
  const titles = texts.find(({ text }) => text === 'Asignatura')?.y ?? Infinity;
  return texts.filter(({ text, x, y, width, size }) => {
    const isOutside = x < LEFT - 1 || x + width > RIGHT + 1 || y > 780;
    // Signatures and foot are in small print.
    const isSmall = y > titles && y < 690 && size < 9;
    const meets = texts.some((other) => other.text !== text && Math.abs(other.y - y) < 5 && other.x >= x && x + width > other.x + 0.5);
    return isOutside || isSmall || meets;
  });
};

/** REPO-24, REPO-25: each subject begins with a row beside it, each title stands over its text, each page is named. */
function expectWhole(pages: readonly (readonly PdfText[])[], { results, student }: BulletinContent) {
  for (const [index, texts] of pages.entries()) {
    for (const words of ['Sexto A', student, 'Periodo 2', `Página ${index + 1} de ${pages.length}`, 'Expedido el '])
      expect(wordsOf(texts)).toContain(words);
    expect(has(texts, 'Coordinación')).toBe(index === pages.length - 1);
    // Of the content nothing reaches the foot.
    for (const { text, y } of texts) if (/^(Título|Texto)/.test(text)) expect(y).toBeLessThan(FOOT - 15);
  }
  for (const [place, { achievements }] of results.entries())
    for (const [row, { description }] of achievements.entries()) {
      const on = pages.findIndex((texts) => has(texts, `Título${place}x${row} `));
      expect(on).toBeGreaterThanOrEqual(0);
      if (description !== '') expect(has(pages[on] ?? [], `Texto${place}x${row} `)).toBe(true);
    }
}

async function drawn(change: Partial<BulletinContent>) {
  const content = { ...CONTENT, ...change };
  const pages = await readPdf(drawBulletin(content));
  expect(pages.flatMap(illegible)).toEqual([]);
  expectWhole(pages, content);
  return { pages, all: wordsOf(pages.flat()), last: pages.at(-1) ?? [] };
}

const unmarked = (found: AchievementResult): AchievementResult =>
  achievement({ ...found, level: null, mark: null, place: 0, description: '' });

/** The last achievement is not marked. */
const withoutLast = (subject: SubjectResult): SubjectResult => ({
  ...subject,
  achievements: subject.achievements.map((each, index, { length }) => (index === length - 1 ? unmarked(each) : each)),
});

const LONG_NAME = 'Luisa Fernanda María de los Ángeles Castañeda Villavicencio de la Espriella';
const LONG = 'Reconoce y explica con ejemplos propios las relaciones que hay entre los seres vivos de un ecosistema. '.repeat(12).trim();

describe('a bulletin on paper (REPO-24, REPO-25)', () => {
  it.each<[string, Partial<BulletinContent>, number]>([
    ['a single subject', { results: subjectsOf(1, 2) }, 1],
    ['five subjects', {}, 1],
    ['fourteen subjects, some achievements without a mark', { results: subjectsOf(14, 3).map(withoutLast) }, 2],
    ['twenty subjects', { results: subjectsOf(20, 2) }, 3],
    ['code D', { type: 'D' }, 1],
    ['nobody teaches, nobody directs', { director: null, results: subjectsOf(5, 3).map((each) => ({ ...each, teacher: null })) }, 1],
    [
      'long names of people',
      { student: 'Sol', director: LONG_NAME, results: subjectsOf(4, 2).map((each) => ({ ...each, teacher: LONG_NAME })) },
      1,
    ],
    [
      'a school of three lines',
      {
        school: { ...CONTENT.school, name: 'Institución Educativa Nuestra Señora del Rosario '.repeat(3).trim() },
        results: subjectsOf(4, 3),
      },
      1,
    ],
    ['an e-mail that is long', { told: `N.º 12, ${'nombre.muy.largo'.repeat(4)}@correo.example`, results: subjectsOf(4, 3) }, 1],
    ['a subject higher than a page', { results: subjectsOf(1, 60) }, 4],
  ])('%s', async (_, change, most) => {
    const { pages } = await drawn(change);
    expect(pages.length).toBeLessThanOrEqual(most);
  });

  it('a subject that goes on says so on its next page', async () => {
    const { pages } = await drawn({ results: subjectsOf(1, 60) });
    expect(pages.length).toBeGreaterThan(1);
    for (const texts of pages.slice(1)) expect(wordsOf(texts)).toContain('Asignatura Uno 0 (continúa)');
    expect(wordsOf(pages[0] ?? [])).not.toContain('continúa');
  });

  it('texts of any length are printed whole', async () => {
    const long = achievement({
      title: `Título0x0 ${LONG}`,
      description: `Texto0x0 ${LONG} ${LONG} ${LONG} Fin.`,
      level: FIVE[4]?.name ?? '',
    });
    const results = [
      { subject: 'Ciencias '.repeat(15).trim(), teacher: LONG_NAME, achievements: [long], observation: `${LONG} ${LONG} Cierre.` },
    ];
    const { all } = await drawn({ results });
    // Once a sentence, in title, text and observation; the column of names may stand between its words.
    expect(all.match(/ecosistema\./g)).toHaveLength(12 * (1 + 3 + 2));
    for (const end of ['Cierre.', 'Fin.']) expect(all).toContain(end);
  });

  it('no mark at all: the achievements, each without a level', async () => {
    const results = subjectsOf(14, 3).map((each) => ({ ...each, achievements: each.achievements.map(unmarked) }));
    const { all } = await drawn({ results });
    expect(all.match(/Sin calificar/g)).toHaveLength(42);
    expect(all).not.toContain('4.2');
  });
});

describe('what a bulletin says (REPO-26, REPO-27)', () => {
  const at = (texts: readonly PdfText[], start: string) => texts.find(({ text }) => text.startsWith(start));

  it.each([
    ['C', FOUR, ['Bajo 1.0 a 2.9', 'Básico 3.0 a 3.9', 'Alto 4.0 a 4.5', 'Superior 4.6 a 5.0']],
    ['D', FOUR, ['Bajo', 'Básico', 'Alto', 'Superior']],
    ['C', FIVE, ['Nunca 0.0 a 19.5', 'Casi nunca 20.0 a 39.5', 'Siempre, y con gusto por aprender más 80.0 a 99.5']],
    ['D', ONE, ['Cumple']],
  ] as const)('the scale of the model, under the subjects: %s, %o', async (type, scale, texts) => {
    const { last } = await drawn({ type, results: subjectsOf(3, 2, { scale, level: scale[0]?.name ?? '', place: 1 }) });
    const label = at(last, 'Escala');
    const under = last.filter(({ y }) => y >= (label?.y ?? Number.NaN) - 1);
    for (const text of texts) expect(wordsOf(under)).toContain(text);
    expect(at(last, 'Título2x1')?.y).toBeLessThan(label?.y ?? 0);
    if (type === 'D') expect(wordsOf(under)).not.toMatch(/\d\.\d/);
  });

  it('two models in one period: each scale with its subjects', async () => {
    const [one, other] = [subjectsOf(1, 1), subjectsOf(2, 1, { scale: ONE, level: 'Cumple', place: 1 }).slice(1)];
    const content = { ...CONTENT, results: [...one, ...other] };
    const all = wordsOf((await readPdf(drawBulletin(content))).flat());
    expect(all).toMatch(/Escala de Asignatura Uno 0 .*Bajo 1\.0.*Escala de Asignatura Dos 1 .*Cumple 0\.0 a 10\.0/);
  });

  it('the note stands between scale and signatures, and of a closed period there is none', async () => {
    const { last } = await drawn({});
    const [scale, note, office] = ['Escala', 'El periodo termina', 'Coordinación'].map((start) => at(last, start)?.y ?? 0);
    expect(note).toBeGreaterThan(scale ?? 0);
    expect(note).toBeLessThan(office ?? 0);
    expect((await drawn({ note: '' })).all).not.toContain('termina');
  });

  it('what tells the student apart is on each page', async () => {
    const told = 'N.º 5, luzdary.velez@correo.example';
    const { pages } = await drawn({ told, results: subjectsOf(14, 3) });
    expect(pages.length).toBeGreaterThan(1);
    for (const texts of pages) expect(wordsOf(texts)).toContain(told);
  });

  it('an observation stands beside the subject, over its achievements', async () => {
    const [first, ...others] = subjectsOf(3, 2);
    const results = [{ ...CONTENT.results[0], ...first, observation: 'Pide explicación cuando la necesita.' } as SubjectResult, ...others];
    const { last } = await drawn({ results });
    const observed = at(last, 'Observación: Pide explicación cuando la necesita.');
    expect(observed?.y).toBe(at(last, 'Asignatura Uno 0')?.y);
    expect(observed?.y).toBeLessThan(at(last, 'Título0x0')?.y ?? 0);
  });

  const OBSERVED: SubjectResult = { subject: 'Música', teacher: null, achievements: [], observation: 'Canta afinado.' };

  it.each([
    ['C', FOUR, /Escala Bajo 1\.0 a 2\.9 Básico 3\.0 a 3\.9 Alto 4\.0 a 4\.5 Superior 4\.6 a 5\.0/],
    ['D', FOUR, /Escala Bajo Básico Alto Superior/],
    ['C', FIVE, /Escala Nunca 0\.0 a 19\.5 .* Siempre, y con gusto por aprender más 80\.0 a 99\.5/],
  ] as const)(
    'of observations alone there is the scale of the room under them, and no achievement, level or mark: %s, %o',
    async (type, scale, words) => {
      const { all, last } = await drawn({ results: [OBSERVED, { ...OBSERVED, subject: 'Danza' }], type, scale });
      expect(all.match(/Observación: Canta afinado\./g)).toHaveLength(2);
      expect(all).not.toContain('Sin calificar');
      const label = last.findIndex(({ text }) => text === 'Escala');
      expect(wordsOf(last.slice(label))).toMatch(words);
      expect(at(last, 'Danza')?.y).toBeLessThan(last[label]?.y ?? 0);
      expect(last[label]?.y).toBeLessThan(at(last, 'El periodo termina')?.y ?? 0);
    },
  );

  it('a school without a model has no scale to print, and a bulletin of nothing none', async () => {
    for (const change of [{ results: [OBSERVED], scale: [] }, { results: [] }]) expect((await drawn(change)).all).not.toContain('Escala');
  });

  it('one subject with achievements beside others with observations: its scale, not that of the room', async () => {
    const { all } = await drawn({ results: [...subjectsOf(1, 1), OBSERVED] });
    expect(all.match(/Escala/g)).toHaveLength(1);
    expect(all).toContain('Superior 4.6 a 5.0');
    expect(all).not.toContain('Casi nunca');
  });
});
