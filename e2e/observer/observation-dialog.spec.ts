/** An observation is written, edited and deleted. */
import type { Page } from '@playwright/test';
import { askDirectly, callDirectly } from '@e2e/support/direct-call';
import {
  RECOVERED,
  acceptFailure,
  anyDialog,
  buttonOf,
  dialogOf,
  expectNoDialog,
  expectNoMessage,
  expectNothingAdded,
  pressTwice,
} from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { observationTypeNames } from '@fixtures/student-observations';
import { students } from '@fixtures/students';
import {
  CALLS,
  COUNT,
  DETAIL,
  EDIT,
  NEW,
  OFTEN,
  OWN,
  REMOVE,
  REQUIRED,
  SCREEN,
  TEXT,
  acceptStored,
  chosenIn,
  countOf,
  createButton,
  expectStored,
  fill,
  filterOf,
  periodIn,
  rowsOf,
  saveIn,
  sent,
  textIn,
  typeIn,
} from './observer';

const PATH = '/api/student-observation';
const UNSURE = 'Es posible que sí se haya guardado. Revisa antes de repetir.';
const HINT = 'No escribas nombres de otros estudiantes ni datos de salud.';
const ASK = '¿Estás seguro que deseas eliminar esta observación?';
const typeId = (name: string) => 101 + observationTypeNames.indexOf(name);
const body = { studentId: OFTEN.id, periodId: 2, observationTypeId: typeId('Reconocimiento'), observation: TEXT, teacherId: OWN };

interface Stored {
  readonly id: number;
  readonly periodId: number;
  readonly observationTypeId: number;
  readonly observation: string;
}

/** The newest of who is observed often, as they are stored. */
async function newest(page: Page, apiUrl: string): Promise<Stored> {
  const { answer } = await askDirectly(page, {
    method: 'GET',
    url: `${apiUrl}${PATH}/teacher/student?teacherId=${OWN}&studentId=${OFTEN.id}`,
  });
  const [first] = (answer as { studentObservationsResponse: Stored[] }).studentObservationsResponse;
  if (!first) throw new Error('There are none.');
  return first;
}

test(
  'every field is asked for; an observation is sent once, trimmed, and stands first in the table',
  {
    tag: [
      '@OBSE-21',
      '@OBSE-22',
      '@OBSE-23',
      '@OBSE-24:detail',
      '@OBSE-25',
      '@OBSE-27:created',
      '@OBSE-28:created',
      '@SHAR-16:studentObservation',
      '@SHAR-26:studentObservation',
      '@wire',
      '@API-050:ok',
    ],
  },
  async ({ page, app }) => {
    await app.signIn('directora', { at: DETAIL });
    await expect(rowsOf(page)).toHaveCount(10);
    await createButton(page).click();
    await expect(dialogOf(page, NEW)).toContainText(new RegExp(`${OFTEN.name} ${OFTEN.surname}, .+ · Sexto A`));
    await expect(dialogOf(page, NEW).getByText('JH', { exact: true })).toBeVisible();
    await expect(typeIn(page).getByRole('option')).toHaveText(['Elige un tipo', ...observationTypeNames]);
    await expect(periodIn(page).getByRole('option')).toHaveText(['Elige un periodo', 'Periodo 1', 'Periodo 2', 'Periodo 3', 'Periodo 4']);
    await saveIn(page).click();
    for (const field of [periodIn(page), typeIn(page), textIn(page)]) await expect(field).toHaveAccessibleDescription(REQUIRED);
    // Each of them alone keeps it from being sent.
    await fill(page);
    for (const [field, empty] of [
      [periodIn(page), ''],
      [typeIn(page), ''],
    ] as const) {
      await fill(page);
      await field.selectOption(empty);
      await saveIn(page).click();
      await expect(field).toHaveAccessibleDescription(REQUIRED);
      await expect(dialogOf(page, NEW).getByText(REQUIRED)).toHaveCount(1);
    }
    await fill(page);
    await textIn(page).fill('  \n ');
    await saveIn(page).click();
    await expect(textIn(page)).toHaveAccessibleDescription(REQUIRED);
    await app.checkA11y();
    expect(await sent(app, CALLS.create)).toEqual([]);

    await textIn(page).fill(`  ${TEXT} `);
    await pressTwice(app, `POST ${PATH}`, saveIn(page), buttonOf(page, NEW, 'Cancelar'));
    await expectStored(page);
    await expect(dialogOf(page, NEW)).toHaveCount(0);
    await acceptStored(page);
    await expect(page.getByText(/^Agregado: Reconocimiento\b/)).toHaveCount(1);
    expect(await sent(app, CALLS.create)).toEqual([{ path: PATH, body }]);
    await expect(rowsOf(page).first()).toContainText(TEXT);
    await expect(rowsOf(page).first().getByRole('rowheader')).toHaveText('Reconocimiento');
    await expect(countOf(page, `10 de ${COUNT + 1} observaciones, las más recientes`)).toBeVisible();

    // 'Cancelar' sends nothing, and what was typed is not there again.
    await createButton(page).click();
    await textIn(page).fill('Otra');
    await buttonOf(page, NEW, 'Cancelar').click();
    await expectNoDialog(page);
    await createButton(page).click();
    await expect(textIn(page)).toHaveValue('');
    await expect(chosenIn(periodIn(page))).toHaveText('Elige un periodo');
    await buttonOf(page, NEW, 'Cancelar').click();
    expect(await sent(app, CALLS.create)).toHaveLength(1);

    // Under a filter it begins with that period, so that the table shows it.
    await filterOf(page, 'Periodo').selectOption('Periodo 1');
    await createButton(page).click();
    await expect(chosenIn(periodIn(page))).toHaveText('Periodo 1');
    await typeIn(page).selectOption('Reconocimiento');
    await textIn(page).fill('Del periodo 1');
    await saveIn(page).click();
    await acceptStored(page);
    expect((await sent(app, CALLS.create)).at(-1)?.body).toMatchObject({ periodId: 1 });
    await expect(rowsOf(page).first()).toContainText('Del periodo 1');
  },
);

