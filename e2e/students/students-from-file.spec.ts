/** Students of a room from a file. */
import type { Locator } from '@playwright/test';
import { csv, give, pass, passOf, previewOf, problemsOf, workbook } from '@e2e/support/list-files';
import { buttonOf, dialogOf, expectNoDialog, expectScreen } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { INVITE, OWN_ROOMS, SEXTO_A, invitation, send } from '@e2e/students/students';

const STUDENTS_TITLE = 'Cargar lista de estudiantes';

test(
  'a head without a column that every row must have is told once, with the columns that the file has',
  { tag: ['@IMPO-01:lackingColumn'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: SEXTO_A });
    await page.getByRole('button', { name: 'Cargar Lista' }).click();
    const rows = 'Ana Rojas;2025;ana@correo.example\n'.repeat(34);
    await give(page, STUDENTS_TITLE, csv(`Nombre completo;Antigüedad;Correo del padre\n${rows}`));
    await expect(problemsOf(page, STUDENTS_TITLE)).toHaveText([
      'Faltan las columnas «Nombre» y «Apellido». En tu archivo hay otra: «Nombre completo».',
    ]);
    await expect(passOf(page, STUDENTS_TITLE)).toBeDisabled();
  },
);

/** A room of students in the order of the instructions. */
const students = (count: number) => [
  ['Nombre', 'Apellido', 'Antigüedad', 'Correo del padre'],
  ...Array.from({ length: count }, (_, row) => [`Nombre ${row}`, `Apellido ${row}`, 2026, `familia${row}@correo.example`]),
];

test(
  'students: an Admin loads 34 from a workbook into the form of a room in at most six presses, by mouse, and they are invited',
  { tag: ['@IMPO-01:students', '@IMPO-02:students', '@IMPO-05:Admin', '@IMPO-05:template', '@IMPO-03'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: SEXTO_A });
    await page.getByRole('button', { name: 'Cargar Lista' }).click();
    const dialog = dialogOf(page, STUDENTS_TITLE);
    await expect(dialog.getByText('Columnas: Nombre, Apellido, Antigüedad, Correo del padre')).toBeVisible();
    await expect(dialog.getByText('Revisa las filas en el formulario y envíalas allí.', { exact: true })).toBeVisible();
    const download = page.waitForEvent('download');
    await buttonOf(page, STUDENTS_TITLE, 'Descargar plantilla').click();
    const template = await download;
    expect(template.suggestedFilename()).toBe('estudiantes.csv');
    const stream = await template.createReadStream();
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(part as Buffer);
    expect(Buffer.concat(parts).toString()).toBe('\uFEFFNombre;Apellido;Antigüedad;Correo del padre\r\n');
    await buttonOf(page, STUDENTS_TITLE, 'Cancelar').click();
    await expectNoDialog(page);
    // In the window of files the file and 'Abrir'.
    let presses = 2;
    const press = async (button: Locator) => {
      presses += 1;
      await button.click();
    };
    await press(page.getByRole('button', { name: 'Cargar Lista' }));
    const chooser = page.waitForEvent('filechooser');
    await press(buttonOf(page, STUDENTS_TITLE, 'Seleccionar archivo'));
    await (await chooser).setFiles(await workbook({ 'Sexto A': students(34) }));
    await press(passOf(page, STUDENTS_TITLE));
    await expect(invitation(page)).toBeVisible();
    await expect(invitation(page).getByLabel('Nombre')).toBeFocused();
    await expect(page.getByText('34 filas de la lista.')).toBeVisible();
    await press(page.getByRole('button', { name: 'Enviar', exact: true }));
    await expect(dialogOf(page, 'Éxito')).toContainText('Invitaciones enviadas con exito.');
    expect(presses).toBeLessThanOrEqual(6);
    const sent = Array.from({ length: 34 }, (_, row) => ({
      name: `Nombre ${row}`,
      age: 2026,
      parentEmail: `familia${row}@correo.example`,
    }));
    expect(await app.control.calls(INVITE)).toMatchObject([{ body: { studentRequests: sent.map((one) => ({ ...one, roomId: 9 })) } }]);
  },
);

