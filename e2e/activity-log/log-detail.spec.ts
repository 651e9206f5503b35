/** What each type of activity reads, and what its detail shows. */
import { anyDialog, buttonOf, dialogOf, expectOutOfReach } from '@e2e/support/screens';
import { rowOf } from '@e2e/support/table';
import { expect, test } from '@e2e/support/test';
import { DETAIL, LOG, activityOf, answering, factsOf, openDetail, openLog, type Activity } from './activity-log';

const HEAD = [
  ['Fecha', '18/06/2026 11:25'],
  ['Profesor', 'Mauricio Tovar Tovar'],
  ['Curso', 'Sexto A'],
];

const TYPES: Record<Activity['type'], string> = {
  PHOTO: 'Foto',
  FOOD: 'Alimentación',
  MENTION: 'Mención',
  HONOR_MENTION: 'Mención de honor',
  MOOD: 'Estado de ánimo',
  INCIDENT: 'Incidente',
  CHECKIN: 'Asistencia',
  LEARNING: 'Aprendizaje',
  REPORTANDCITATION: 'Reporte y citación',
};
const MOODS = [
  'Alegre',
  'Triste',
  'Cariñoso',
  'Enfermo',
  'Aburrido',
  'Risueño',
  'Conversador',
  'Callado',
  'Tranquilo',
  'Timido',
  'Soñoliento',
  'Irritable',
  'Estresado',
];
const ALL = Object.entries(TYPES) as [Activity['type'], string][];

test(
  'each type has its words in the list and in its detail, with an icon',
  { tag: ALL.map(([type]) => `@ALOG-14:${type}`) },
  async ({ page, app }) => {
    await openLog({ page, app }, '', [answering(ALL.map(([type], index) => activityOf({ id: index + 1, type })))]);
    for (const [index, [, label]] of ALL.entries()) {
      const cell = page
        .getByRole('row')
        .nth(index + 1)
        .getByRole('cell')
        .first();
      await expect(cell).toHaveText(label);
      expect(await cell.evaluate((element) => element.querySelectorAll('svg').length)).toBe(1);
      await page
        .getByRole('row')
        .nth(index + 1)
        .getByRole('button', { name: 'Ver' })
        .click();
      const detail = dialogOf(page, DETAIL);
      await expect(detail.getByText(label, { exact: true }).first()).toBeVisible();
      await buttonOf(page, DETAIL, 'Cerrar').click();
      await expect(anyDialog(page)).toHaveCount(0);
    }
  },
);

test(
  "'Ver' opens the detail with type, date, teacher, room, the students' photos and names, and the comment",
  { tag: ['@ALOG-15:comment', '@SHAR-18:activity'] },
  async ({ page, app }) => {
    const detail = await openDetail(
      { page, app },
      {
        comment: 'Trabajaron con calma.\nMañana seguimos.',
        students: [
          { name: 'Emma Ariza Rojas', url: null, checkin: null },
          { name: 'Emmanuel Ariza Martínez', url: '/demo-files/avatar-2.svg', checkin: null },
        ],
      },
    );
    await expect(detail).toBeVisible();
    await expect(detail.getByText('Foto', { exact: true })).toBeVisible();
    expect(await factsOf(detail)).toEqual([...HEAD, ['Comentario', 'Trabajaron con calma.\nMañana seguimos.']]);
    const people = detail.getByRole('listitem');
    await expect(people).toHaveText([/Emma Ariza Rojas$/, 'Emmanuel Ariza Martínez']);
    await expect(people.nth(0)).toContainText('EA');
    expect(await people.nth(1).evaluate((item) => item.querySelector('img')?.getAttribute('src'))).toBe('/demo-files/avatar-2.svg');
    await expectOutOfReach(page);
    await app.checkA11y();
    await page.keyboard.press('Escape');
    await expect(anyDialog(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Ver\b/ })).toBeFocused();
  },
);

