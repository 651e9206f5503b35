/** What a translator must leave as it is: names, marks, levels, days, codes and e-mails (TEXT-03). */
import type { Page } from '@playwright/test';
import { people } from '@fixtures/people';
import { rooms } from '@fixtures/rooms';
import { schools } from '@fixtures/schools';
import { subjectTypes } from '@fixtures/subjects';
import { guardians, students } from '@fixtures/students';
import { teachers } from '@fixtures/teachers';
import vocabulary from '@fixtures/vocabulary.json' with { type: 'json' };

const { ninas, ninos, apellidos } = vocabulary.nombres;

const PERSONS = [
  ...ninas,
  ...ninos,
  ...apellidos,
  ...[...Object.values(students), ...Object.values(guardians)].flatMap(({ name, surname }) => [name, surname]),
  ...teachers.flatMap(({ teacherName, teacherLastName }) => [teacherName, teacherLastName]),
];
/** Names of persons are put together from these words. */
const WORDS = new Set(PERSONS.flatMap((name) => name.split(' ')));

const LEVELS = ['Superior', 'Alto', 'Básico', 'Bajo', 'Positivo', 'Negativo'];

const NAMES = new Set([
  ...people.map(({ name }) => name),
  ...rooms.flatMap(({ name, roomAcronyms }) => [name, roomAcronyms]),
  ...schools.map(({ name }) => name),
  ...subjectTypes.flatMap(({ subjects }) => subjects),
  ...LEVELS,
]);

const MARK = /^\d{1,2}[.,]\d$/;
const DAY = /^\d{1,2} (de )?[a-z]{3,10}\.?( de)? \d{4}$|^\d{4}-\d{2}-\d{2}|^\d{1,2}\/\d{1,2}\/\d{4}/;
const EMAIL = /^\S+@\S+\.\S+$/;

function isUntranslatable(text: string): boolean {
  if (NAMES.has(text) || MARK.test(text) || DAY.test(text) || EMAIL.test(text)) return true;
  return text.split(' ').every((word) => WORDS.has(word));
}

/** What of it was translated on a page of `translatePages`, and the fields that would be. */
export async function translatedNames(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => [...document.querySelectorAll('font > font')].map((text) => (text.textContent ?? '').trim()));
  const fields = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'input:not([type="file"], [type="checkbox"], [type="radio"]), textarea, [contenteditable="true"]',
      ),
    ]
      .filter((field) => field.translate)
      .map((field) => field.outerHTML.slice(0, 120)),
  );
  return [...new Set(texts)].filter(isUntranslatable).concat(fields);
}
