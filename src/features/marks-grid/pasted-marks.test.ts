import { describe, expect, it } from 'vitest';
import { randomOfSeed } from '@/ui/base/random-of-seed';
import type { MarksSheet } from './marks-sheet';
import { NO_ANSWERS, problemsFirst, readPaste, type PasteAnswers } from './pasted-marks';
import { readMarksTable, unusedColumns, withHead, withUse } from './marks-table';

const level = (id: number, name: string, initialValue: number, endValue: number) => ({ id, name, description: '', initialValue, endValue });
const student = (studentId: number, name: string, surname: string) => ({
  id: String(studentId),
  studentId,
  name,
  surname,
  fullName: `${name} ${surname}`,
});
const column = (id: string, title: string) => ({ id, activityId: Number(id), type: 'Quiz', title, weight: 50 });
const sheet: MarksSheet = {
  rows: [student(1, 'Ángel', 'Álvarez Montoya'), student(2, 'María José', 'Niño'), student(3, 'Ana', 'Ruiz'), student(4, 'Ana', 'Ruiz')],
  columns: [column('1', 'Quiz de células'), column('2', 'Exposición'), column('3', 'Taller')],
  levels: [level(1, 'Bajo', 1, 2.9), level(2, 'Alto', 3, 5)],
  isByActivities: true,
  hasNumbers: true,
};

const linesOf = (text: string, from: { row: number; column: number }, given = sheet, answers: PasteAnswers = NO_ANSWERS) =>
  readPaste(readMarksTable(text, given, from.column), given, from.row, answers);

/** 'student/activity=mark', or the problem of a line. */
const read = (text: string, from = { row: 0, column: 0 }, given = sheet, answers = NO_ANSWERS) =>
  linesOf(text, from, given, answers).map(({ problem, mark, line }) =>
    mark ? `${mark.row.id}/${mark.column.id}=${mark.qualification}` : `${line}: ${problem}`,
  );

describe('readPaste (GRID-29)', () => {
  it('fills a column down from the active cell', () => expect(read('4.5\n3,8\n', { row: 1, column: 1 })).toEqual(['2/2=4.5', '3/2=3.8']));
  it('fills several columns to the right', () => expect(read('4\t3\r\n45\t38')).toEqual(['1/1=4', '1/2=3', '2/1=4.5', '2/2=3.8']));
  it('leaves what an empty cell stands for', () => expect(read('4\n\n3')).toEqual(['1/1=4', '3/1=3']));
  it('tells what lies outside and what is no number', () => expect(read('5.6\nNP\n4')).toEqual(['1: range', '2: text', '3/1=4']));
  it('tells what is too much', () => expect(read('4\t4\t4\t4\n\n\n\n4')).toEqual(['1/1=4', '1/2=4', '1/3=4', '1: beyond', '5: beyond']));
  it('is nothing of nothing', () => expect(read(' \n\n')).toEqual([]));

  it('says of which activity a mark is refused, where there are several', () => {
    const said = (text: string) => linesOf(text, { row: 0, column: 0 }).flatMap(({ message }) => message || []);
    expect(said('NP\t4\n4\t5.6')).toEqual(['Quiz de células: escribe un número, por ejemplo 4.5.', 'Exposición: entre 1 y 5']);
    expect(said('NP')).toEqual(['Escribe un número, por ejemplo 4.5.']);
    expect(said('Niño María José\t4\t3\nNiño María José\t4\t2')).toEqual(['Exposición: aparece dos veces (3.0 y 2.0).']);
  });

  it('puts problems first', () => {
    expect(problemsFirst(linesOf('4\nNP', { row: 0, column: 0 })).map(({ line }) => line)).toEqual([2, 1]);
  });

  it('takes 5 000 lines at once', () => {
    const lines = read(Array.from({ length: 5_000 }, () => '4').join('\n'));
    expect([lines.length, lines.filter((each) => each.endsWith('beyond')).length]).toEqual([5_000, 4_996]);
  });
});