test(
  'it is written from the list, too; situations of type II and III bear a hint, which keeps nothing from being sent',
  { tag: ['@OBSE-07:list', '@OBSE-25', '@OBSE-27:created', '@OBSE-28:created'] },
  async ({ page, app }) => {
    const { id, name, surname } = students.cristianCamilo;
    await app.signIn('directora', { at: `${SCREEN}?roomId=9&size=50` });
    const createOf = (who: string) =>
      page
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: who }) })
        .getByRole('button', { name: '+ Crear Observación' });
    // What is begun of one student is that one's alone.
    await createOf(`${OFTEN.name} ${OFTEN.surname}`).first().click();
    await textIn(page).fill('De otro estudiante.');
    await page.keyboard.press('Escape');
    await expectNoDialog(page);
    await createOf(`${name} ${surname}`).click();
    await expect(textIn(page)).toHaveValue('');
    await fill(page);
    for (const type of ['Convivencia - situación tipo I', 'Convivencia - situación tipo II', 'Convivencia - situación tipo III']) {
      await typeIn(page).selectOption(type);
      await expect(dialogOf(page, NEW).getByRole('status').getByText(HINT)).toHaveCount(/II/.test(type) ? 1 : 0);
    }
    const observationTypeId = typeId('Convivencia - situación tipo III');
    // Its id is one of a student in the list.
    const studentObservation = { id, ...body, studentId: id, observationTypeId };
    await app.control.fault({ method: 'POST', path: PATH, kind: 'answer', status: 200, body: { studentObservation } });
    await saveIn(page).click();
    await acceptStored(page);
    expect(await sent(app, CALLS.create)).toEqual([{ path: PATH, body: { ...body, studentId: id, observationTypeId } }]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Observador del Estudiante');
    // It is an observation that was added, no student.
    await expectNothingAdded(page);
  },
);

