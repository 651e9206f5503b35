/** The download modal of a student and of a room. */
import type { Page } from '@playwright/test';
import { achievements } from '@fixtures/learning';
import { observationTypeNames } from '@fixtures/student-observations';
import { students } from '@fixtures/students';
import { teachers } from '@fixtures/teachers';
import { askDirectly } from '@e2e/support/direct-call';
import { expectNoDialog, anyDialog } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { openRoom, SEXTO_A } from '@e2e/students/students';
import {
  CRISTIAN,
  DAYS,
  asked,
  choose,
  dialog,
  download,
  downloadButton,
  fileOf,
  models,
  openForRoom,
  openForStudent,
  periodOf,
  textOf,
  textsIn,
} from './reports';

const ROOMS = 'GET /api/rooms/';
const BULLETIN = 'GET /api/student-academic-resume-report';

/** Observed by two teachers in one period. */
const OBSERVED_BY_TWO = { id: students.otherJuanDavid.id, periodId: 1 };

interface Observation {
  readonly periodId: number;
  readonly observationTypeId: number;
  readonly observation: string;
  readonly teacherId: number;
}

const filters = (field: string, id: number) => ({
  'filters[0][field]': field,
  'filters[0][operator]': '=',
  'filters[0][value]': String(id),
  'filters[1][field]': 'creationDate',
  'filters[1][operator]': '>',
  'filters[1][value]': DAYS.initialDate,
  'filters[2][field]': 'creationDate',
  'filters[2][operator]': '<',
  'filters[2][value]': DAYS.endDate,
  limit: '1000',
  offset: '0',
  orderBy: 'creationDate',
  order: 'DESC',
});

/** What snackbars and status lines say. */
const statusesOf = (page: Page) => page.getByRole('status').filter({ hasText: /\S/ }).allInnerTexts();

test(
  'of a student: period and file are asked for, and each of the four papers comes under its name',
  {
    tag: [
      '@STUD-14',
      '@REPO-01:student',
      '@REPO-02',
      '@REPO-04',
      '@REPO-05',
      '@REPO-06',
      '@REPO-07',
      '@REPO-08',
      '@REPO-10',
      '@REPO-11',
      '@REPO-13',
      '@REPO-14',
      '@REPO-16:student',
      '@REPO-17:student',
      '@REPO-20',
      '@wire',
      '@API-057:ok',
      '@API-058:ok',
      '@API-059:ok',
      '@API-061:ok',
    ],
  },
  async ({ page, app }) => {
    await openRoom({ page, app });
    await openForStudent(page);
    await expect(page.getByRole('radio')).toHaveCount(4);
    await expect(periodOf(page).getByRole('option')).toHaveText(['Elige un periodo', 'Periodo 1', 'Periodo 2']);
    await expect(downloadButton(page)).toBeDisabled();
    await periodOf(page).selectOption('Periodo 2');
    await expect(downloadButton(page)).toBeDisabled();
    await fileOf(page, 'Boletín').check();
    await expect(downloadButton(page)).toBeEnabled();
    await periodOf(page).selectOption('Elige un periodo');
    await expect(downloadButton(page)).toBeDisabled();
    await app.checkA11y();

    for (const [label, call, path, query] of [
      ['Boletín', BULLETIN, '/api/student-academic-resume-report', { studentId: '7', periodId: '2', reportType: 'C' }],
      [
        'Observador',
        'GET /api/student-detailed-observations-report',
        '/api/student-detailed-observations-report',
        { studentId: '7', periodId: '2' },
      ],
      ['Reporte de Asistencia', 'GET /api/check-in-report/student/{id}', '/api/check-in-report/student/7', DAYS],
      ['Reporte de Actividades', 'GET /api/activity-student-report', '/api/activity-student-report', filters('student', CRISTIAN.id)],
    ] as const) {
      if ((await dialog(page).count()) === 0) await openForStudent(page);
      await choose(page, label);
      const file = await download(page, () => downloadButton(page).click());
      expect(file.suggestedFilename()).toBe(`${label} ${CRISTIAN.name}.pdf`);
      await expectNoDialog(page);
      expect(await asked(app, call)).toEqual([{ path, query }]);
      const text = await textOf(file);
      for (const named of ['Colegio Mirador de los Yarumos', CRISTIAN.name, 'Periodo 2']) expect(text).toContain(named);
    }
    // 'Cancelar' asks for nothing.
    await openForStudent(page);
    await choose(page, 'Boletín');
    await dialog(page).getByRole('button', { name: 'Cancelar' }).click();
    await expectNoDialog(page);
    expect(await asked(app, BULLETIN)).toHaveLength(1);
  },
);

