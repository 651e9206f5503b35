import { menuOf, openPublications, storageOf } from '@e2e/support/screens';
import { fullOnly } from '@e2e/support/full-only';
import { expect, test } from '@e2e/support/test';
import { signOut } from './session';
import { LOADS, answering, emailOf, trueLogin } from '@e2e/access/access';

test.beforeEach(({ app }) => app.open());

const valuation = (id: number, primary: boolean) => ({
  id,
  primary,
  initialValue: 1,
  endValue: 5,
  includeValoration: true,
  isQualificationByActivities: false,
  items: [{ id: 1, name: 'Alto', description: '', initialValue: 1, endValue: 5, modelType: 'A' }],
});

const YEAR = { id: 4711, startDate: '2026-01-19 00:00:00', endDate: '2026-11-27 23:59:59' };
const SCHOOL = { id: 1, name: 'Colegio', image: null, schoolPhone: null, schoolEmail: null, schoolAddress: null, schoolCity: null };
const TEACHER = {
  id: 5501,
  schoolId: 1,
  teacherName: 'Yaneth',
  teacherLastName: 'García Suárez',
  teacherEmail: emailOf('directora'),
  teacherPhone: null,
  rooms: [],
  courses: [],
  roomIds: [],
  active: true,
  teacherStatus: 'COMPLETED',
  image: null,
};

/** The loads' answers, with numbers that nothing else has. */
const loads = [
  answering('GET', LOADS.year, YEAR),
  answering('GET', LOADS.valuation, { preschool: valuation(71, false), primary: valuation(72, true) }),
  answering('GET', LOADS.configurations, {
    configurations: [
      { id: 80, name: 'otra', active: false },
      { id: 81, name: 'commentPost', active: true },
      { id: 82, name: 'commentPosts', active: false },
    ],
  }),
  answering('GET', LOADS.school, SCHOOL),
  answering('GET', LOADS.teacher, TEACHER),
];

const ALWAYS = {
  schoolId: '1',
  schoolYearId: '4711',
  schoolYearStartDate: YEAR.startDate,
  schoolYearEndDate: YEAR.endDate,
  preschoolValuationId: '71',
  primaryValuationId: '72',
  configurationId: '81',
  commentPost: 'true',
  lastActivityAt: expect.stringMatching(/^\d+$/),
};

test(
  'an Admin: all that is stored, and nothing more',
  { tag: ['@SESS-01:Admin', '@SESS-03:Admin', '@SESS-04:both', '@SESS-05:Admin', '@SESS-06:active'] },
  async ({ page, app, host }) => {
    const login = await trueLogin(page, host, app, 'coordinadora');
    const authorities = ['ver', 'editar "todo"'];
    await app.control.fault(answering('PUT', '/accounts/auth', { ...login, authorities }), ...loads);
    await app.signIn('coordinadora');
    expect(await storageOf(page)).toEqual({
      ...ALWAYS,
      authToken: login.idToken,
      userId: '1',
      userRole: 'Admin',
      userEmail: emailOf('coordinadora'),
      authorities: JSON.stringify(authorities),
    });
  },
);

test(
  'a Teacher: the teacher record of the chosen school too',
  { tag: ['@SESS-01:Teacher', '@SESS-03:Teacher', '@SESS-04:both', '@SESS-05:Teacher', '@SESS-06:active'] },
  async ({ page, app, host }) => {
    const login = await trueLogin(page, host, app, 'directora');
    const { id, schoolId, teacherName, teacherLastName, teacherEmail } = TEACHER;
    const record = { id, schoolId, teacherName, teacherLastName, teacherEmail };
    await app.control.fault(answering('PUT', '/accounts/auth', { ...login, teacherData: { ...record, id: 99 } }), ...loads);
    await app.signIn('directora');
    const { teacherData, ...stored } = await storageOf(page);
    expect(stored).toEqual({
      ...ALWAYS,
      authToken: login.idToken,
      userId: '3',
      userRole: 'Teacher',
      userEmail: emailOf('directora'),
      authorities: '[]',
      teacherId: '5501',
    });
    expect(JSON.parse(teacherData ?? '')).toEqual(record);
  },
);

test(
  'a school with neither year nor valuation nor switches, and one with comments off',
  { tag: ['@SESS-02', '@SESS-04:neither', '@SESS-05:withoutYear', '@SESS-06:none', '@SESS-06:inactive'] },
  async ({ page, app }) => {
    await app.signIn('sin-anio');
    const stored = await storageOf(page);
    expect(Object.keys(stored).toSorted()).toEqual(
      ['authToken', 'authorities', 'commentPost', 'lastActivityAt', 'schoolId', 'userEmail', 'userId', 'userRole'].toSorted(),
    );
    expect(stored).toMatchObject({ schoolId: '6', commentPost: 'false' });

    // One that has comments off.
    await signOut(page, 'Constanza Pinzón Niño');
    await app.signIn('directo');
    expect(await storageOf(page)).toMatchObject({ commentPost: 'false', configurationId: expect.stringMatching(/^\d+$/) });
  },
);

test(
  'a valuation that the school does not have is absent',
  { tag: ['@SESS-04:primaryAlone', '@SESS-04:preschoolAlone'] },
  async ({ page, app }) => {
    for (const [missing, there, kept] of [
      ['preschoolValuationId', 'primaryValuationId', { preschool: null, primary: valuation(72, true) }],
      ['primaryValuationId', 'preschoolValuationId', { preschool: valuation(72, false), primary: null }],
    ] as const) {
      await app.control.fault(answering('GET', LOADS.valuation, kept));
      await app.signIn('directora');
      const stored = await storageOf(page);
      expect(stored).toMatchObject({ [there]: '72' });
      expect(stored).not.toHaveProperty(missing);
      await signOut(page, 'Yaneth García Suárez');
    }
  },
);

for (const who of ['coordinadora', 'directora'] as const) {
  test(
    `a reload keeps the session and the page (${who})`,
    { tag: [who === 'directora' ? '@SESS-07:Teacher' : '@SESS-07:Admin', ...fullOnly(who === 'coordinadora')] },
    async ({ page, app }) => {
      await app.signIn(who);
      await openPublications(page);
      const before = await storageOf(page);
      delete before['lastActivityAt'];
      await page.reload();
      await expect(page).toHaveURL('/dashboard/publications/list');
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(menuOf(page)).toBeVisible();
      expect(await storageOf(page)).toMatchObject(before);
    },
  );
}