describe('a text that is no table of marks', () => {
  it('is as wide as the sheet and some more, however long its line is (SECU-08)', () => {
    const start = performance.now();
    const table = readMarksTable('4\t'.repeat(50_000), sheet, 0);
    expect(table.uses).toHaveLength(53);
    const lines = readPaste(table, sheet, 0, NO_ANSWERS);
    expect(lines.filter(({ problem }) => problem === 'beyond')).toHaveLength(50);
    // It took minutes.
    expect(performance.now() - start).toBeLessThan(2_000);
  });

  it('may have one student on each of its lines', () => {
    const lines = linesOf('Niño María José\t4\n'.repeat(20_000), { row: 0, column: 0 });
    expect(lines).toHaveLength(1);
  });
});

describe('names (GRID-30)', () => {
  it('finds students in either order, without case and accents', () => {
    expect(read('nino maria jose\t4\nANGEL ALVAREZ MONTOYA\t3')).toEqual(['2/1=4', '1/1=3']);
    expect(read('Niño, María José\t4')).toEqual(['2/1=4']);
  });
  it('knows name and surname in two columns', () =>
    expect(read('María José\tNiño\t4\t3\nÁlvarez Montoya\tÁngel\t\t5')).toEqual(['2/1=4', '2/2=3', '1/2=5']));
  it('begins at the active column', () => expect(read('Niño María José\t4', { row: 3, column: 1 })).toEqual(['2/2=4']));
  it('leaves out who is nobody or several', () =>
    expect(read('Estudiante\tNota\nAna Ruiz\t4\nNiño María José\t4')).toEqual(['2: several', '2/1=4']));
});

describe('levels in place of numbers (GRID-16)', () => {
  it('takes their names', () => {
    expect(read('alto\nBAJO\n2\nnada', undefined, { ...sheet, hasNumbers: false })).toEqual(['1/1=5', '2/1=2.9', '3/1=5', '4: text']);
  });
});

/** A room as schools have them. */
const EMMANUEL = student(11, 'Emmanuel', 'Ariza Martínez');
const EMMA = student(12, 'Emma', 'Ariza Rojas');
const PAULA = student(13, 'Paula Andrea', 'Bolívar Bohórquez');
const room: MarksSheet = { ...sheet, rows: [EMMANUEL, EMMA, PAULA] };
const inRoom = (text: string, column = 0, answers?: PasteAnswers) => read(text, { row: 0, column }, room, answers);
const tableOf = (text: string, column = 0) => {
  const table = readMarksTable(text, room, column);
  return { uses: table.uses, unused: unusedColumns(table), head: table.head?.line ?? null };
};