test(
  'the observation stands in its modal, and is sent with its id',
  {
    tag: ['@OBSE-22', '@OBSE-26', '@OBSE-27:edited', '@OBSE-28:edited', '@SHAR-18:editedStudentObservation', '@wire', '@API-051:ok'],
  },
  async ({ page, app, host }) => {
    await app.signIn('directora', { at: DETAIL });
    await expect(rowsOf(page)).toHaveCount(10);
    const { id, periodId, observationTypeId, observation } = await newest(page, host.apiUrl);
    await rowsOf(page)
      .first()
      .getByRole('button', { name: /^Editar\b/ })
      .click();
    await expect(dialogOf(page, EDIT)).toContainText(new RegExp(`${OFTEN.name} ${OFTEN.surname}, .+ · Sexto A`));
    await expect(textIn(page)).toHaveValue(observation);
    await expect(periodIn(page)).toHaveValue(String(periodId));
    await expect(typeIn(page)).toHaveValue(String(observationTypeId));
    await textIn(page).fill(' ');
    await saveIn(page).click();
    await expect(textIn(page)).toHaveAccessibleDescription(REQUIRED);
    expect(await sent(app, CALLS.edit)).toEqual([]);
    await periodIn(page).selectOption('Periodo 1');
    await typeIn(page).selectOption('Reconocimiento');
    await textIn(page).fill(` ${TEXT}`);
    await saveIn(page).click();
    await acceptStored(page);
    await expect(dialogOf(page, EDIT)).toHaveCount(0);
    expect(await sent(app, CALLS.edit)).toEqual([{ path: `${PATH}/${id}`, body: { ...body, periodId: 1 } }]);
    expect(await sent(app, CALLS.create)).toEqual([]);
    await expect(rowsOf(page).first()).toContainText(TEXT);
    await expect(rowsOf(page).first().getByRole('cell').first()).toHaveText('Periodo 1');
  },
);

test(
  'a save that fails shows no message, and the modal stays as filled',
  { tag: ['@OBSE-29:created', '@OBSE-29:edited', '@OBSE-30:created', '@OBSE-30:edited'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: DETAIL });
    await expect(rowsOf(page)).toHaveCount(10);
    for (const [call, open] of [
      [CALLS.create, createButton(page)],
      [
        CALLS.edit,
        rowsOf(page)
          .first()
          .getByRole('button', { name: /^Editar\b/ }),
      ],
    ] as const) {
      const [method = '', path = ''] = call.split(' ');
      await open.click();
      await fill(page);
      await app.control.fault({ method, path, kind: 'status', status: 500, message: 'Esto no se muestra', times: 1 });
      await saveIn(page).click();
      await expect.poll(async () => (await app.control.calls(call)).map(({ status }) => status)).toEqual([500]);
      await expect(saveIn(page)).toBeEnabled();
      await expect(anyDialog(page)).toHaveCount(1);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByText(UNSURE)).toHaveCount(0);
      await expect(chosenIn(periodIn(page))).toHaveText('Periodo 2');
      await expect(chosenIn(typeIn(page))).toHaveText('Reconocimiento');
      await expect(textIn(page)).toHaveValue(TEXT);
      await saveIn(page).click();
      await acceptStored(page);
    }
  },
);

test(
  'an observation whose answer is lost says so in the modal, and is looked for before it is repeated',
  { tag: ['@SAFE-23:studentObservation'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: DETAIL });
    await expect(rowsOf(page)).toHaveCount(10);
    // Those of a period were read; one of another period may be the one.
    await filterOf(page, 'Periodo').selectOption('Periodo 1');
    await expect(rowsOf(page).first()).toContainText('Periodo 1');
    await createButton(page).click();
    await fill(page);
    await app.control.fault({ method: 'POST', path: PATH, kind: 'network', stored: true, times: 1 });
    await saveIn(page).click();
    await expect(dialogOf(page, NEW).getByText(UNSURE)).toBeVisible();
    await expect(anyDialog(page)).toHaveCount(1);
    await saveIn(page).click();
    await buttonOf(page, 'Revisa antes de repetir', 'No repetir').click();
    await acceptStored(page);
    expect(await sent(app, CALLS.create)).toHaveLength(1);
    await filterOf(page, 'Periodo').selectOption('Todos');
    await expect(rowsOf(page).first()).toContainText(TEXT);

    // Another text is another observation.
    await createButton(page).click();
    await fill(page);
    await app.control.fault({ method: 'POST', path: PATH, kind: 'network', stored: true, times: 1 });
    await saveIn(page).click();
    await expect(dialogOf(page, NEW).getByText(UNSURE)).toBeVisible();
    await textIn(page).fill(`${TEXT} Otra vez.`);
    await saveIn(page).click();
    await acceptStored(page);
    expect(await sent(app, CALLS.create)).toHaveLength(3);
  },
);

