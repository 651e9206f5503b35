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

function isName(part: string): boolean {
  if (NAMES.has(part) || MARK.test(part) || DAY.test(part) || EMAIL.test(part)) return true;
  return part.split(' ').every((word) => WORDS.has(word));
}

/** Also in part: 'Ana Ruiz · Sexto A', 'Curso: Sexto A'. */
const isUntranslatable = (text: string): boolean => [text, ...text.split(/ · |: |, | \(|\)/)].some(isName);

/** What of it was translated on a page of `translatePages`, with its element, and the fields that would be. A text that people have written is translated. */
export async function translatedNames(page: Page): Promise<string[]> {
  const found = await page.evaluate(() =>
    [...document.querySelectorAll('font > font')]
      .filter((text) => text.closest('.rich-text') === null)
      .map((text) => {
        const { tagName, className, parentElement } = text.closest(':not(font)') ?? text;
        return [(text.textContent ?? '').trim(), `${parentElement?.className ?? ''} > ${tagName.toLowerCase()}.${className}`] as const;
      }),
  );
  const fields = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'input:not([type="file"], [type="checkbox"], [type="radio"]), textarea, [contenteditable="true"]',
      ),
    ]
      .filter((field) => field.translate && field.closest('.notranslate') === null)
      .map((field) => field.outerHTML.slice(0, 120)),
  );
  const names = found.filter(([text]) => isUntranslatable(text)).map(([text, where]) => `${text} in ${where}`);
  return [...new Set([...names, ...fields])];
}