test(
  'of a room: attendance and activities alone',
  {
    tag: [
      '@ROOM-33',
      '@REPO-01:room',
      '@REPO-03',
      '@REPO-12',
      '@REPO-15',
      '@REPO-16:room',
      '@REPO-17:room',
      '@REPO-20',
      '@wire',
      '@API-060:ok',
      '@API-062:ok',
    ],
  },
  async ({ page, app }) => {
    await openRoom({ page, app });
    const before = (await app.control.calls(ROOMS)).length;
    for (const [label, call, path, query] of [
      ['Reporte de Asistencia', 'GET /api/check-in-report/room/{id}', '/api/check-in-report/room/9', DAYS],
      ['Reporte de Actividades', 'GET /api/activity-group-report', '/api/activity-group-report', filters('room', 9)],
    ] as const) {
      await openForRoom(page);
      await expect(page.getByRole('radio')).toHaveCount(2);
      await choose(page, label);
      const file = await download(page, () => downloadButton(page).click());
      expect(file.suggestedFilename()).toBe(`${label} Sexto A.pdf`);
      expect(await asked(app, call)).toEqual([{ path, query }]);
      const text = await textOf(file);
      for (const named of ['Colegio Mirador de los Yarumos', 'Sexto A', 'Periodo 2']) expect(text).toContain(named);
    }
    // What only a bulletin needs is not asked for.
    expect(await app.control.calls(ROOMS)).toHaveLength(before);
  },
);

test('where the model has no valuation the bulletin is asked for without numbers', { tag: ['@REPO-09'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: '/dashboard/room/9', faults: [models({ preschool: true, primary: false })] });
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await openForStudent(page);
  await choose(page, 'Boletín');
  await download(page, () => downloadButton(page).click());
  expect(await asked(app, BULLETIN)).toEqual([
    { path: '/api/student-academic-resume-report', query: { studentId: '7', periodId: '2', reportType: 'D' } },
  ]);
});

test.describe('listening for downloads', () => {
  test.use({ ownPage: true });

  test(
    'what fails, or is half a file, says nothing and saves nothing; the modal stays as it was; a slow one shows that it comes',
    { tag: ['@REPO-18', '@REPO-19', '@SHAR-10:report'] },
    async ({ page, app }) => {
      const files: string[] = [];
      page.on('download', (file) => files.push(file.suggestedFilename()));
      await openRoom({ page, app });
      await openForStudent(page);
      await choose(page, 'Boletín');
      const path = '/api/student-academic-resume-report';
      const before = await statusesOf(page);
      for (const fault of [
        { kind: 'status', status: 500 },
        { kind: 'status', status: 404 },
        { kind: 'network' },
        { kind: 'html' },
        { kind: 'empty' },
        { kind: 'answer', status: 200, body: '%PDF-1.3 a half' },
      ] as const) {
        await app.control.fault({ method: 'GET', path, ...fault, times: 1 });
        await downloadButton(page).click();
        await expect.poll(async () => (await app.control.read()).faults).toEqual([]);
        await expect(downloadButton(page)).toBeEnabled();
        await expect(downloadButton(page)).toBeFocused();
        await expect(anyDialog(page)).toHaveCount(1);
        await expect(page.getByRole('alert')).toHaveCount(0);
        // Not waited for: it would leave by itself.
        expect(await statusesOf(page)).toEqual(before);
        await expect(fileOf(page, 'Boletín')).toBeChecked();
        await expect(periodOf(page).getByRole('option', { selected: true })).toHaveText('Periodo 2');
      }
      expect(files).toEqual([]);
      await app.control.hold(`GET ${path}`);
      await downloadButton(page).evaluate((button: HTMLElement) => {
        for (let press = 0; press < 2; press += 1) button.click();
      });
      await expect(dialog(page).getByRole('status')).toHaveText('Preparando el archivo…');
      await expect(dialog(page).getByRole('progressbar', { name: 'Descarga' })).toBeVisible();
      await expect(downloadButton(page)).toBeDisabled();
      // What shows is what comes.
      await expect(periodOf(page)).toBeDisabled();
      await expect(fileOf(page, 'Observador')).toBeDisabled();
      const file = await download(page, () => app.control.release());
      expect(file.suggestedFilename()).toBe(`Boletín ${CRISTIAN.name}.pdf`);
      // The browser tells of the file before the modal is drawn closed.
      await expectNoDialog(page);
      expect(await statusesOf(page)).toEqual(before);
      // Cancelled while it comes: nothing is saved.
      await openForStudent(page);
      await choose(page, 'Boletín');
      await app.control.hold(`GET ${path}`);
      await downloadButton(page).click();
      // The call has come, and is held.
      await expect.poll(async () => (await app.control.read()).faults).toEqual([]);
      await dialog(page).getByRole('button', { name: 'Cancelar' }).click();
      await expectNoDialog(page);
      await app.control.release();
      await openForStudent(page);
      await choose(page, 'Boletín');
      await download(page, () => downloadButton(page).click());
      expect(files).toHaveLength(2);
    },
  );
});