test(
  'without a comment, students or words of its own a detail has none of their labels',
  { tag: ['@ALOG-15:bare'] },
  async ({ page, app }) => {
    const detail = await openDetail({ page, app }, { type: 'INCIDENT' });
    await expect(detail).toBeVisible();
    expect(await factsOf(detail)).toEqual(HEAD);
    await expect(detail.getByText('Estudiantes')).toHaveCount(0);
    await expect(detail.getByRole('listitem')).toHaveCount(0);
  },
);

test('a photo shows its images and videos; no other type does', { tag: ['@ALOG-16'] }, async ({ page, app }) => {
  // The seeded one: its files are there.
  await openLog({ page, app }, '?teacher=18&room=9&from=2026-06-18&to=2026-06-18&size=50');
  await rowOf(page, '18/06/2026 11:25').getByRole('button', { name: 'Ver' }).click();
  const detail = dialogOf(page, DETAIL);
  for (const name of ['Foto 1 de 2', 'Foto 2 de 2']) {
    const image = detail.getByRole('img', { name });
    await expect(image).toBeVisible();
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  }
  const video = detail.getByLabel('Video 1 de 1');
  await expect(video).toHaveAttribute('src', /celula-en-movimiento\.mp4$/);
  expect(await video.evaluate((element: HTMLVideoElement) => [element.controls, element.paused, element.preload])).toEqual([
    true,
    true,
    'none',
  ]);
  await app.checkA11y();
  await app.control.fault(
    answering([activityOf({ type: 'FOOD', imageUrls: ['/demo-files/feria.svg'], videoUrls: ['/demo-files/x.mp4'] })]),
  );
  await page.goto(LOG);
  await page.getByRole('button', { name: /^Ver\b/ }).click();
  await expect(detail.getByText('Alimentación')).toBeVisible();
  await expect(detail.getByRole('img')).toHaveCount(0);
  await expect(detail.getByLabel(/Video/)).toHaveCount(0);
});

const MEALS = { BREAKFAST: 'Desayuno', LUNCH: 'Almuerzo', SNACK: 'Merienda' } as const;
const AMOUNTS = { ALL: 'Todo', ALMOST_EVERYTHING: 'Casi todo', SOME: 'Algo', LITTLE: 'Poco', NONE: 'Nada' } as const;

test(
  'a meal shows which and how much',
  { tag: [...Object.keys(MEALS), ...Object.keys(AMOUNTS)].map((word) => `@ALOG-17:${word}`) },
  async ({ page, app }) => {
    const meals = Object.keys(MEALS) as (keyof typeof MEALS)[];
    const amounts = Object.keys(AMOUNTS) as (keyof typeof AMOUNTS)[];
    const pairs = amounts.map((quantity, index) => ({ quantity, foodType: meals[index % meals.length] ?? 'LUNCH' }));
    await openLog({ page, app }, '', [answering(pairs.map((pair, index) => activityOf({ id: index + 1, type: 'FOOD', ...pair })))]);
    for (const [index, { quantity, foodType }] of pairs.entries()) {
      await page
        .getByRole('row')
        .nth(index + 1)
        .getByRole('button', { name: 'Ver' })
        .click();
      expect((await factsOf(dialogOf(page, DETAIL))).slice(3)).toEqual([
        ['Comida', MEALS[foodType]],
        ['Cantidad', AMOUNTS[quantity]],
      ]);
      await page.keyboard.press('Escape');
    }
  },
);

for (const type of ['MENTION', 'HONOR_MENTION'] as const) {
  test(`a ${type} shows its mention and as many stars`, { tag: [`@ALOG-18:${type}`] }, async ({ page, app }) => {
    const counts = [1, 4, 5];
    await openLog({ page, app }, '', [
      answering(counts.map((quantityStars, id) => activityOf({ id, type, mentionType: 'Lector del mes', quantityStars }))),
    ]);
    for (const [index, count] of counts.entries()) {
      await page
        .getByRole('row')
        .nth(index + 1)
        .getByRole('button', { name: 'Ver' })
        .click();
      const detail = dialogOf(page, DETAIL);
      expect((await factsOf(detail)).slice(3)).toEqual([
        ['Mención', 'Lector del mes'],
        ['Estrellas', count === 1 ? '1 estrella' : `${count} estrellas`],
      ]);
      const drawn = detail.getByRole('definition').filter({ hasText: /^\d+ estrella/ });
      expect(await drawn.evaluate((element) => element.querySelectorAll('svg').length)).toBe(count);
      await app.checkA11y();
      await page.keyboard.press('Escape');
    }
  });
}