describe('the columns of a paste (GRID-38, GRID-39)', () => {
  it.each([
    ['C1', 'No.\tApellidos y nombres\tNota\n1\tAriza Martínez Emmanuel\t3,0\n2\tAriza Rojas Emma\t3,1', ['No.']],
    ['C2', '1020304000\tAriza Martínez Emmanuel\t3,0\n1020304001\tAriza Rojas Emma\t3,1', ['1020304000 …']],
    ['C3', 'Ariza Martínez Emmanuel\tF\t3,0\nAriza Rojas Emma\tF\t3,1', ['F …']],
    ['a day before the mark', 'Ariza Martínez Emmanuel\t12/03/2014\t3,0\nAriza Rojas Emma\t01/05/2014\t3,1', ['12/03/2014 …']],
    ['an age, by its head', 'Estudiante\tEdad\tNota\nAriza Martínez Emmanuel\t11\t3,0\nAriza Rojas Emma\t12\t3,1', ['Edad']],
    [
      'a note behind the mark',
      'Ariza Martínez Emmanuel\t3,0\t"Muy bien\nsigue así"\nAriza Rojas Emma\t3,1\tBien',
      ['Muy bien\nsigue así …'],
    ],
    ['surnames and names in four columns', 'Ariza\tMartínez\tEmmanuel\t\t3,0\nAriza\tRojas\tEmma\t\t3,1', []],
    ['an empty column before the mark', 'Ariza Martínez Emmanuel\t\t3,0\nAriza Rojas Emma\t\t3,1', []],
  ])('%s: the marks go to the active activity', (_, text, unused) => {
    expect(inRoom(text, 1)).toEqual(['11/2=3', '12/2=3.1']);
    expect(tableOf(text, 1).unused).toEqual(unused);
  });

  it('the names stand wherever they stand, and the marks are those behind them', () => {
    expect(inRoom('5\tAriza Rojas Emma\t3,1\t4\n4\tAriza Martínez Emmanuel\t3,0\t2')).toEqual(['12/1=3.1', '12/2=4', '11/1=3', '11/2=2']);
  });

  it('heads that are titles of activities tell the columns, and others are then left out', () => {
    const text = 'Estudiante\tTaller\tDefinitiva\tQUIZ DE CELULAS (20 %)\nAriza Rojas Emma\t3,1\t4\t5';
    expect(inRoom(text, 1)).toEqual(['12/3=3.1', '12/1=5']);
    expect(tableOf(text, 1)).toEqual({ uses: ['name', 2, 'unused', 0], unused: ['Definitiva'], head: 1 });
  });

  it('without names a first column that counts 1, 2, 3 is left out', () => {
    expect(inRoom('1\t3,0\n2\t3,1\n3\t4')).toEqual(['11/1=3', '12/1=3.1', '13/1=4']);
    expect(inRoom('No.\tNota\n1\t3,0\n2\t3,1')).toEqual(['11/1=3', '12/1=3.1']);
    expect(inRoom('1\n2\n3')).toEqual(['11/1=1', '12/1=2', '13/1=3']);
    expect(inRoom('3\t4\n4\t5')).toEqual(['11/1=3', '11/2=4', '12/1=4', '12/2=5']);
  });

  it('a cell with a break begins no student [C5]', () => {
    expect(inRoom('4.5\t"Muy bien\nsigue así"\n4.4\tBien\n4.3\tBien')).toEqual(['11/1=4.5', '12/1=4.4', '13/1=4.3']);
  });

  it('an empty column between two of marks keeps its activity', () => {
    expect(inRoom('Ariza Rojas Emma\t3,1\t\t5')).toEqual(['12/1=3.1', '12/3=5']);
  });

  it('a head is no student, and what stands for no mark is no head', () => {
    expect(inRoom('Nota\n3\n4')).toEqual(['11/1=3', '12/1=4']);
    expect(inRoom('NP\n3\n4')).toEqual(['1: text', '12/1=3', '13/1=4']);
    expect(inRoom('Ariza Rojas Emma\tausente\nAriza Martínez Emmanuel\t4')).toEqual(['1: text', '11/1=4']);
    expect(inRoom('Nota')).toEqual(['1: text']);
  });

  it.each(['3.75', '#N/D', 'No asistió', 'J', 'EX', 'Incapacitado', '4,0*', '4/5', '85%', '-', 'ausente'])(
    'a first line that reads %s is the first student’s, and no head',
    (cell) => {
      expect(inRoom(`${cell}\n3\n4`).slice(1)).toEqual(['12/1=3', '13/1=4']);
      expect(tableOf(`${cell}\n3\n4`).head).toBeNull();
    },
  );

  it.each(['Nota', 'NOTAS', 'Calificación', 'Quiz 1', 'N1', 'Taller 2', 'Examen', 'Def.'])('%s over marks is a head', (cell) => {
    expect(inRoom(`${cell}\n3\n4`)).toEqual(['11/1=3', '12/1=4']);
  });

  it('titles above the head, and heads of two lines, are no students', () => {
    expect(inRoom('PLANILLA DE NOTAS PERIODO 2\n\nEstudiante\tTaller\tQuiz de células\nAriza Rojas Emma\t3\t4')).toEqual([
      '12/3=3',
      '12/1=4',
    ]);
    expect(inRoom('NOTAS PERIODO 2\nNota\n3\n4')).toEqual(['11/1=3', '12/1=4']);
    expect(inRoom('Estudiante\tPeriodo 2\t\nApellidos y nombres\tEdad\tNota\nAriza Rojas Emma\t11\t4,0')).toEqual(['12/1=4']);
  });

  it('what stands in place of marks keeps its column', () => {
    expect(inRoom('Ariza Rojas Emma\tNP\t4\nAriza Martínez Emmanuel\tNP\t3')).toEqual(['1: text', '12/2=4', '2: text', '11/2=3']);
    expect(inRoom('Ariza Rojas Emma\t3,05\t4\nAriza Martínez Emmanuel\t3,55\t3')).toEqual(['1: text', '12/2=4', '2: text', '11/2=3']);
    expect(inRoom('Ariza Rojas Emma\t#N/D\t4')).toEqual(['1: text', '12/2=4']);
  });

  it('heads tell what is no mark, and results only count where there is no mark beside them', () => {
    for (const head of ['Edad', 'Años', 'Cód.', 'Estrato', 'Sede', 'Aus.', 'Retardos', 'Id', 'No. lista'])
      expect([head, ...inRoom(`Nombre\t${head}\tNota\nAriza Rojas Emma\t11\t4,0`)]).toEqual([head, '12/1=4']);
    expect(inRoom('Nombre\tN1\tN2\tProm\nAriza Rojas Emma\t3\t4\t3,5')).toEqual(['12/1=3', '12/2=4']);
    expect(inRoom('Nombre\tDefinitiva\nAriza Rojas Emma\t3')).toEqual(['12/1=3']);
    expect(inRoom('Ariza Rojas Emma\t11\t4,0\nAriza Martínez Emmanuel\t12\t3,0')).toEqual(['12/1=4', '11/1=3']);
  });

  it('without names numbering may begin anywhere, and have gaps', () => {
    expect(inRoom('2\t3,0\n3\t3,1\n4\t4')).toEqual(['11/1=3', '12/1=3.1', '13/1=4']);
    expect(tableOf('1\t3,0\n2\t3,1\n4\t4\n5\t4').uses).toEqual(['unused', 0]);
  });

  it('of several runs of names that with most students wins, the longer one of two alike', () => {
    const twins: MarksSheet = {
      ...room,
      rows: [student(21, 'Juan', 'Pérez Gómez'), student(22, 'Juan David', 'Pérez Gómez'), student(23, 'Ana', 'Ruiz Mora')],
    };
    const text = 'Ruiz\tMora\tAna\t\t3\nPérez\tGómez\tJuan\tDavid\t2';
    expect(read(text, undefined, twins)).toEqual(['23/1=3', '22/1=2']);
  });

  it('activities of like titles are told apart', () => {
    const like: MarksSheet = {
      ...room,
      columns: [column('1', 'Quiz (1)'), column('2', 'Quiz (2)'), column('3', 'Edad Media'), column('4', '(repaso)')],
    };
    const inLike = (head: string, at = 0) => read(`Nombre\t${head}\nAriza Rojas Emma\t4`, { row: 0, column: at }, like);
    expect(inLike('Quiz (2)')).toEqual(['12/2=4']);
    expect(inLike('Edad Media')).toEqual(['12/3=4']);
    expect(inLike('Quiz', 1)).toEqual(['12/2=4']);
    const same: MarksSheet = { ...room, columns: [column('1', 'Quiz'), column('2', 'Quiz')] };
    expect(read('Nombre\tQuiz\nAriza Rojas Emma\t4', { row: 0, column: 1 }, same)).toEqual(['12/2=4']);
    expect(read('Nombre\tQuiz\tQuiz\nAriza Rojas Emma\t4\t3', undefined, same)).toEqual(['12/1=4', '12/2=3']);
  });

  it('a list of another room goes to nobody', () => {
    expect(inRoom('Pérez Juan\t4\nGómez Luz\t3\nAriza Rojas Emma\t5')).toEqual(['1: unknown', '2: unknown', '12/1=5']);
    expect(inRoom('Pérez\tJuan\t4\nGómez\tLuz\t3')).toEqual(['1: unknown', '2: unknown']);
  });

  it('an unclosed quote takes nothing (PAST-01)', () => {
    expect(readMarksTable('3\n"4\n5', room, 0)).toEqual({ head: null, lines: [], uses: [], unclosed: 2, isRounding: false });
  });

  it('a person changes what a column is, and whether there is a head', () => {
    const table = readMarksTable('Ariza Rojas Emma\t3,1\t4', room, 0);
    expect(table.uses).toEqual(['name', 0, 1]);
    expect(withUse(table, 2, 0).uses).toEqual(['name', 'unused', 0]);
    expect(withUse(table, 1, 'unused').uses).toEqual(['name', 'unused', 1]);
    expect(withUse(table, 2, 'name').uses).toEqual(['name', 0, 'name']);
    const headed = readMarksTable('Nota\n3\n4', room, 0);
    expect(withHead(headed, false)).toMatchObject({ head: null, lines: [{ line: 1 }, { line: 2 }, { line: 3 }] });
    expect(withHead(withHead(headed, false), true)).toEqual(headed);
    expect(withHead(headed, true)).toEqual(headed);
  });
});