test(
  'somebody else changes the observation meanwhile: both show before it is written over',
  { tag: ['@SAFE-33:studentObservation'] },
  async ({ page, app, host }) => {
    await app.signIn('directora', { at: DETAIL });
    await filterOf(page, 'Periodo').selectOption('Periodo 2');
    await expect(rowsOf(page)).toHaveCount(10);
    const { id } = await newest(page, host.apiUrl);
    await rowsOf(page)
      .first()
      .getByRole('button', { name: /^Editar\b/ })
      .click();
    await textIn(page).fill(TEXT);
    // The other one moves it to another period, out of what the filter shows.
    const other = { ...body, periodId: 1, observationTypeId: typeId('Convivencia - situación tipo III'), observation: 'De otra ventana' };
    expect(await callDirectly(page, { method: 'PUT', url: `${host.apiUrl}${PATH}/${id}`, body: other })).toBe(200);
    await saveIn(page).click();
    await expect(dialogOf(page, EDIT).getByText('Este registro cambió mientras lo editabas.')).toBeVisible();
    expect(await sent(app, CALLS.edit)).toHaveLength(1);
    await dialogOf(page, EDIT).getByRole('button', { name: 'Ver los cambios' }).click();
    await expect(dialogOf(page, EDIT).getByRole('rowheader')).toHaveText(['Periodo', 'Tipo', 'Descripción']);
    const line = (name: string) =>
      dialogOf(page, EDIT)
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
    await expect(line('Descripción').getByRole('cell')).toHaveText(['De otra ventana', TEXT]);
    await expect(line('Periodo').getByRole('cell')).toHaveText(['Periodo 1', 'Periodo 2']);
    await expect(textIn(page)).toHaveValue(TEXT);
    await dialogOf(page, EDIT).getByRole('button', { name: 'Guardar de todos modos' }).click();
    await acceptStored(page);
    await expect(rowsOf(page).first()).toContainText(TEXT);

    // The own change is none of somebody else's.
    await rowsOf(page)
      .first()
      .getByRole('button', { name: /^Editar\b/ })
      .click();
    await textIn(page).fill(`${TEXT} Otra vez.`);
    await saveIn(page).click();
    await acceptStored(page);
    expect(await sent(app, CALLS.edit)).toHaveLength(3);
    await expect(rowsOf(page).first()).toContainText(`${TEXT} Otra vez.`);
  },
);

test(
  'the deletion asks first and names the observation; a refusal keeps the row, a success takes it away',
  {
    tag: [
      '@OBSE-31',
      '@OBSE-32',
      '@OBSE-33',
      '@SHAR-12:studentObservation',
      '@SHAR-13:studentObservation',
      '@SHAR-23:studentObservation',
      '@wire',
      '@API-052:ok',
    ],
  },
  async ({ page, app, host }) => {
    await app.signIn('directora', { at: DETAIL });
    await expect(rowsOf(page)).toHaveCount(10);
    const created = await callDirectly(page, {
      method: 'POST',
      url: host.apiUrl + PATH,
      body: { ...body, observation: 'Explicó a su curso el proyecto de la huerta con láminas hechas por él mismo.' },
    });
    expect(created).toBe(200);
    await page.reload();
    await expect(rowsOf(page).first()).toContainText('huerta con láminas');
    const { id } = await newest(page, host.apiUrl);
    const remove = rowsOf(page)
      .first()
      .getByRole('button', { name: /^Eliminar\b/ });
    await remove.click();
    await expect(dialogOf(page, REMOVE)).toContainText(ASK);
    await expect(
      dialogOf(page, REMOVE).getByText('Explicó a su curso el proyecto de la huerta con láminas…', { exact: true }),
    ).toBeVisible();
    await app.checkA11y();
    await buttonOf(page, REMOVE, 'Cancelar').click();
    await expectNoDialog(page);
    expect(await sent(app, CALLS.remove)).toEqual([]);

    await app.control.fault({ method: 'DELETE', path: `${PATH}/{id}`, kind: 'status', status: 403, times: 1 });
    await remove.click();
    await buttonOf(page, REMOVE, 'Aceptar').click();
    await acceptFailure(page, 'Error desconocido');
    await expect(rowsOf(page).first()).toContainText('huerta con láminas');

    await remove.click();
    await pressTwice(app, `DELETE ${PATH}/${id}`, buttonOf(page, REMOVE, 'Aceptar'));
    await expectNoMessage(page, REMOVE);
    expect((await sent(app, CALLS.remove)).slice(1)).toEqual([{ path: `${PATH}/${id}`, body: null }]);
    await expect(page.getByText('huerta con láminas')).toHaveCount(0);
    await expect(rowsOf(page)).toHaveCount(10);
    await expect(countOf(page, `10 de ${COUNT} observaciones, las más recientes`)).toBeVisible();
  },
);

