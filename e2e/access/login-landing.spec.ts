import { openPublications, storageOf } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { signOut } from '@e2e/session/session';
import type { LogLine } from '@mocks/backend/log';
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

for (const { who, role, landing, heading, loads, tag } of [
  {
    who: 'coordinadora',
    role: 'Admin',
    landing: '/dashboard/schools',
    heading: 'Institución',
    loads: ADMIN_LOADS,
    tag: ['@AUTH-14', '@AUTH-16:Admin', '@AUTH-20:Admin', '@AUTH-21:Admin', '@AUTH-22:Admin'],
  },
  {
    who: 'directora',
    role: 'Teacher',
    landing: '/dashboard/home',
    heading: 'Inicio',
    loads: [...ADMIN_LOADS, `GET /teachersDeepByTeacherEmail/${emailOf('directora')}`],
    tag: [
      '@AUTH-15:TEACHER',
      '@AUTH-16:Teacher',
      '@AUTH-20:Teacher',
      '@AUTH-21:Teacher',
      '@AUTH-22:Teacher',
      '@wire',
      '@API-001:ok',
      '@API-008:ok',
      '@API-012:ok',
      '@API-017:ok',
      '@API-034:ok',
      '@API-093:ok',
    ],
  },
] as const) {
  test(
    `the ${role} signs in: the year first and without its header, the other loads once each with it, then ${landing}`,
    { tag: [...tag] },
    async ({ page, app }) => {
      await app.control.hold(YEAR);
      await pressSignInAs(app, who);
      await expect.poll(async () => (await app.control.calls()).length).toBe(2);
      const [login, year] = await app.control.calls();
      expect([login, year].map((line) => line && lineOf(line))).toEqual(['PUT /accounts/auth', YEAR]);
      expect(login?.headers).not.toHaveProperty('authorization');
      expect(year?.headers).toMatchObject({ schoolid: '1', authorization: expect.stringContaining('Bearer ') });
      expect(year?.headers).not.toHaveProperty('schoolyear');
      expect(await app.control.calls()).toHaveLength(2);
      await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
      await expect(page.getByRole('radio')).toHaveCount(0);

      await app.control.release();
      await expect(page).toHaveURL(landing);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      const { schoolYearId, ...stored } = await storageOf(page);
      expect(stored).toMatchObject({ userRole: role, schoolId: '1' });
      const sent = loadsOf(await app.control.calls());
      expect(sent.map(lineOf).toSorted()).toEqual([...loads].toSorted());
      for (const { headers } of sent.slice(1))
        expect(headers).toMatchObject({ schoolid: '1', schoolyear: schoolYearId, authorization: expect.any(String) });
    },
  );
}

test(
  'a person of any other role is a Teacher, also where the answer has no authorities',
  { tag: ['@AUTH-15:otherRole'] },
  async ({ page, app, host }) => {
    const login = await trueLogin(page, host, app, 'directora');
    for (const role of ['COORDINATOR', 'manager', 'ADMIN', '']) {
      await test.step(role, async () => {
        await app.control.fault(answering('PUT', '/accounts/auth', { ...login, role, authorities: undefined }));
        await app.signIn('directora');
        await expect(page).toHaveURL('/dashboard/home');
        expect(await storageOf(page)).toMatchObject({ userRole: 'Teacher', authorities: '[]' });
        await signOut(page, 'Yaneth García Suárez');
        await expect(page).toHaveURL('/auth/login');
      });
    }
  },
);

test(
  'an Admin of a school without a year lands where it is created',
  { tag: ['@AUTH-23:Admin', '@AUTH-24:Admin'] },
  async ({ page, app }) => {
    await app.signIn('sin-anio');
    await expect(page).toHaveURL('/dashboard/schools');
    const calls = await app.control.calls();
    expect(loadsOf(calls)).toHaveLength(4);
    expect(calls.filter(({ headers }) => 'schoolyear' in headers)).toEqual([]);
  },
);

test(
  'a Teacher of a school without a year lands on /dashboard/home',
  { tag: ['@AUTH-23:Teacher', '@AUTH-24:Teacher'] },
  async ({ page, app }) => {
    await app.control.fault(answering('GET', LOADS.year, null));
    await app.signIn('directora');
    await expect(page).toHaveURL('/dashboard/home');
    await openPublications(page);
    const calls = await app.control.calls();
    expect(loadsOf(calls).length).toBeGreaterThanOrEqual(5);
    expect(calls.filter(({ headers }) => 'schoolyear' in headers)).toEqual([]);
  },
);