describe('a student who comes twice (GRID-40)', () => {
  const TWICE = 'Emmanuel Ariza Martínez\t4.0\nEmma Ariza Rojas\t3\nAriza Martínez Emmanuel\t2,0';

  it('with different marks is a problem until one is chosen [C4]', () => {
    const [first] = linesOf(TWICE, { row: 0, column: 0 }, room);
    expect(first).toMatchObject({ problem: 'twice', message: 'Aparece dos veces (4.0 y 2.0).', mark: null });
    expect(first?.choices.map(({ qualification }) => qualification)).toEqual([4, 2]);
    expect(inRoom(TWICE)).toEqual(['1: twice', '12/1=3']);
    expect(inRoom(TWICE, 0, { ...NO_ANSWERS, chosen: new Map([['11:1', 2]]) })).toEqual(['11/1=2', '12/1=3']);
    expect(inRoom(TWICE, 0, { ...NO_ANSWERS, chosen: new Map([['11:1', 5]]) })).toEqual(['1: twice', '12/1=3']);
  });

  it('with the same mark counts once', () => expect(inRoom('Emma Ariza Rojas\t4\nAriza Rojas Emma\t4,0')).toEqual(['12/1=4']));

  it('more often is told with its number', () => {
    const [line] = linesOf(
      'Emma Ariza Rojas\t4\nEmma Ariza Rojas\t3\nEmma Ariza Rojas\t4\nEmma Ariza Rojas\t2',
      { row: 0, column: 0 },
      room,
    );
    expect(line?.message).toBe('Aparece 3 veces (4.0, 3.0 y 2.0).');
  });
});

