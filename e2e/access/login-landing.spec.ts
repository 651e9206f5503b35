import { storageOf } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import type { LogLine } from '@mocks/log';
import { LOADS, answering, emailOf, pressSignInAs, trueLogin } from './access';

test.beforeEach(({ app }) => app.open());

const YEAR = `GET ${LOADS.year}`;

const lineOf = ({ method, path }: LogLine) => `${method} ${path.replace(/\/$/, '')}`;

/** The sign-in's own loads, without what the landing screen asks for. */
const loadsOf = (log: readonly LogLine[]) =>
  log.filter(({ path }) =>
    /^\/(api\/school-year\/current|api\/learning\/valorization|api\/configurations|schools|teachersDeep)/.test(path),
  );

const ADMIN_LOADS = [YEAR, 'GET /api/configurations/schools/1', `GET ${LOADS.valuation}`, 'GET /schools/1'];

test('an Admin lands on /dashboard/schools', { tag: ['@AUTH-14', '@AUTH-16'] }, async ({ page, app }) => {
  await app.signIn('coordinadora');
  await expect(page).toHaveURL('/dashboard/schools');
  await expect(page.getByRole('heading', { name: 'Institución' })).toBeVisible();
  expect(await storageOf(page)).toMatchObject({ userRole: 'Admin', schoolId: '1' });
});

test('a Teacher lands on /dashboard/home', { tag: ['@AUTH-15', '@AUTH-16'] }, async ({ page, app }) => {
  await app.signIn('directora');
  await expect(page).toHaveURL('/dashboard/home');
  await expect(page.getByRole('heading', { name: 'Inicio' })).toBeVisible();
  expect(await storageOf(page)).toMatchObject({ userRole: 'Teacher', schoolId: '1' });
});

for (const role of ['COORDINATOR', 'manager', 'ADMIN', '']) {
  test(`a person of the role '${role}' is a Teacher`, { tag: ['@AUTH-15'] }, async ({ page, app, host }) => {
    const login = await trueLogin(page, host, app, 'directora');
    await app.door.fault(answering('PUT', '/accounts/auth', { ...login, role }));
    await app.signIn('directora');
    await expect(page).toHaveURL('/dashboard/home');
    expect(await storageOf(page)).toMatchObject({ userRole: 'Teacher' });
  });
}

test('a login answer without authorities is a sign-in like any other', { tag: ['@AUTH-14'] }, async ({ page, app, host }) => {
  const login = await trueLogin(page, host, app, 'coordinadora');
  await app.door.fault(answering('PUT', '/accounts/auth', { ...login, authorities: undefined }));
  await app.signIn('coordinadora');
  await expect(page).toHaveURL('/dashboard/schools');
});

test("the Admin's loads are sent once, without a teacher", { tag: ['@AUTH-20', '@AUTH-21'] }, async ({ app }) => {
  await app.signIn('coordinadora');
  expect(
    loadsOf(await app.door.calls())
      .map(lineOf)
      .toSorted(),
  ).toEqual([...ADMIN_LOADS].toSorted());
});

test("the Teacher's loads bring the own record by e-mail", { tag: ['@AUTH-20', '@AUTH-21'] }, async ({ app }) => {
  await app.signIn('directora');
  const own = `GET /teachersDeepByTeacherEmail/${emailOf('directora')}`;
  const loads = loadsOf(await app.door.calls()).map(lineOf);
  expect(loads).toEqual(expect.arrayContaining([...ADMIN_LOADS, own]));
  expect(loads.filter((line) => line.includes('teachersDeep')).every((line) => line === own)).toBe(true);
});

for (const who of ['coordinadora', 'directora'] as const) {
  test(`the year comes first, alone and without its header (${who})`, { tag: ['@AUTH-22'] }, async ({ app }) => {
    await app.door.hold(YEAR);
    await pressSignInAs(app, who);
    await expect.poll(async () => (await app.door.calls()).length).toBe(2);
    const [login, year] = await app.door.calls();
    expect([login, year].map((line) => line && lineOf(line))).toEqual(['PUT /accounts/auth', YEAR]);
    expect(login?.headers).not.toHaveProperty('authorization');
    expect(year?.headers).toMatchObject({ schoolid: '1', authorization: expect.stringContaining('Bearer ') });
    expect(year?.headers).not.toHaveProperty('schoolyear');

    await app.door.release();
    await expect.poll(async () => loadsOf(await app.door.calls()).length).toBeGreaterThan(3);
    const [, ...others] = loadsOf(await app.door.calls());
    for (const { headers } of others) {
      expect(headers).toMatchObject({ schoolid: '1', schoolyear: expect.stringMatching(/^\d+$/), authorization: expect.any(String) });
    }
  });
}

test("the year's own id stands in the header", { tag: ['@AUTH-22'] }, async ({ page, app }) => {
  await app.signIn('directora');
  const { schoolYearId } = await storageOf(page);
  const [, ...others] = loadsOf(await app.door.calls());
  expect(new Set(others.map(({ headers }) => headers['schoolyear']))).toEqual(new Set([schoolYearId]));
});

test('an Admin of a school without a year lands where it is created', { tag: ['@AUTH-23', '@AUTH-24'] }, async ({ page, app }) => {
  await app.signIn('sin-anio');
  await expect(page).toHaveURL('/dashboard/schools');
  const calls = await app.door.calls();
  expect(loadsOf(calls)).toHaveLength(4);
  expect(calls.filter(({ headers }) => 'schoolyear' in headers)).toEqual([]);
});

test('a Teacher of a school without a year lands on /dashboard/home', { tag: ['@AUTH-23', '@AUTH-24'] }, async ({ page, app }) => {
  await app.door.fault(answering('GET', LOADS.year, null));
  await app.signIn('directora');
  await expect(page).toHaveURL('/dashboard/home');
  await page.getByRole('link', { name: 'Publicaciones' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  const calls = await app.door.calls();
  expect(loadsOf(calls).length).toBeGreaterThanOrEqual(5);
  expect(calls.filter(({ headers }) => 'schoolyear' in headers)).toEqual([]);
});
