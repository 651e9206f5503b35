/** The enrollment is finalized, once. */
import type { Page } from '@playwright/test';
import { pauseClock } from '@e2e/support/clock';
import { askDirectly } from '@e2e/support/direct-call';
import { acceptFailure, buttonOf, dialogOf, expectNoDialog, openEntry, pressTwice } from '@e2e/support/screens';
import { rowNames, showAll } from '@e2e/support/table';
import { expect, expectLoaded, test } from '@e2e/support/test';
import {
  ALREADY,
  ASSIGNED,
  ASSIGNMENTS,
  DONE,
  FINALIZE,
  HISTORY,
  WAITING,
  acceptDone,
  assignWaiting,
  finalizeButton,
  manageButton,
  namesIn,
  openManage,
  pressFinalize,
  sentBy,
  tabOf,
  targetOf,
  continueOf,
} from './enrollments';

const BODY = { id: 1, schoolId: 5, schoolYearId: 6 };
const NO_PROCESS = 'No hay un proceso de matrícula activo.';

interface Visit {
  readonly page: Page;
  readonly host: { readonly apiUrl: string };
}

/** Without the screens, as another coordinator does. */
async function send({ page, host }: Visit, method: 'POST' | 'PUT', path: string, body: object) {
  const { status, answer } = await askDirectly(page, { method, url: host.apiUrl + path, body });
  return [status, (answer as { errorCode?: string | null } | null)?.errorCode ?? null];
}

const readsOf = async (app: { control: { calls(of: string): Promise<unknown[]> } }) => (await app.control.calls(HISTORY)).length;

test(
  'it asks first, with what it comes to; everybody is then where it was decided, and the screen tells so',
  {
    tag: [
      '@ENRO-26',
      '@ENRO-27',
      '@ENRO-28',
      '@ENRO-29',
      '@ENRO-30',
      '@ENRO-32:after',
      '@ENRO-33',
      '@ENRO-34',
      '@ENRO-35',
      '@SUGG-06',
      '@wire',
      '@API-022:ok',
    ],
  },
  async ({ page, app }) => {
    await app.signIn('matriculas', { at: WAITING });
    const [leaver = '', ...stay] = await namesIn(page, 'Pendiente');
    expect(await app.control.calls('GET /api/end-of-year/active/{schoolId}')).toMatchObject([{ path: '/api/end-of-year/active/5' }]);
    await openManage(page, leaver);
    await targetOf(page).selectOption('Retirado');
    await continueOf(page).click();
    await acceptDone(page);
    await page.getByRole('button', { name: 'Seleccionar los 2' }).click();
    await manageButton(page).click();
    await continueOf(page).click();
    await acceptDone(page);
    await expect.poll(() => namesIn(page, 'Promovido')).toEqual(expect.arrayContaining(stay));
    const promoted = await namesIn(page, 'Promovido');
    await tabOf(page, 'Cuarto A').click();
    const kept = await namesIn(page, 'No Promovido');
    const moved = await namesIn(page, 'Promovido');

    await finalizeButton(page).click();
    const question = dialogOf(page, 'Atención');
    await expect(question).toContainText('Esta acción es irreversible. ¿Desea finalizar y enviar la matrícula?');
    await expect(question).toContainText('42 promovidos, 1 no promovido, 2 retirados.');
    await app.checkA11y();
    await page.keyboard.press('Escape');
    await expectNoDialog(page);
    await finalizeButton(page).click();
    await buttonOf(page, 'Atención', 'Cancelar').click();
    expect(await sentBy(app, FINALIZE)).toEqual([]);
    const loaded = await readsOf(app);
    await finalizeButton(page).click();
    await pressTwice(app, FINALIZE, buttonOf(page, 'Atención', 'Aceptar'), buttonOf(page, 'Atención', 'Cancelar'));
    await expect(dialogOf(page, DONE)).toContainText(ASSIGNED);
    await expect(question).toHaveCount(0);
    // The message would go by itself.
    await pauseClock(page);
    expect(await sentBy(app, FINALIZE)).toEqual([BODY]);
    // What it made stale is asked for at once; the screen's reload comes with the press.
    await expect.poll(() => readsOf(app)).toBe(loaded + 3);
    await page.clock.resume();
    await buttonOf(page, DONE, 'Aceptar').click();
    await expect.poll(() => readsOf(app)).toBe(loaded + 6);
    await expect(page.getByText(NO_PROCESS)).toBeVisible();
    await expect(page.getByText('La matrícula quedó así: 42 promovidos, 1 no promovido, 2 retirados.')).toBeVisible();
    await expect(finalizeButton(page)).toBeDisabled();
    await expect(manageButton(page)).toBeDisabled();
    await expect(page.getByRole('checkbox')).toHaveCount(0);

    const studentsIn = async (room: number) => {
      await page.goto(`/dashboard/room/${room}`);
      await showAll(page);
      return rowNames(page);
    };
    const eighth = await studentsIn(27);
    expect(eighth).toHaveLength(promoted.length);
    const fifth = await studentsIn(26);
    expect(fifth).toHaveLength(moved.length);
    const fourth = await studentsIn(24);
    // Those of Tercero A, and who stays.
    expect(fourth).toHaveLength(14 + kept.length);
    // Nobody is left where they were, and who left is nowhere.
    await page.goto('/dashboard/room/25');
    await expect(page.getByText('Este curso aún no tiene estudiantes.')).toBeVisible();
    await expect(page.getByText('Resultados por páginas')).toHaveCount(0);
    await expect(page.getByText(leaver)).toHaveCount(0);
  },
);

