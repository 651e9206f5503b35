import type { PublicationDraft } from '@fixtures/publication-draft';
import vocabulary from '@fixtures/vocabulary.json';
import type { World } from '@mocks/store/tables';
import { schoolDayBack } from '@mocks/seeding/calendar';
import { openDice } from '@mocks/seeding/dice';
import type { SeedOptions } from '@mocks/seeding/options';

const TASKS = [
  'Resolver en el cuaderno los puntos 1 a 6 de la guía y revisar las respuestas en familia.',
  'Leer el texto de la clase y escribir cinco renglones con lo que más les llamó la atención.',
  'Terminar el taller que empezamos hoy. Quien ya lo entregó ayuda a un compañero.',
  'Preparar una explicación de dos minutos para el grupo. Se pueden apoyar en un dibujo.',
  'Corregir los errores de la última evaluación y traer la hoja firmada.',
];

/** Titles for subjects without activities in the vocabulary. */
const PLAIN_TITLES = [
  'Taller de la semana',
  'Repaso para el quiz',
  'Guía de trabajo',
  'Ejercicios del cuaderno',
  'Preparación de la exposición',
];

/** The titles of homework in a subject: the vocabulary's activities, or general ones. */
function titlesOf(subject: string): readonly string[] {
  const titles = vocabulary.actividades
    .filter(({ logro, type }) => vocabulary.logros[logro]?.subject === subject && type !== 'EXAM')
    .map(({ title }) => title);
  return [...titles, ...PLAIN_TITLES.map((title) => `${title}: ${subject}`)];
}

/** Homework of ordinary weeks, to fill the large world's feed. */
export function draftMore(
  { teachers, subjects, rooms }: Pick<World, 'teachers' | 'subjects' | 'rooms'>,
  count: number,
  { seed, now }: SeedOptions,
): PublicationDraft[] {
  const dice = openDice(seed, 'publications-more');
  const teaching = teachers.filter(
    (one) => one.schoolId === 1 && one.active && one.teacherStatus === 'COMPLETED' && one.rooms.length > 0 && one.courses.length > 0,
  );
  return Array.from({ length: count }, (_, index) => {
    const teacher = dice.helpers.arrayElement(teaching);
    const subjectId = dice.helpers.arrayElement(teacher.courses);
    const roomId = dice.helpers.arrayElement(teacher.rooms);
    const subject = subjects.find(({ id }) => id === subjectId)?.name ?? '';
    const room = rooms.find(({ id }) => id === roomId)?.roomAcronyms ?? '';
    // The last sixty days, like the other publications.
    const daysAgo = 2 + Math.floor((index * 58) / count);
    return {
      postType: 'HOMEWORK',
      title: dice.helpers.arrayElement(titlesOf(subject)),
      description: `<p>${dice.helpers.arrayElement(TASKS)}</p>`,
      rooms: [room],
      subject,
      author: teacher.teacherEmail,
      when: {
        daysAgo,
        at: `${String(dice.number.int({ min: 7, max: 14 })).padStart(2, '0')}:${String(dice.number.int({ min: 0, max: 59 })).padStart(2, '0')}`,
      },
      due: schoolDayBack(now, daysAgo - 6),
    };
  });
}
