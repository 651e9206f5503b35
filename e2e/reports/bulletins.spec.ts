/** The bulletins of a whole room as one file (BULK). */
import type { Download, Page } from '@playwright/test';
import type { Fault } from '@mocks/control/demo-state';
import { students } from '@fixtures/students';
import { askDirectly } from '@e2e/support/direct-call';
import { acceptFailure, expectNoDialog } from '@e2e/support/screens';
import { showAll } from '@e2e/support/table';
import { expect, test, type App } from '@e2e/support/test';
import { openRoom, SEXTO_A } from '@e2e/students/students';
import { callsIn } from '@e2e/support/control';
import {
  BULLETINS,
  CRISTIAN,
  choose,
  dialog,
  download,
  downloadButton,
  fileOf,
  models,
  openForRoom,
  openForStudent,
  pagesOf,
  periodOf,
} from './reports';

// These listen for downloads and requests.
test.use({ ownPage: true });

const PATH = '/api/student-academic-resume-report';
const CALL = `GET ${PATH}`;

/** Names and ids of the room's students, as the list has them. */
async function listed(page: Page, apiUrl: string) {
  await showAll(page);
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  const names = await rows.evaluateAll((found) =>
    found.map((row) =>
      [...(row as HTMLTableRowElement).cells]
        .slice(0, 2)
        .map((cell) => cell.innerText.trim())
        .join(' '),
    ),
  );
  const query = new URLSearchParams(
    [
      ['roomId', '9'],
      ['active', 'true'],
    ].flatMap(([field = '', value = ''], index) =>
      Object.entries({ field, operator: '=', value }).map(([key, said]) => [`filters[${index}][${key}]`, said]),
    ),
  );
  const { answer } = await askDirectly(page, { method: 'GET', url: `${apiUrl}/api/students/?${query.toString()}` });
  const all = (answer as { students: { id: number; name: string; surname: string }[] }).students;
  const ids = names.map((name) => all.filter((each) => `${each.name} ${each.surname}` === name).map(({ id }) => String(id)));
  return { names, ids };
}

const asked = async (app: App) => (await app.control.calls(CALL)).map(({ query }) => query as Record<string, string>);
const statusOf = (page: Page) => dialog(page, BULLETINS).getByRole('status');
const printed = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true });
const twoSided = (page: Page) => dialog(page, BULLETINS).getByRole('checkbox', { name: 'Para imprimir por las dos caras' });
const retryButton = (page: Page) => dialog(page, BULLETINS).getByRole('button', { name: 'Reintentar los que faltan' });

