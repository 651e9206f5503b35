import type { Locator } from '@playwright/test';
import { expect, test } from '@e2e/support/test';
import { publications } from '@fixtures/publications';
import { cardOf, commentIn, fieldOf, findCard, openFeed, sendOf, teacherIdOf } from './feed-page';
import { ADMIN_FEED, TEACHER_FEED, answering, commentOf, postOf } from '@e2e/support/post-factory';

const [question] = publications.cellModel.comments;

/** What a comment offers. */
const actsOf = (comment: Locator) => comment.getByRole('button');

test(
  'a comment shows who wrote it, what and when',
  { tag: ['@COMM-01:parent', '@COMM-01:teacher', '@COMM-01:manager', '@COMM-01:manager-with-name', '@COMM-01:reply'] },
  async ({ page, app }) => {
    const comments = [
      commentOf({ commentId: 1, message: 'De una madre', name: 'Ana De la Hoz', creationDate: '2026-06-18 09:00:00' }),
      commentOf({ commentId: 2, message: 'De coordinación', name: null, managerId: 1, creationDate: '2026-06-19 09:25:00' }),
    ];
    const withReply = commentOf({
      commentId: 3,
      message: 'De un docente',
      name: 'Mauricio Tovar Tovar',
      teacherId: 18,
      creationDate: '2026-06-19 08:00:00',
      commentsChildren: [
        commentOf({
          commentId: 4,
          message: 'Con firma',
          name: 'Luz Marina Restrepo',
          managerId: 13,
          commentParentId: 3,
          creationDate: '2026-06-19 08:50:00',
        }),
      ],
    });
    const posts = [
      postOf({ id: 1, title: 'Uno', managerId: null, teacherId: 11, teacherName: 'Yaneth', comments }),
      postOf({ id: 2, title: 'Dos', comments: [withReply] }),
    ];
    await openFeed({ page, app }, 'coordinadora', { faults: answering(ADMIN_FEED, posts) });
    await expect(commentIn(cardOf(page, 'Uno'), 'De una madre')).toContainText('Ana De la HozHace 1 dia');
    await expect(commentIn(cardOf(page, 'Uno'), 'De coordinación')).toContainText(/CoordinaciónHace 3[5-7] minutos/);
    await expect(commentIn(cardOf(page, 'Dos'), 'De un docente')).toContainText('Mauricio Tovar TovarHace 2 horas');
    await expect(commentIn(cardOf(page, 'Dos'), 'Con firma')).toContainText('Luz Marina RestrepoHace 1 hora');
  },
);

test('replies stand indented under their comment', { tag: ['@COMM-02'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'docente');
  const card = cardOf(page, publications.cellModel.title);
  await card.getByRole('button', { name: 'Ver todos los comentarios' }).click();
  const boxOf = async (message: string) => {
    const box = await commentIn(card, message).boundingBox();
    if (!box) throw new Error(`'${message}' is not shown.`);
    return box;
  };
  const [comment, ...replies] = await Promise.all([question.text, ...question.replies.map(({ text }) => text)].map(boxOf));
  const next = await boxOf(publications.cellModel.comments[1].text);
  let above = comment;
  for (const reply of replies) {
    expect(reply.x).toBeGreaterThan((comment?.x ?? 0) + 15);
    expect(reply.y).toBeGreaterThan(above?.y ?? 0);
    expect(next.y).toBeGreaterThan(reply.y);
    above = reply;
  }
  expect(next.x).toBe(comment?.x);
});

const at = (time: string) => ({ creationDate: `2026-06-19 ${time}:00` });
const jumbled = [
  commentOf({ commentId: 14, message: 'cuarto', ...at('09:40') }),
  // Imported late: its number tells nothing.
  commentOf({ commentId: 18, message: 'primero', ...at('09:10') }),
  commentOf({
    commentId: 13,
    message: 'tercero',
    ...at('09:30'),
    commentsChildren: [
      commentOf({ commentId: 16, message: 'tercero, respuesta dos', commentParentId: 13, ...at('09:50') }),
      commentOf({ commentId: 15, message: 'tercero, respuesta uno', commentParentId: 13, ...at('09:45') }),
    ],
  }),
  commentOf({
    commentId: 12,
    message: 'segundo',
    ...at('09:20'),
    commentsChildren: [commentOf({ commentId: 17, message: 'segundo, respuesta', commentParentId: 12 })],
  }),
  commentOf({ commentId: 11, message: 'antes de todos', ...at('09:00') }),
];
const NEWEST = ['tercero', 'tercero, respuesta uno', 'tercero, respuesta dos', 'cuarto'];

test(
  'the two newest comments show, oldest first, and all on request',
  { tag: ['@COMM-03:order', '@COMM-03:two', '@COMM-03:three', '@COMM-03:more', '@COMM-04'] },
  async ({ page, app }) => {
    const posts = [
      postOf({ id: 1, title: 'Muchos', comments: jumbled }),
      postOf({ id: 2, title: 'Pocos', comments: jumbled.slice(0, 2) }),
      postOf({ id: 3, title: 'Tres', comments: jumbled.slice(0, 3) }),
    ];
    await openFeed({ page, app }, 'docente', { faults: answering(TEACHER_FEED, posts) });
    const card = cardOf(page, 'Muchos');
    const shown = card.getByRole('listitem').getByRole('paragraph');
    await expect(shown).toHaveText(NEWEST);
    await card.getByRole('button', { name: 'Ver todos los comentarios' }).click();
    await expect(shown).toHaveText(['antes de todos', 'primero', 'segundo', 'segundo, respuesta', ...NEWEST]);
    await expect(card.getByRole('button', { name: 'Ver todos los comentarios' })).toHaveCount(0);
    await app.checkA11y();
    await card.getByRole('button', { name: 'Ver menos' }).click();
    await expect(shown).toHaveText(NEWEST);
    await expect(card.getByRole('button', { name: 'Ver todos los comentarios' })).toBeVisible();

    const few = cardOf(page, 'Pocos');
    await expect(few.getByRole('listitem').getByRole('paragraph')).toHaveText(['primero', 'cuarto']);
    await expect(few.getByRole('button', { name: /^Ver/ })).toHaveCount(0);

    const three = cardOf(page, 'Tres');
    await expect(three.getByRole('listitem').getByRole('paragraph')).toHaveText(NEWEST);
    await expect(three.getByRole('button', { name: 'Ver todos los comentarios' })).toBeVisible();
  },
);