/** Of who is observed often, written by 'directora'. */
const WRITTEN = OFTEN.id * 10_000 + COUNT;

for (const [who, teacherId] of [
  ['coordinadora', OWN],
  ['docente', undefined],
] as const) {
  test(`the server lets ${who} write nothing of somebody else's`, { tag: [`@OBSE-34:${who}`] }, async ({ page, app, host }) => {
    await app.signIn(who, { at: SCREEN });
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    const url = host.apiUrl + PATH;
    if (teacherId !== undefined) expect(await callDirectly(page, { method: 'POST', url, body })).toBe(403);
    expect(await callDirectly(page, { method: 'PUT', url: `${url}/${WRITTEN}`, body })).toBe(403);
    expect(await callDirectly(page, { method: 'DELETE', url: `${url}/${WRITTEN}` })).toBe(403);
  });
}

test(
  'without a school year nothing is stored',
  { tag: ['@wire', '@API-050:schoolYearMissing', '@API-051:schoolYearMissing', '@API-052:schoolYearMissing'] },
  async ({ page, app, host }) => {
    await app.signIn('directora', { at: DETAIL });
    await expect(rowsOf(page)).toHaveCount(10);
    await page.evaluate(() => localStorage.removeItem('schoolYearId'));
    const url = host.apiUrl + PATH;
    expect(await callDirectly(page, { method: 'POST', url, body })).toBe(409);
    expect(await callDirectly(page, { method: 'PUT', url: `${url}/${WRITTEN}`, body })).toBe(409);
    expect(await callDirectly(page, { method: 'DELETE', url: `${url}/${WRITTEN}` })).toBe(409);
  },
);

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('Enter begins a new line, and only the button sends', { tag: ['@SHAR-32:studentObservation'] }, async ({ page, app }) => {
    await app.signIn('directora', { at: DETAIL });
    await createButton(page).click();
    await fill(page);
    await textIn(page).press('End');
    await textIn(page).press('Enter');
    await page.keyboard.type('Siguió así.');
    await expect(textIn(page)).toHaveValue(`${TEXT}\nSiguió así.`);
    expect(await sent(app, CALLS.create)).toEqual([]);
    await saveIn(page).click();
    await expectStored(page);
    expect(await sent(app, CALLS.create)).toEqual([{ path: PATH, body: { ...body, observation: `${TEXT}\nSiguió así.` } }]);
  });
});

test(
  'an observation half written comes back in its own period, whatever the filters say by then',
  { tag: ['@SAFE-03:studentObservation'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: DETAIL });
    await filterOf(page, 'Periodo').selectOption('Periodo 1');
    await createButton(page).click();
    await textIn(page).fill(TEXT);
    await page.keyboard.press('Escape');
    await expectNoDialog(page);
    await filterOf(page, 'Periodo').selectOption('Periodo 2');
    await createButton(page).click();
    await expect(dialogOf(page, NEW).getByText(RECOVERED)).toBeVisible();
    await expect(chosenIn(periodIn(page))).toHaveText('Periodo 1');
    await expect(textIn(page)).toHaveValue(TEXT);
  },
);