test(
  'all of them come, at most three at a time, and are one file in the order of the list, each on an odd page',
  { tag: ['@BULK-01', '@BULK-02:calls', '@BULK-03', '@BULK-05', '@BULK-06:message', '@REPO-24', '@REPO-25'] },
  async ({ page, app, host }) => {
    test.slow();
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) scripts.add(request.url());
    });
    /** Those with the library that joins, whatever their name: the backend has another one for its papers. */
    const joiners = async () => {
      const codes = await Promise.all([...scripts].map(async (url) => (await fetch(url)).text()));
      return codes.filter((code) => code.includes('pdf-lib')).length;
    };
    await openRoom({ page, app });
    const { names, ids } = await listed(page, host.apiUrl);
    expect(names).toHaveLength(34);
    await page.getByRole('button', { name: BULLETINS }).click();
    await expect(dialog(page, BULLETINS)).toContainText('34 estudiantes de Sexto A');
    await expect(periodOf(page).getByRole('option')).toHaveText(['Elige un periodo', 'Periodo 1', 'Periodo 2']);
    await expect(downloadButton(page)).toBeDisabled();
    await periodOf(page).selectOption('Periodo 1');
    await app.checkA11y();
    // Held back, three are under way and no more: the first ones of the list.
    await app.control.fault({ method: 'GET', path: PATH, kind: 'slow', ms: 60_000, times: 3 });
    await downloadButton(page).click();
    await expect.poll(async () => (await asked(app)).length).toBe(3);
    await expect(statusOf(page)).toHaveText('Generando los boletines…');
    await expect(dialog(page, BULLETINS).getByText('Boletín 1 de 34', { exact: true })).toBeVisible();
    await expect(dialog(page, BULLETINS).getByRole('progressbar', { name: 'Boletines' })).toBeVisible();
    const first = await asked(app);
    expect(first).toHaveLength(3);
    for (const [place, { studentId }] of first.entries()) expect(ids[place]).toContain(studentId);
    expect(await joiners()).toBe(0);
    const file = await download(page, () => app.control.fault());
    expect(file.suggestedFilename()).toBe('Boletines Sexto A Periodo 1.pdf');
    await expectNoDialog(page);
    await expect(printed(page, 'Boletines de 34 estudiantes: 68 páginas, 34 hojas.')).toBeVisible();
    const all = await asked(app);
    expect(all).toHaveLength(34);
    expect(new Set(all.map(({ studentId }) => studentId))).toEqual(new Set(ids.flat()));
    for (const query of all) expect(query).toMatchObject({ periodId: '1', reportType: 'C' });
    // The code that joins them comes only now.
    expect(await joiners()).toBe(1);

    // Where each begins, and whose it is.
    const pages = await pagesOf(file);
    const begins = pages.flatMap((text, index) => (text.includes('Página 1 de ') ? [{ text, index }] : []));
    expect(begins).toHaveLength(34);
    for (const [place, { text, index }] of begins.entries()) {
      expect(text).toContain(`Boletín de ${names[place]}, Periodo 1`);
      expect(index % 2).toBe(0);
    }
    // [P1]: two pages each, none of them empty; [P2]: each says whose it is.
    expect(pages).toHaveLength(68);
    for (const [index, text] of pages.entries()) {
      const number = `Página ${(index % 2) + 1} de 2`;
      for (const words of ['Colegio Mirador de los Yarumos', names[Math.floor(index / 2)] ?? '-', 'Sexto A', 'Periodo 1', number])
        expect(text).toContain(words);
      expect(text).toContain('Expedido el 19 de junio de 2026');
    }
  },
);

/** A few of the school's, by surname. */
const FEW = [students.martin, students.salome, students.cristianCamilo, students.juanDavid, students.samuel].map(
  ({ id, name, surname, parentEmail }) => ({
    id,
    name,
    surname,
    age: null,
    parentEmail,
    delay: false,
    studentStatus: null,
    active: true,
    roomId: 9,
    photoUrl: null,
  }),
);
const FEW_NAMES = FEW.map(({ name, surname }) => `${name} ${surname}`);
/** Whose bulletins of the first period a file holds, in its order. */
const ownersOf = async (file: Download) =>
  (await pagesOf(file)).filter((text) => text.includes('Página 1 de ')).map((text) => /Boletín de (.*?), Periodo 1/.exec(text)?.[1]);
const listing = (...list: readonly object[]) =>
  ({ method: 'GET', path: '/api/students', kind: 'answer', body: { students: list } }) as const satisfies Fault;
/** As a server might answer them: in no order. */
const FEW_LISTED = listing(...FEW.toReversed());

/** From now on the joining waits at its first file, fails, finds its first file damaged, or goes on. */
const setJoining = (page: Page, way: 'held' | 'failing' | 'damaged' | 'free') =>
  page.evaluate((chosen) => {
    const state = window as unknown as { letGo?: () => void; isJoining?: boolean };
    state.letGo?.();
    state.isJoining = false;
    const held = new Promise<void>((resolve) => {
      state.letGo = resolve;
    });
    Blob.prototype.arrayBuffer = async function joined(this: Blob) {
      const isFirst = state.isJoining === false;
      state.isJoining = true;
      if (chosen === 'failing') throw new Error('planted');
      if (chosen === 'held') await held;
      return chosen === 'damaged' && isFirst ? new TextEncoder().encode('%PDF-1.3\n%%EOF').buffer : new Response(this).arrayBuffer();
    };
  }, way);