test(
  'the question counts what is decided by then; what cannot be read asks nothing',
  { tag: ['@SUGG-06', '@ENRO-25:failed'] },
  async ({ page, app, host }) => {
    await app.signIn('matriculas', { at: WAITING });
    await assignWaiting(page);
    const { answer } = await askDirectly(page, { method: 'GET', url: `${host.apiUrl}/api/pre-enrollments/25` });
    const promoted = (answer as { preEnrollments: { status: string }[] }).preEnrollments.find(({ status }) => status === 'PROMOTED');
    const retired = { ...promoted, targetRoomId: null, targetRoomName: null, status: 'RETIRED' };
    expect(await send({ page, host }, 'PUT', '/api/pre-enrollments/', { preEnrollments: [retired] })).toEqual([200, null]);
    await finalizeButton(page).click();
    await expect(dialogOf(page, 'Atención')).toContainText('42 promovidos, 1 no promovido, 2 retirados.');
    await page.keyboard.press('Escape');
    await expectNoDialog(page);

    await app.control.hold(ASSIGNMENTS);
    await finalizeButton(page).click();
    await expect(finalizeButton(page)).toBeDisabled();
    await expectNoDialog(page);
    await app.control.release();
    await expect(dialogOf(page, 'Atención')).toBeVisible();
    await page.keyboard.press('Escape');
    await expectNoDialog(page);
    await expect(finalizeButton(page)).toBeFocused();

    // Who leaves meanwhile is not asked on another screen.
    await app.control.hold(ASSIGNMENTS);
    await finalizeButton(page).click();
    await expect(finalizeButton(page)).toBeDisabled();
    await openEntry(page, 'Cursos');
    await expect(page.getByRole('table', { name: 'Cursos' })).toBeVisible();
    await app.control.release();
    const before = await readsOf(app);
    await page.goBack();
    // The screen is read anew; the fault that follows is for the press.
    await expect.poll(() => readsOf(app)).toBe(before + 3);
    await expectLoaded(page, app);
    await expect(finalizeButton(page)).toBeEnabled();
    await expectNoDialog(page);

    app.watch.allow(/500/);
    await app.control.fault({ method: 'GET', path: '/api/pre-enrollments/{roomId}', kind: 'status', status: 500, times: 1 });
    await finalizeButton(page).click();
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    await expect(finalizeButton(page)).toBeDisabled();
    expect(await sentBy(app, FINALIZE)).toEqual([]);
  },
);