test(
  'a bulletin says achievements, levels and observations; the observer all of the period; an empty one says so',
  {
    tag: [
      '@REPO-21:C',
      '@REPO-21:D',
      '@REPO-22',
      '@REPO-23',
      '@REPO-26:C',
      '@REPO-26:D',
      '@REPO-26:running',
      '@REPO-26:namesake',
      '@REPO-27',
      '@wire',
    ],
  },
  async ({ page, app, host }) => {
    await openRoom({ page, app });
    const read = async (path: string) => {
      const { type, bytes } = await page.evaluate(
        async ({ url }) => {
          const headers = {
            Authorization: `Bearer ${localStorage.getItem('authToken') ?? ''}`,
            schoolId: localStorage.getItem('schoolId') ?? '',
            schoolYear: localStorage.getItem('schoolYearId') ?? '',
          };
          const answer = await fetch(url, { headers });
          return { type: answer.headers.get('Content-Type'), bytes: [...new Uint8Array(await answer.arrayBuffer())] };
        },
        { url: `${host.apiUrl}${path}` },
      );
      return { type, text: (await textsIn(Uint8Array.from(bytes))).join(' ') };
    };
    const bulletin = (code: string, period: number, student = CRISTIAN.id) =>
      read(`/api/student-academic-resume-report?studentId=${student}&periodId=${period}&reportType=${code}`);
    const { answer } = await askDirectly(page, { method: 'GET', url: `${host.apiUrl}/api/learning/course/16/observation?periodId=2` });
    const written = (answer as { observations: { studentId: number; observation: string }[] }).observations;
    const observation = written.find(({ studentId }) => studentId === CRISTIAN.id)?.observation ?? 'none';
    const { title, levels } = achievements.decimals;
    const isMark = /(^| )\d\.\d+( |$)/;
    for (const code of ['C', 'D']) {
      const { type, text } = await bulletin(code, 2);
      expect(type).toBe('application/pdf');
      for (const words of ['Matemáticas', title, 'Bajo', levels.Bajo, `Observación: ${observation}`]) expect(text).toContain(words);
      expect(text).not.toContain(levels.Superior);
      const [ofResults = '', underResults = ''] = text.split('Escala');
      expect(isMark.test(ofResults)).toBe(code === 'C');
      // [P3]: N.º in the list of the room, the scale, the end of the period.
      expect(text).toMatch(/N\.º \d+ /);
      expect(/Bajo 1\.0 a 2\.9 .*Superior 4\.1 a 5\.0/.test(underResults)).toBe(code === 'C');
      expect(underResults).toContain(code === 'C' ? 'Básico 3.0' : 'Bajo Básico Alto Superior');
      expect(underResults).toContain('El periodo termina el 21 de junio de 2026: hay notas que pueden cambiar.');
      // [P4]
      expect(text).toMatch(new RegExp(`Matemáticas [^.]* Observación: ${observation}`));
    }
    for (const { id, parentEmail } of [students.juanDavid, students.otherJuanDavid])
      expect((await bulletin('C', 2, id)).text).toMatch(new RegExp(`N\\.º \\d+, ${parentEmail}`));
    expect((await bulletin('C', 2)).text).not.toContain(CRISTIAN.email);
    const { text: closed } = await bulletin('C', 1);
    expect(closed).toContain('Escala');
    expect(closed).not.toContain('El periodo termina');
    expect((await bulletin('C', 3)).text).toContain('Sin registros para este periodo.');

    // Written by several, more than the ten that a screen shows of one.
    const { text: often } = await read('/api/student-detailed-observations-report?studentId=4&periodId=2');
    expect(often.match(/Profesor: /g)?.length).toBeGreaterThan(10);
    const of = await askDirectly(page, { method: 'GET', url: `${host.apiUrl}/api/student-observation/student/${OBSERVED_BY_TWO.id}` });
    const all = (of.answer as { studentObservationsResponse: Observation[] }).studentObservationsResponse;
    const found = all.filter(({ periodId }) => periodId === OBSERVED_BY_TWO.periodId);
    expect(new Set(found.map(({ teacherId }) => teacherId)).size).toBe(2);
    const { text } = await read(
      `/api/student-detailed-observations-report?studentId=${OBSERVED_BY_TWO.id}&periodId=${OBSERVED_BY_TWO.periodId}`,
    );
    for (const { observationTypeId, observation: said, teacherId } of found) {
      const teacher = teachers.find(({ id }) => id === teacherId);
      expect(text).toContain(observationTypeNames[observationTypeId - 101]);
      expect(text).toContain(`Profesor: ${teacher?.teacherName} ${teacher?.teacherLastName}`);
      expect(text).toContain(said);
    }
  },
);

test.describe('a browser in Tokyo, where it is the day after Bogotá’s and UTC’s', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('a period is offered from the browser’s own day on', { tag: ['@REPO-04', '@REPO-05'] }, async ({ page, app }) => {
    const period = (id: number, day: string) =>
      ({ id, name: `Periodo ${id}`, startDate: `${day} 00:00:00`, endDate: '2026-09-11 23:59:59', state: false }) as const;
    const body = { periods: [period(3, '2026-06-20'), period(4, '2026-06-21')] };
    await app.signIn('coordinadora', { at: SEXTO_A, faults: [{ method: 'GET', path: '/api/periods', kind: 'answer', body }] });
    await openForRoom(page);
    await expect(periodOf(page).getByRole('option')).toHaveText(['Elige un periodo', 'Periodo 3']);
  });
});