const expectJoining = (page: Page) =>
  expect.poll(() => page.evaluate(() => (window as unknown as { isJoining?: boolean }).isJoining)).toBe(true);

test(
  'some fail: they are named, asked for again alone, or left out; stopped, nothing is saved, also while they are joined',
  { tag: ['@BULK-02:calls', '@BULK-02:stopped', '@BULK-03', '@BULK-04:retried', '@BULK-04:saved'] },
  async ({ page, app }) => {
    app.watch.allow(/planted/);
    const files: string[] = [];
    page.on('download', (file) => files.push(file.suggestedFilename()));
    await app.signIn('coordinadora', { at: SEXTO_A, faults: [FEW_LISTED] });
    const bulletin = (fault: Omit<Fault, 'method' | 'path'>): Fault => ({ method: 'GET', path: PATH, ...fault });
    const fault = (...faults: Fault[]) => app.control.fault(...faults, FEW_LISTED);
    const count = async () => (await asked(app)).length;
    const open = async () => {
      await page.getByRole('button', { name: BULLETINS }).click();
      await periodOf(page).selectOption('Periodo 1');
      await expect(downloadButton(page)).toBeEnabled();
    };

    // While they come.
    await open();
    await fault(bulletin({ kind: 'slow', ms: 60_000, times: 3 }));
    await downloadButton(page).click();
    await expect.poll(count).toBe(3);
    await dialog(page, BULLETINS).getByRole('button', { name: 'Cancelar' }).click();
    await expectNoDialog(page);
    await fault();

    // While they are joined; what is opened meanwhile stays open.
    for (const leave of ['Cancelar', 'Escape']) {
      await open();
      await setJoining(page, 'held');
      await downloadButton(page).click();
      await expectJoining(page);
      if (leave === 'Escape') await page.keyboard.press('Escape');
      else await dialog(page, BULLETINS).getByRole('button', { name: leave }).click();
      await expectNoDialog(page);
      await openForRoom(page);
      await setJoining(page, 'free');
      await expectJoining(page);
      await expect(dialog(page)).toBeVisible();
      await dialog(page).getByRole('button', { name: 'Cancelar' }).click();
    }

    // Two fail; the bar counts them, too.
    await open();
    const before = await count();
    await fault(bulletin({ kind: 'status', status: 500, times: 2 }), bulletin({ kind: 'slow', ms: 60_000, times: 1 }));
    await downloadButton(page).click();
    await expect(dialog(page, BULLETINS).getByText('Boletín 5 de 5', { exact: true })).toBeVisible();
    await expect(statusOf(page)).toHaveText('Generando los boletines…');
    // Only without any fault does what is held back come.
    await app.control.fault();
    const alert = dialog(page, BULLETINS).getByRole('alert');
    await expect(alert).toContainText('2 boletines no se pudieron generar:');
    await fault();
    await expect(alert.getByRole('listitem')).toHaveText(FEW_NAMES.slice(0, 2));
    await expect(retryButton(page)).toBeFocused();
    await expect(periodOf(page)).toBeDisabled();
    expect((await count()) - before).toBe(5);
    await setJoining(page, 'held');
    const ready = dialog(page, BULLETINS).getByRole('button', { name: 'Guardar los 3 listos' });
    await ready.click();
    await expectJoining(page);
    await expect(ready).toBeDisabled();
    await expect(retryButton(page)).toBeDisabled();
    await download(page, () => setJoining(page, 'free'));
    await expectNoDialog(page);
    expect((await count()) - before).toBe(5);
    // Of what was stopped nothing came.
    expect(files).toEqual(['Boletines Sexto A Periodo 1.pdf']);

    // One fails, then the joining: what came is not asked for again.
    await open();
    await fault(bulletin({ kind: 'network', times: 1 }));
    await downloadButton(page).click();
    await expect(alert).toContainText('1 boletín no se pudo generar:');
    const had = await count();
    await setJoining(page, 'failing');
    await fault(bulletin({ kind: 'slow', ms: 60_000, times: 1 }));
    await retryButton(page).click();
    // Counted with those that came before.
    await expect(dialog(page, BULLETINS).getByText('Boletín 5 de 5', { exact: true })).toBeVisible();
    expect(
      await dialog(page, BULLETINS)
        .getByRole('progressbar')
        .evaluate((bar: HTMLProgressElement) => bar.position),
    ).toBe(4 / 5);
    await app.control.fault();
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    await fault();
    expect(await count()).toBe(had + 1);
    await expect(alert).toHaveCount(0);
    await setJoining(page, 'free');
    const file = await download(page, () => downloadButton(page).click());
    expect(await count()).toBe(had + 1);
    // In the order of the list, though the first one came last.
    expect(await ownersOf(file)).toEqual(FEW_NAMES);
    expect(files).toHaveLength(2);

    // A joining fails: those of another period are asked for all the same.
    await open();
    await setJoining(page, 'failing');
    await downloadButton(page).click();
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    await setJoining(page, 'free');
    await periodOf(page).selectOption('Periodo 2');
    const ofFirst = await count();
    const other = await download(page, () => downloadButton(page).click());
    expect(other.suggestedFilename()).toBe('Boletines Sexto A Periodo 2.pdf');
    expect((await asked(app)).slice(ofFirst).map(({ periodId }) => periodId)).toEqual(FEW.map(() => '2'));

    // All fail: there is nothing to save.
    await open();
    await fault(bulletin({ kind: 'status', status: 500, times: FEW.length }));
    await downloadButton(page).click();
    await expect(alert).toContainText('5 boletines no se pudieron generar:');
    await expect(dialog(page, BULLETINS).getByRole('button', { name: /^Guardar/ })).toHaveCount(0);
  },
);