describe('names with additions (GRID-41)', () => {
  it('invisible characters count for nothing [C6]', () =>
    expect(inRoom('\u200BPaula Andrea Bolívar\u00A0Bohórquez\t4.3')).toEqual(['13/1=4.3']));

  it.each([
    'Ariza Martínez Emmanuel (nuevo)',
    '1. Ariza Martínez Emmanuel',
    '12) Emmanuel Ariza Martínez',
    'Est. Ariza Martínez Emmanuel',
    'Ariza Martínez Emmanuel *',
    'Ariza Martínez [2º] Emmanuel',
    '1.Ariza Martínez Emmanuel',
    '2ª Ariza Martínez Emmanuel',
    'No. 1 Ariza Martínez Emmanuel',
    '• Ariza Martínez Emmanuel',
    'Est: Ariza Martínez Emmanuel',
    'Ariza Martínez Emmanuel - nuevo',
    'ARIZA MARTINEZ EMMANUEL NUEVO',
  ])('%s is a question', (name) => {
    const text = `Emma Ariza Rojas\t3\n${name}\t4,0\t5`;
    expect(linesOf(text, { row: 0, column: 0 }, room)[1]).toMatchObject({
      problem: 'similar',
      message: 'Se parece a Emmanuel Ariza Martínez',
      student: name,
    });
    expect(inRoom(text)).toEqual(['12/1=3', '2: similar']);
    expect(inRoom(text, 0, { ...NO_ANSWERS, similar: new Set([2]) })).toEqual(['12/1=3', '11/1=4', '11/2=5']);
  });

  it('another name is none', () =>
    expect(inRoom('Emma Ariza Rojas\t3\nAriza Martínez\t4\nEmmanuel Ariza (nuevo)\t4')).toEqual(['12/1=3', '2: unknown', '3: unknown']));

  it('a confirmed name keeps its question and its place', () => {
    const text = 'Emma Ariza Rojas\t3\nAriza Martínez Emmanuel (nuevo)\t4';
    const lines = problemsFirst(linesOf(text, { row: 0, column: 0 }, room, { ...NO_ANSWERS, similar: new Set([2]) }));
    expect(lines.map(({ line, isSimilar }) => [line, isSimilar])).toEqual([
      [2, true],
      [1, false],
    ]);
  });
});