test(
  'another coordinator was faster: the text says so, and the screen reloads',
  {
    tag: [
      '@ENRO-31:already',
      '@ENRO-36',
      '@ENRO-37',
      '@ENRO-38',
      '@wire',
      '@API-022:alreadyFinalized',
      '@API-022:pendingStudents',
      '@API-056:finalized',
    ],
  },
  async ({ page, app, host }) => {
    const visit = { page, host };
    await app.signIn('matriculas', { at: WAITING });
    // ENRO-37: somebody waits, and nothing changes.
    await expect(tabOf(page, 'Séptimo A')).toHaveAccessibleName('Séptimo A 3 pendientes');
    expect(await send(visit, 'POST', '/api/end-of-year-finalization', BODY)).toEqual([409, 'endOfYear_pendingStudents']);
    await page.reload();
    await assignWaiting(page);
    await expect(page.getByText(NO_PROCESS)).toHaveCount(0);
    expect(await send(visit, 'POST', '/api/end-of-year-finalization', BODY)).toEqual([200, null]);
    await page.getByRole('checkbox').nth(1).check();
    await pressFinalize(page);
    await expect(dialogOf(page, 'Error')).toContainText(ALREADY);
    await expect(page.getByText(NO_PROCESS)).toHaveCount(0);
    const before = await readsOf(app);
    await acceptFailure(page, ALREADY, { title: 'Error' });
    await expect(page.getByText(NO_PROCESS)).toBeVisible();
    await expect.poll(() => readsOf(app)).toBe(before + 3);
    await expectNoDialog(page);
    expect(await send(visit, 'POST', '/api/end-of-year-finalization', BODY)).toEqual([409, 'endOfYear_alreadyFinalized']);
    const { answer } = await askDirectly(page, { method: 'GET', url: `${host.apiUrl}/api/pre-enrollments/25` });
    const [one] = (answer as { preEnrollments: { id: number }[] }).preEnrollments;
    const again = { ...one, preEnrollmentStatus: 'PENDING' };
    expect(await send(visit, 'PUT', '/api/pre-enrollments/', { preEnrollments: [again] })).toEqual([409, 'preEnrollment_finalized']);
  },
);

test(
  'who was slower on the summary is told so, and it reloads',
  { tag: ['@ENRO-31:already', '@SUGG-05:open'] },
  async ({ page, app, host }) => {
    await app.signIn('matriculas', { at: WAITING });
    await assignWaiting(page);
    await page.getByRole('link', { name: 'Ver resumen' }).click();
    await expect(finalizeButton(page)).toBeEnabled();
    expect(await send({ page, host }, 'POST', '/api/end-of-year-finalization', BODY)).toEqual([200, null]);
    await pressFinalize(page);
    await acceptFailure(page, ALREADY, { title: 'Error' });
    await expect(page.getByText(NO_PROCESS)).toBeVisible();
    await expect(finalizeButton(page)).toBeDisabled();
  },
);

test(
  'whatever fails shows the same text and reloads; without a network the screen stays as it is',
  { tag: ['@ENRO-31:other', '@ENRO-31:network'] },
  async ({ page, app }) => {
    await app.signIn('matriculas', { at: WAITING });
    await assignWaiting(page);
    await page.getByRole('checkbox').nth(1).check();
    const fault = { method: 'POST', path: '/api/end-of-year-finalization' } as const;
    await app.control.fault({ ...fault, kind: 'network' });
    const loaded = await readsOf(app);
    await pressFinalize(page);
    await acceptFailure(page, 'No response from server');
    await expect(page.getByRole('checkbox').nth(1)).toBeChecked();
    expect(await readsOf(app)).toBe(loaded);
    let reads = loaded;
    for (const [kind, status, text, title] of [
      ['status', 500, ALREADY, 'Error'],
      ['status', 422, ALREADY, 'Error'],
      ['malformed', undefined, ALREADY, 'Error'],
      // Whether it was done is not known: the screen tells.
      ['hang', undefined, 'No response from server', 'Atención'],
    ] as const) {
      await page.getByRole('checkbox').nth(1).check();
      await app.control.fault({ ...fault, kind, status });
      await pressFinalize(page);
      if (kind === 'hang') {
        await expect.poll(async () => (await app.control.calls(FINALIZE)).at(-1)?.fault).toBe('hang');
        await page.clock.fastForward(30_000);
      }
      await expect(dialogOf(page, title).filter({ hasText: text })).toBeVisible();
      expect(await readsOf(app)).toBe(reads);
      await acceptFailure(page, text, { title });
      reads += 3;
      await expect.poll(() => readsOf(app)).toBe(reads);
      // As it opens: nothing is selected.
      await expect(finalizeButton(page)).toBeEnabled();
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
    }
  },
);

test('a school without a year enrolls nobody', { tag: ['@wire', '@API-056:schoolYearMissing'] }, async ({ page, app, host }) => {
  await app.signIn('sin-anio');
  const entry = { id: null, studentId: 1, currentRoomId: 1, targetRoomId: null, targetRoomName: null, status: 'RETIRED' };
  const body = { preEnrollments: [{ ...entry, preEnrollmentStatus: 'PENDING' }] };
  expect(await send({ page, host }, 'PUT', '/api/pre-enrollments/', body)).toEqual([409, 'schoolYear_missing']);
});