test(
  'one that begins and ends as it should and cannot be read fails alone: it is asked for again, or left out',
  { tag: ['@BULK-04:unreadable', '@BULK-04:retried', '@BULK-04:saved'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: SEXTO_A, faults: [FEW_LISTED] });
    const alert = dialog(page, BULLETINS).getByRole('alert');
    const ready = dialog(page, BULLETINS).getByRole('button', { name: 'Guardar los 4 listos' });
    const fail = async () => {
      await page.getByRole('button', { name: BULLETINS }).click();
      await periodOf(page).selectOption('Periodo 1');
      await setJoining(page, 'damaged');
      await downloadButton(page).click();
      await expect(alert).toContainText('1 boletín no se pudo generar:');
      await expect(alert.getByRole('listitem')).toHaveText(FEW_NAMES.slice(0, 1));
      await expect(retryButton(page)).toBeFocused();
    };
    await fail();
    expect(await ownersOf(await download(page, () => ready.click()))).toEqual(FEW_NAMES.slice(1));
    await expectNoDialog(page);

    await fail();
    const { length: before } = await asked(app);
    expect(await ownersOf(await download(page, () => retryButton(page).click()))).toEqual(FEW_NAMES);
    expect((await asked(app)).slice(before).map(({ studentId }) => studentId)).toEqual([String(FEW[0]?.id)]);
  },
);