for (const [who, room, button] of [
  ['director', 'Sexto A', 0],
  ['teacher', 'Sexto B', 1],
] as const)
  test(
    `students: a Teacher loads them into an own room: ${who}`,
    { tag: [`@IMPO-05:${who}`, '@IMPO-02:teacherStudents'] },
    async ({ page, app }) => {
      await app.signIn('directora', { at: OWN_ROOMS });
      await page.getByRole('tab').nth(button).click();
      await expect(page.getByRole('tab', { name: room })).toHaveAttribute('aria-selected', 'true');
      await page.getByRole('button', { name: 'Cargar Lista' }).click();
      await give(
        page,
        STUDENTS_TITLE,
        csv(
          'Nombre;Apellido;Antigüedad;Correo del padre\nAna;Rojas;1990;ana@correo.example\nLuis;Rojas;2025;luis@correo.example;x\nEva;Rojas;2025;eva@correo.example\n',
        ),
      );
      await expect(problemsOf(page, STUDENTS_TITLE)).toHaveText([
        'Fila 2, Antigüedad: «1990» no está entre las opciones: escribe un año, de 2013 a 2026.',
        'Fila 3: tiene 5 columnas y se esperaban 4. Si un texto lleva punto y coma, escríbelo entre comillas.',
      ]);
      await pass(page, STUDENTS_TITLE);
      await expectScreen(page, '/dashboard/teacher-rooms/create');
      await expect(page.getByRole('combobox', { name: 'Curso' }).getByRole('option', { selected: true })).toHaveText(room);
      await expect(invitation(page).getByLabel('Nombre')).toHaveValue('Eva');
      await expect(invitation(page).getByLabel('Nombre')).toBeFocused();
      await send(page);
      await expect(dialogOf(page, 'Éxito')).toContainText('Invitaciones enviadas con exito.');
      expect(await app.control.calls(INVITE)).toHaveLength(1);
    },
  );

test('students: who is in the room does not go, and the rest is taken', { tag: ['@IMPO-06:students'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: SEXTO_A });
  await page.getByRole('button', { name: 'Cargar Lista' }).click();
  await give(
    page,
    STUDENTS_TITLE,
    csv(
      [
        'Nombre;Apellido;Antigüedad;Correo del padre',
        'CRISTIAN  Camilo;echeverri Vélez;2021;luzdary.velez@correo.example',
        'Tomás;Echeverri Vélez;2026;luzdary.velez@correo.example',
      ].join('\n'),
    ),
  );
  await expect(problemsOf(page, STUDENTS_TITLE)).toHaveText([/^Fila 2: CRISTIAN Camilo echeverri Vélez ya está en este curso\.$/i]);
  await pass(page, STUDENTS_TITLE);
  await expect(invitation(page).getByLabel('Nombre')).toHaveValue('Tomás');
  await send(page);
  await expect(dialogOf(page, 'Éxito')).toContainText('Invitaciones enviadas con exito.');
});

test(
  'students: where those of the room cannot be compared the dialog says so, and goes on',
  { tag: ['@IMPO-06:failed'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: SEXTO_A, faults: [{ method: 'GET', path: '/api/students/', kind: 'status', status: 500 }] });
    await buttonOf(page, 'Atención', 'Aceptar').click();
    await page.getByRole('button', { name: 'Cargar Lista' }).click();
    // The dialog asks for them again.
    await buttonOf(page, 'Atención', 'Aceptar').click();
    await give(page, STUDENTS_TITLE, await workbook({ 'Sexto A': students(2) }));
    await expect(dialogOf(page, STUDENTS_TITLE).getByText('No se pudo cargar esta sección.')).toBeVisible();
    await app.control.fault();
    await buttonOf(page, STUDENTS_TITLE, 'Reintentar').click();
    await expect(previewOf(page, STUDENTS_TITLE)).toHaveCount(2);
  },
);

test('a room without students has it, too', { tag: ['@IMPO-05:empty'] }, async ({ page, app }) => {
  await app.signIn('matriculas', { at: '/dashboard/rooms/list' });
  await page.getByRole('rowheader').first().getByRole('link').click();
  await expect(page.getByText(/estudiantes/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Cargar Lista' }).click();
  await expect(dialogOf(page, STUDENTS_TITLE)).toBeVisible();
});