/** Tables as schools copy them, from a model that knows whose each mark is. */
describe('1 000 random tables of marks', () => {
  const NAMES = ['Emmanuel', 'Emma', 'Paula Andrea', 'Juan David', 'Zoé', 'Ñandú', 'Luz Marina', 'Iván'];
  const SURNAMES = ['Ariza Martínez', 'Ariza Rojas', 'Bolívar', 'De la Hoz', 'Niño', 'Quintero', 'Úsuga', 'Yepes'];

  it('every mark goes to its student and activity, or to nobody', () => {
    const wrong: unknown[] = [];
    for (let seed = 1; seed <= 1_000; seed++) {
      const random = randomOfSeed(seed);
      const rows = NAMES.slice(0, 3 + random(6)).map((name, index) => student(index + 1, name, SURNAMES[index] ?? ''));
      const given: MarksSheet = { ...sheet, rows };
      const order = rows.toSorted(() => random(3) - 1);
      const column = random(2);
      const hasHead = random(2) === 0;
      const hasNumbers = random(2) === 0;
      const hasDocuments = random(2) === 0;
      const hasGender = random(2) === 0;
      const isSplit = random(2) === 0;
      const marks = order.map(() => (10 + random(41)) / 10);
      const written = (mark: number) => (random(2) === 0 ? String(mark).replace('.', ',') : mark.toFixed(1));
      const lines = order.map(({ name, surname }, index) => [
        ...(hasNumbers ? [String(index + 1)] : []),
        ...(hasDocuments ? [String(1_020_304_000 + random(900_000))] : []),
        ...(isSplit ? [surname.toUpperCase(), name] : [random(2) === 0 ? `${surname} ${name}` : `${name}\u00A0 ${surname}`]),
        ...(hasGender ? [random(2) === 0 ? 'F' : 'M'] : []),
        written(marks[index] ?? 0),
        random(2) === 0 ? 'Bien' : '',
      ]);
      const head = [
        ...(hasNumbers ? ['No.'] : []),
        ...(hasDocuments ? ['Documento'] : []),
        ...(isSplit ? ['Apellidos', 'Nombres'] : ['Estudiante']),
        ...(hasGender ? ['Género'] : []),
        'Nota',
        'Comentario',
      ];
      const text = [...(hasHead ? [head] : []), ...lines].map((cells) => cells.join('\t')).join('\r\n');
      const levels = given.levels;
      const isInLevels = (mark: number) => levels.some(({ initialValue, endValue }) => initialValue <= mark && mark <= endValue);
      const expected = order.map(({ id }, index) => [
        id,
        given.columns[column]?.id,
        isInLevels(marks[index] ?? 0) ? marks[index] : 'range',
      ]);
      const found = linesOf(text, { row: random(3), column }, given).map(({ mark, problem, student: name }) => [
        rows.find(({ fullName }) => fullName === name)?.id,
        given.columns[column]?.id,
        mark ? mark.column.id === given.columns[column]?.id && mark.qualification : problem,
      ]);
      if (JSON.stringify(found) !== JSON.stringify(expected)) wrong.push({ seed, text, found, expected });
    }
    expect(wrong).toEqual([]);
  }, 20_000);
});