test(
  'one chooses whether both sides are printed: then each student begins on a sheet, else no page is empty',
  { tag: ['@BULK-03', '@BULK-04:saved', '@BULK-06:both', '@BULK-06:one', '@BULK-06:stays', '@BULK-06:message', '@wire', '@API-057:ok'] },
  async ({ page, app }) => {
    // Without records a bulletin has one page.
    const period = { id: 3, name: 'Periodo 3', startDate: '2026-06-15 00:00:00', endDate: '2026-09-11 23:59:59', state: true };
    const begun: Fault = { method: 'GET', path: '/api/periods', kind: 'answer', body: { periods: [period] } };
    await app.signIn('coordinadora', { at: SEXTO_A, faults: [FEW_LISTED, begun] });
    const open = async () => {
      await page.getByRole('button', { name: BULLETINS }).click();
      await periodOf(page).selectOption('Periodo 3');
      await expect(downloadButton(page)).toBeEnabled();
    };
    const isEmpty = (texts: readonly string[]) => texts.map((text) => text === '');
    await open();
    await expect(twoSided(page)).toBeChecked();
    await app.checkA11y();
    const both = await download(page, () => downloadButton(page).click());
    await expect(printed(page, 'Boletines de 5 estudiantes: 9 páginas, 5 hojas.')).toBeVisible();
    expect(isEmpty(await pagesOf(both))).toEqual([false, true, false, true, false, true, false, true, false]);

    // [P5]; by the keyboard, and kept when the dialog is closed.
    await open();
    await twoSided(page).focus();
    await page.keyboard.press('Space');
    await expect(twoSided(page)).not.toBeChecked();
    await dialog(page, BULLETINS).getByRole('button', { name: 'Cancelar' }).click();
    await open();
    await expect(twoSided(page)).not.toBeChecked();
    const one = await download(page, () => downloadButton(page).click());
    await expect(printed(page, 'Boletines de 5 estudiantes: 5 páginas, 5 hojas.')).toBeVisible();
    expect(isEmpty(await pagesOf(one))).toEqual(FEW.map(() => false));

    // Some fail: the choice stays, may be changed, and holds for those that are saved.
    await open();
    await app.control.fault({ method: 'GET', path: PATH, kind: 'status', status: 500, times: 1 }, FEW_LISTED, begun);
    await downloadButton(page).click();
    await expect(dialog(page, BULLETINS).getByRole('alert')).toContainText('1 boletín no se pudo generar:');
    await expect(twoSided(page)).not.toBeChecked();
    await twoSided(page).check();
    const saved = await download(page, () => dialog(page, BULLETINS).getByRole('button', { name: 'Guardar los 4 listos' }).click());
    await expect(printed(page, 'Boletines de 4 estudiantes: 7 páginas, 4 hojas.')).toBeVisible();
    expect(await pagesOf(saved)).toHaveLength(7);

    await app.control.fault(listing(FEW[0] ?? {}), begun);
    await page.reload();
    await open();
    await download(page, () => downloadButton(page).click());
    await expect(printed(page, 'Boletines de 1 estudiante: 1 página, 1 hoja.')).toBeVisible();
  },
);

test('of nobody there is no file', { tag: ['@BULK-02:calls', '@BULK-03'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: SEXTO_A, faults: [FEW_LISTED] });
  const open = async () => {
    await page.getByRole('button', { name: BULLETINS }).click();
    await periodOf(page).selectOption('Periodo 1');
  };
  await open();
  // All else that the button waits for is known from here on.
  await expect(downloadButton(page)).toBeEnabled();
  await dialog(page, BULLETINS).getByRole('button', { name: 'Cancelar' }).click();
  await app.control.fault(listing());
  await open();
  await expect(dialog(page, BULLETINS)).toContainText('0 estudiantes de Sexto A');
  await expect(downloadButton(page)).toBeDisabled();
});

const NO_STUDENTS = 'No se pudieron cargar los estudiantes.';
const NO_CODE = 'No se pudieron cargar los datos del boletín.';
const again = (page: Page, text: string) =>
  page.getByRole('dialog').getByRole('paragraph').filter({ hasText: text }).getByRole('button', { name: 'Reintentar' });
const failing = (path: string): Fault => ({ method: 'GET', path, kind: 'status', status: 500 });
const [ROOMS, STUDENTS, MODELS] = ['/api/rooms', '/api/students', '/api/learning/valorization'] as const;