test('a mood shows its title as received, and its description', { tag: ['@ALOG-19'] }, async ({ page, app }) => {
  await openLog({ page, app }, '?size=20', [
    answering(MOODS.map((moodTitle, id) => activityOf({ id, type: 'MOOD', moodTitle, moodDescription: `Llegó así: ${id}.` }))),
  ]);
  for (const [index, mood] of MOODS.entries()) {
    await page
      .getByRole('row')
      .nth(index + 1)
      .getByRole('button', { name: 'Ver' })
      .click();
    expect((await factsOf(dialogOf(page, DETAIL))).slice(3)).toEqual([
      ['Estado de ánimo', mood],
      ['Descripción', `Llegó así: ${index}.`],
    ]);
    await page.keyboard.press('Escape');
  }
});

test('an incident shows its description and consideration', { tag: ['@ALOG-20:INCIDENT'] }, async ({ page, app }) => {
  const detail = await openDetail(
    { page, app },
    { type: 'INCIDENT', incidentDescription: 'Se raspó la rodilla.', consideration: 'Se lavó la herida.', description: 'De otro tipo' },
  );
  await expect(detail).toBeVisible();
  expect((await factsOf(detail)).slice(3)).toEqual([
    ['Descripción', 'Se raspó la rodilla.'],
    ['Consideración', 'Se lavó la herida.'],
  ]);
});

test(
  'a report with a citation shows its description, its consideration and when the family is awaited',
  { tag: ['@ALOG-20:REPORTANDCITATION'] },
  async ({ page, app }) => {
    const detail = await openDetail(
      { page, app },
      {
        type: 'REPORTANDCITATION',
        description: 'Tres entregas pendientes.',
        consideration: 'Acordar un plan.',
        citationDate: '2026-07-08 07:05:00',
        incidentDescription: 'De otro tipo',
      },
    );
    await expect(detail).toBeVisible();
    expect((await factsOf(detail)).slice(3)).toEqual([
      ['Descripción', 'Tres entregas pendientes.'],
      ['Consideración', 'Acordar un plan.'],
      ['Fecha de citación', '08/07/2026 07:05'],
    ]);
  },
);

test('a roll marks who was there and who was not', { tag: ['@ALOG-21'] }, async ({ page, app }) => {
  const detail = await openDetail(
    { page, app },
    {
      type: 'CHECKIN',
      students: [
        { name: 'Emma Ariza Rojas', url: null, checkin: true },
        { name: 'Emmanuel Ariza Martínez', url: null, checkin: false },
        { name: 'Laura Sofía Bolívar Álvarez', url: null, checkin: true },
        { name: 'Paula Andrea Bolívar Bohórquez', url: null, checkin: null },
      ],
    },
  );
  await expect(detail.getByText('2 asistieron, 1 no asistió')).toBeVisible();
  await expect(detail.getByRole('listitem')).toHaveText([
    /Emmanuel Ariza MartínezNo asistió$/,
    /Emma Ariza RojasAsistió$/,
    /Laura Sofía Bolívar ÁlvarezAsistió$/,
    /Paula Andrea Bolívar Bohórquez$/,
  ]);
});

test('what was learned shows its subject, achievement and description', { tag: ['@ALOG-22'] }, async ({ page, app }) => {
  const detail = await openDetail(
    { page, app },
    {
      type: 'LEARNING',
      courseName: 'Matemáticas',
      indicatorName: 'Aplicar la proporcionalidad directa',
      description: 'Con tablas y regla de tres.',
      consideration: 'De otro tipo',
    },
  );
  await expect(detail).toBeVisible();
  expect((await factsOf(detail)).slice(3)).toEqual([
    ['Asignatura', 'Matemáticas'],
    ['Logro', 'Aplicar la proporcionalidad directa'],
    ['Descripción', 'Con tablas y regla de tres.'],
  ]);
});