for (const [who, role, school] of [
  ['directo', 'teacher', undefined],
  ['dos-colegios', 'admin', 'Institución Educativa Rural La Ceiba Alta'],
] as const) {
  test(
    `where the school has comments off, ${who} only reads them`,
    { tag: [`@COMM-05:${role}`, '@COMM-07:school'] },
    async ({ page, app }) => {
      await openFeed({ page, app }, who, school === undefined ? {} : { school });
      const card = await findCard(page, 'La vía principal está cerrada por derrumbe');
      await expect(card.getByRole('listitem').first()).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveCount(0);
      for (const name of ['Enviar', 'Responder']) await expect(page.getByRole('button', { name })).toHaveCount(0);
      for (const name of ['Editar', 'Eliminar']) await expect(card.getByRole('listitem').getByRole('button', { name })).toHaveCount(0);
    },
  );
}

test(
  'a publication with comments off offers no writing, and its comments stay',
  { tag: ['@COMM-06', '@COMM-07:publication'] },
  async ({ page, app }) => {
    await openFeed({ page, app }, 'docente');
    await expect(fieldOf(cardOf(page, publications.cellModel.title))).toBeVisible();
    const card = await findCard(page, publications.commentsOff.title);
    for (const { text } of publications.commentsOff.comments) await expect(commentIn(card, text)).toBeVisible();
    await expect(fieldOf(card)).toHaveCount(0);
    await expect(sendOf(card)).toHaveCount(0);
    await expect(card.getByRole('listitem').getByRole('button')).toHaveCount(0);
  },
);

const YANETH = teacherIdOf('yaneth.garcia@yarumos.example');
const MAURICIO = teacherIdOf('mauricio.tovar@yarumos.example');
const COORDINATOR = 1;
const OTHER_MANAGER = 13;

/** Of everybody; ids of different kinds are alike, and must never be mixed up. */
const WRITTEN = [
  { message: 'De un acudiente', teacherId: null, managerId: null },
  { message: 'De Mauricio', teacherId: MAURICIO, managerId: null },
  { message: 'De Yaneth', teacherId: YANETH, managerId: null },
  { message: 'Del docente uno', teacherId: COORDINATOR, managerId: null },
  { message: 'De la coordinadora', teacherId: null, managerId: COORDINATOR },
  { message: 'De otra persona', teacherId: null, managerId: OTHER_MANAGER },
  { message: 'De la cuenta dieciocho', teacherId: null, managerId: MAURICIO },
] as const;

for (const [who, role, path, own] of [
  ['docente', 'teacher', TEACHER_FEED, 'De Mauricio'],
  ['coordinadora', 'admin', ADMIN_FEED, 'De la coordinadora'],
] as const) {
  test(
    `${who} answers all others’ comments and replies, and edits and deletes only own ones`,
    { tag: [`@COMM-11:${role}-others`, `@COMM-11:${role}-own`, `@COMM-14:${role}-own`, `@COMM-14:${role}-others`] },
    async ({ page, app }) => {
      const comments = WRITTEN.map((fields, index) => commentOf({ ...fields, commentId: index + 1 }));
      // The same as replies.
      const replies = WRITTEN.map((fields, index) =>
        commentOf({ ...fields, message: `${fields.message}, respuesta`, commentId: 20 + index, commentParentId: 1 }),
      );
      const threads = comments.map((comment, index) => (index === 0 ? { ...comment, commentsChildren: replies } : comment));
      await openFeed({ page, app }, who, { faults: answering(path, [postOf({ id: 1, title: 'De todos', comments: threads })]) });
      const card = cardOf(page, 'De todos');
      await card.getByRole('button', { name: 'Ver todos los comentarios' }).click();
      const items = card.getByRole('listitem');
      await expect(items).toHaveCount(2 * WRITTEN.length);
      for (const { message } of [...comments, ...replies]) {
        const item = items.filter({ has: page.getByText(message, { exact: true }) });
        const isOwn = message === own || message === `${own}, respuesta`;
        await expect(actsOf(item), message).toHaveText(isOwn ? ['Editar', 'Eliminar'] : ['Responder']);
      }
    },
  );
}

test('an own comment has the own face, after a reload too', { tag: ['@COMM-01'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'directora');
  const card = cardOf(page, publications.earlyExit.title);
  await fieldOf(card).fill('De mi parte');
  await sendOf(card).click();
  const face = commentIn(card, 'De mi parte').getByRole('presentation');
  const header = await page
    .getByRole('banner')
    .getByRole('button', { name: 'Yaneth García Suárez' })
    .getByRole('presentation')
    .getAttribute('src');
  await expect(face).toHaveAttribute('src', header ?? '');
  await expect(face).not.toHaveJSProperty('naturalWidth', 0);
  await page.reload();
  await expect(face).toHaveAttribute('src', header ?? '');
});