test(
  'both dialogs tell what they could not load, and which students could not be read; the room’s model says which bulletins come',
  { tag: ['@BULK-02:calls', '@REPO-04', '@REPO-05', '@REPO-08', '@REPO-09', '@SAFE-22:bulletins'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: SEXTO_A, faults: [failing(STUDENTS), failing(MODELS)] });
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    const failuresOf = async (...paths: string[]) => {
      const calls = await app.control.calls();
      return paths.map((path) => callsIn(calls, `GET ${path}`).filter(({ status }) => status === 500).length);
    };
    await page.getByRole('button', { name: BULLETINS }).click();
    // Both have failed: the later one would open the message anew.
    await expect.poll(() => failuresOf(STUDENTS, MODELS)).toEqual([2, 1]);
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    await expect(again(page, NO_STUDENTS)).toBeVisible();
    await expect(again(page, NO_CODE)).toBeVisible();
    await periodOf(page).selectOption('Periodo 2');
    await expect(downloadButton(page)).toBeDisabled();
    await app.checkA11y();
    await app.control.fault(listing(...FEW, { ...FEW[0], id: 900, name: 5 }), failing(MODELS));
    await again(page, NO_STUDENTS).click();
    await expect(dialog(page, BULLETINS)).toContainText('5 estudiantes de Sexto A');
    await expect(dialog(page, BULLETINS)).toContainText('No se pudo mostrar 1 de 6 registros.');
    await expect(downloadButton(page)).toBeDisabled();
    await app.control.fault(models({ preschool: false, primary: true }));
    await again(page, NO_CODE).click();
    await expect(downloadButton(page)).toBeEnabled();

    // Of a student: the bulletin alone needs the model and the room.
    await app.control.fault(failing(ROOMS), failing(MODELS));
    await page.goto(SEXTO_A);
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    const [rooms = 0, asModels = 0] = await failuresOf(ROOMS, MODELS);
    await openForStudent(page, CRISTIAN.name);
    await expect.poll(() => failuresOf(ROOMS, MODELS)).toEqual([rooms + 1, asModels + 1]);
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    await choose(page, 'Observador');
    await expect(downloadButton(page)).toBeEnabled();
    await expect(again(page, NO_CODE)).toHaveCount(0);
    await fileOf(page, 'Boletín').check();
    await expect(downloadButton(page)).toBeDisabled();
    await app.control.fault();
    await again(page, NO_CODE).click();
    await expect(downloadButton(page)).toBeEnabled();

    // A preschool room without a valuation; no period has begun yet.
    await app.control.fault(models({ preschool: false, primary: true }));
    await page.goto('/dashboard/room/1');
    await page.getByRole('button', { name: BULLETINS }).click();
    await periodOf(page).selectOption('Periodo 2');
    await app.control.fault(models({ preschool: false, primary: true }), { method: 'GET', path: PATH, kind: 'slow', ms: 60_000 });
    await downloadButton(page).click();
    await expect.poll(async () => (await asked(app)).map(({ reportType }) => reportType)).toEqual(['D', 'D', 'D']);
    await dialog(page, BULLETINS).getByRole('button', { name: 'Cancelar' }).click();
    const period = (id: number, day: string) =>
      ({ id, name: `Periodo ${id}`, startDate: `${day} 00:00:00`, endDate: '2026-09-11 23:59:59', state: false }) as const;
    const tomorrow = period(4, '2026-06-20');
    for (const [offered, options] of [
      [[tomorrow], ['Elige un periodo']],
      [
        [tomorrow, period(3, '2026-06-19')],
        ['Elige un periodo', 'Periodo 3'],
      ],
    ] as const) {
      await app.control.fault({ method: 'GET', path: '/api/periods', kind: 'answer', body: { periods: offered } });
      for (const title of [BULLETINS, 'Descargar Reportes']) {
        await page.getByRole('button', { name: title }).click();
        await expect(periodOf(page).getByRole('option')).toHaveText([...options]);
        await expect(dialog(page, title).getByText('Aún no ha empezado ningún periodo.')).toHaveCount(offered.length === 1 ? 1 : 0);
        await dialog(page, title).getByRole('button', { name: 'Cancelar' }).click();
      }
    }
  },
);
