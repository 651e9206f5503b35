import { beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '@/api/accounts';
import { configurations } from '@/api/configurations';
import type { Endpoint, LooseInput } from '@/api/endpoint';
import { publicationSaving, MAX_ATTACHMENT_BYTES } from '@/api/publication-saving';
import { publications } from '@/api/publications';
import { schoolYears } from '@/api/school-years';
import { schools } from '@/api/schools';
import { templates } from '@/api/templates';
import { valuations } from '@/api/valuations';
import { DEMO_PASSWORD, RECOVERY_CODE, type PersonKey } from '@fixtures/people';
import { callerOf, holdAgainst, openWorld, send, type ContractRow, type Twist } from './contract';
import { CHAT_ROWS } from './contract-rows/chats';
import { MENTION_ROWS } from './contract-rows/mentions';
import { ROOM_ROWS } from './contract-rows/rooms';
import { STUDENT_ROWS } from './contract-rows/students';
import { SUBJECT_ROWS } from './contract-rows/subjects';
import { TEACHER_ROWS } from './contract-rows/teachers';
import { operations } from './handlers/all';
import { event, fileOf, formOf, homework, notice } from './sample-post';

const coordinator = 'coordinacion@yarumos.example';
const director = 'yaneth.garcia@yarumos.example';
const NO_ID = 999_999;

const page = { limit: 3, offset: 0, orderBy: 'date', order: 'DESC' };
/** Two reminders of post 3, an event of the coordinator. */
const reminders = {
  postId: 3,
  eventStartDate: '2026-07-17 08:00:00',
  reminderTimes: [
    { number: 1, unit: 'DAYS' },
    { number: 2, unit: 'HOURS' },
  ],
};
/** Posts of fixtures/publications.ts: 1 by docente, 2 by the coordinator, 7 by directora, 10 without comments. */
const comment = { commentId: 1, message: 'Gracias, profe.', commentParentId: null };
const asAdmin = { ...comment, managerId: 1 };

const ROWS: readonly ContractRow[] = [
  ...ROOM_ROWS,
  ...STUDENT_ROWS,
  ...SUBJECT_ROWS,
  ...MENTION_ROWS,
  ...TEACHER_ROWS,
  ...CHAT_ROWS,
  { endpoint: templates.getUrls, input: {}, as: 'coordinadora', refused: [{ why: 'a Teacher', status: 403, as: 'directora', input: {} }] },
  {
    endpoint: accounts.login,
    input: { body: { username: coordinator, password: DEMO_PASSWORD } },
    as: null,
    refused: [
      {
        why: 'a wrong password',
        status: 401,
        message: 'User credentials are invalid',
        input: { body: { username: coordinator, password: 'otra' } },
      },
      {
        why: 'an unknown e-mail',
        status: 401,
        message: 'User credentials are invalid',
        input: { body: { username: 'nadie@yarumos.example', password: DEMO_PASSWORD } },
      },
      {
        why: 'an inactive account',
        status: 403,
        message: 'User account is invalid',
        input: { body: { username: 'inactivo@yarumos.example', password: DEMO_PASSWORD } },
      },
      { why: 'no password', status: 400, input: { body: { username: coordinator } } },
    ],
  },
  {
    endpoint: accounts.requestCode,
    input: { params: { email: coordinator } },
    as: null,
    refused: [{ why: 'an unknown e-mail', status: 404, input: { params: { email: 'nadie@yarumos.example' } } }],
  },
  {
    endpoint: accounts.changeWithCode,
    input: { body: { email: coordinator, password: 'nueva', code: RECOVERY_CODE } },
    as: null,
    refused: [
      {
        why: 'a wrong code',
        status: 422,
        message: 'El código no es válido o ya venció',
        input: { body: { email: coordinator, password: 'nueva', code: '0000' } },
      },
      {
        why: 'an unknown e-mail',
        status: 404,
        input: { body: { email: 'nadie@yarumos.example', password: 'nueva', code: RECOVERY_CODE } },
      },
      { why: 'no code', status: 400, input: { body: { email: coordinator, password: 'nueva' } } },
    ],
  },
  {
    endpoint: accounts.requestReset,
    input: { body: { email: coordinator } },
    as: null,
    refused: [
      { why: 'an unknown e-mail', status: 404, input: { body: { email: 'nadie@yarumos.example' } } },
      { why: 'no e-mail', status: 400, input: { body: {} } },
    ],
  },
  {
    endpoint: accounts.changePassword,
    input: { body: { email: coordinator, password: 'Nueva1*', emailNotification: 'Y' } },
    as: 'coordinadora',
    refused: [
      { why: "another's e-mail", status: 403, input: { body: { email: director, password: 'Nueva1*', emailNotification: 'Y' } } },
      {
        why: 'a notification that is neither Y nor N',
        status: 400,
        input: { body: { email: coordinator, password: 'Nueva1*', emailNotification: 'S' } },
      },
    ],
  },
  {
    endpoint: accounts.get,
    input: { params: { id: 1 } },
    as: 'coordinadora',
    refused: [
      { why: "another's account", status: 403, input: { params: { id: 3 } } },
      { why: 'an id that is no number', status: 400, input: { params: { id: 'uno' } } },
    ],
  },
  {
    endpoint: accounts.changePhone,
    input: { params: { id: 1 }, body: { phoneNumber: '300 123 4567', userType: 'MANAGER' } },
    as: 'coordinadora',
    refused: [
      { why: "another's account", status: 403, input: { params: { id: 3 }, body: { phoneNumber: '1', userType: 'MANAGER' } } },
      { why: "the other role's type", status: 400, input: { params: { id: 1 }, body: { phoneNumber: '1', userType: 'TEACHER' } } },
      { why: 'a blank number', status: 400, input: { params: { id: 1 }, body: { phoneNumber: ' ', userType: 'MANAGER' } } },
    ],
  },
  {
    endpoint: schools.get,
    input: { params: { schoolId: 1 } },
    as: 'coordinadora',
    refused: [{ why: 'another school', status: 403, input: { params: { schoolId: 2 } } }],
  },
  {
    endpoint: configurations.list,
    input: { params: { schoolId: 1 } },
    as: 'directora',
    refused: [{ why: 'another school', status: 403, input: { params: { schoolId: 2 } } }],
  },
  { endpoint: schoolYears.current, input: {}, as: 'directora', refused: [] },
  { endpoint: valuations.get, input: {}, as: 'directora', refused: [] },
  {
    endpoint: publications.listForAdmin,
    input: { query: page },
    as: 'coordinadora',
    refused: [
      { why: 'a Teacher', status: 403, as: 'directora', input: { query: page } },
      { why: 'no limit', status: 400, input: { query: { offset: 0 } } },
    ],
  },
  {
    endpoint: publications.listForTeacher,
    input: { query: { ...page, teacherId: 11 } },
    as: 'directora',
    refused: [
      { why: 'an Admin', status: 403, as: 'coordinadora', input: { query: page } },
      { why: 'an offset that is no number', status: 400, input: { query: { ...page, offset: 'dos' } } },
    ],
  },
  {
    endpoint: publicationSaving.save,
    input: formOf(notice, {}, { images: [fileOf('foto.jpg', 'image/jpeg')], files: [fileOf('guía.pdf', 'application/pdf')] }),
    as: 'coordinadora',
    refused: [
      { why: 'homework by an Admin', status: 403, input: formOf(homework, { teacherId: undefined, managerId: 1 }) },
      { why: 'a post for teachers only by a Teacher', status: 403, as: 'directora', input: formOf(homework, { rooms: [] }) },
      { why: "another manager's signature", status: 403, input: formOf(notice, { managerId: 2 }) },
      { why: "a teacher's signature by an Admin", status: 403, input: formOf(notice, { managerId: undefined, teacherId: 11 }) },
      { why: "another teacher's signature", status: 403, as: 'directora', input: formOf(homework, { teacherId: 18 }) },
      { why: "an Admin's edit of a teacher's post", status: 403, input: formOf(notice, { id: 8 }) },
      { why: "a Teacher's edit of another's post", status: 403, as: 'directora', input: formOf(homework, { id: 1 }) },
      { why: "a Teacher's edit of a manager's post", status: 403, as: 'directora', input: formOf(homework, { id: 2 }) },
      { why: 'no title', status: 400, input: formOf(notice, { title: undefined }) },
      { why: 'a blank title', status: 400, input: formOf(notice, { title: '  ' }) },
      { why: 'an event without a name', status: 400, input: formOf(event, { name: undefined }) },
      { why: 'an event with a title', status: 400, input: formOf(event, { title: 'Feria' }) },
      { why: 'a notice with a name', status: 400, input: formOf(notice, { name: 'Informes' }) },
      { why: 'homework without a subject', status: 400, as: 'directora', input: formOf(homework, { subjectId: null }) },
      { why: 'information without a subject', status: 400, input: formOf(notice, { postType: 'INSTITUTIONAL' }) },
      { why: 'a notice with a subject', status: 400, input: formOf(notice, { subjectId: 16 }) },
      { why: 'homework without a due date', status: 400, as: 'directora', input: formOf(homework, { dueDate: '' }) },
      { why: 'a programmed event without a place', status: 400, input: formOf(event, { place: ' ' }) },
      { why: 'a programmed event without a start', status: 400, input: formOf(event, { startDate: '' }) },
      { why: 'a programmed event without an end', status: 400, input: formOf(event, { endDate: '' }) },
      { why: 'a place of an event not programmed', status: 400, input: formOf(event, { isProgrammed: false, startDate: '', endDate: '' }) },
      { why: 'a programmed notice', status: 400, input: formOf(notice, { ...event, postType: 'NOTICE', name: undefined, title: 'Feria' }) },
      { why: 'a null in place of a blank', status: 400, input: formOf(notice, { startDate: null }) },
      { why: 'rooms by their names', status: 400, input: formOf(notice, { rooms: ['6A'] }) },
      { why: 'no settings', status: 400, input: formOf(notice, { settings: undefined }) },
      { why: 'both signatures', status: 400, input: formOf(notice, { teacherId: 11 }) },
      { why: 'no signature', status: 400, input: formOf(notice, { managerId: undefined }) },
      { why: 'another type in an edit', status: 400, input: formOf(notice, { id: 4 }) },
      {
        why: 'two images',
        status: 400,
        input: formOf(notice, {}, { images: [fileOf('a.jpg', 'image/jpeg'), fileOf('b.jpg', 'image/jpeg')] }),
      },
      {
        why: 'six files',
        status: 400,
        input: formOf(notice, {}, { files: Array.from({ length: 6 }, () => fileOf('a.pdf', 'application/pdf')) }),
      },
      {
        why: 'six of all kinds',
        status: 400,
        input: formOf(
          notice,
          {},
          {
            images: [fileOf('a.jpg', 'image/jpeg')],
            videos: [1, 2].map(() => fileOf('a.mp4', 'video/mp4')),
            files: [1, 2, 3].map(() => fileOf('a.pdf', 'application/pdf')),
          },
        ),
      },
      {
        why: 'one byte too many',
        status: 400,
        input: formOf(
          notice,
          {},
          { videos: [fileOf('a.mp4', 'video/mp4', MAX_ATTACHMENT_BYTES)], files: [fileOf('a.pdf', 'application/pdf', 1)] },
        ),
      },
      { why: 'an unknown id', status: 404, input: formOf(notice, { id: NO_ID }) },
      { why: "another school's post", status: 404, input: formOf(notice, { id: 14 }) },
      { why: 'an unknown room', status: 404, input: formOf(notice, { rooms: [9, NO_ID] }) },
      { why: "another school's room", status: 404, input: formOf(notice, { rooms: [16] }) },
      { why: "another school's subject", status: 404, as: 'directora', input: formOf(homework, { subjectId: 36 }) },
    ],
  },
  {
    endpoint: publicationSaving.setReminders,
    input: { body: reminders },
    as: 'coordinadora',
    refused: [
      { why: "another author's event", status: 403, as: 'directora', input: { body: reminders } },
      {
        why: 'four reminders',
        status: 400,
        input: { body: { ...reminders, reminderTimes: [1, 2, 3, 4].map((number) => ({ number, unit: 'DAYS' })) } },
      },
      { why: 'none of a unit', status: 400, input: { body: { ...reminders, reminderTimes: [{ number: 0, unit: 'DAYS' }] } } },
      { why: 'another unit', status: 400, input: { body: { ...reminders, reminderTimes: [{ number: 1, unit: 'WEEKS' }] } } },
      { why: 'another start than the event’s', status: 400, input: { body: { ...reminders, eventStartDate: '2026-07-18 08:00:00' } } },
      { why: 'no start of an event that has one', status: 400, input: { body: { ...reminders, eventStartDate: '' } } },
      { why: 'reminders of an event not programmed', status: 400, input: { body: { ...reminders, postId: 4, eventStartDate: '' } } },
      { why: 'a post that is no event', status: 400, input: { body: { postId: 2, eventStartDate: '', reminderTimes: [] } } },
      { why: 'an unknown post', status: 404, input: { body: { ...reminders, postId: NO_ID } } },
      { why: "another school's event", status: 404, input: { body: { ...reminders, postId: 16 } } },
    ],
  },
  {
    endpoint: publications.remove,
    input: { params: { id: 2 } },
    as: 'coordinadora',
    refused: [
      { why: "a teacher's post, to an Admin", status: 403, input: { params: { id: 1 } } },
      { why: "a manager's post, to a Teacher", status: 403, as: 'directora', input: { params: { id: 2 } } },
      { why: 'an unknown id', status: 404, input: { params: { id: NO_ID } } },
      { why: "another school's post", status: 404, as: 'colegio-vacio', input: { params: { id: 2 } } },
    ],
  },
  {
    endpoint: publications.addComment,
    input: { params: { id: 1 }, body: asAdmin },
    as: 'coordinadora',
    refused: [
      { why: 'blanks alone', status: 400, input: { params: { id: 1 }, body: { ...asAdmin, message: '  ' } } },
      { why: "another post's id in the body", status: 400, input: { params: { id: 1 }, body: { ...asAdmin, commentId: 2 } } },
      { why: "another manager's signature", status: 403, input: { params: { id: 1 }, body: { ...asAdmin, managerId: 2 } } },
      { why: 'both signatures', status: 403, input: { params: { id: 1 }, body: { ...asAdmin, teacherId: 11 } } },
      { why: 'a post that takes no comments', status: 403, input: { params: { id: 10 }, body: { ...asAdmin, commentId: 10 } } },
      { why: 'an unknown post', status: 404, input: { params: { id: NO_ID }, body: { ...asAdmin, commentId: NO_ID } } },
      { why: 'a reply to nothing', status: 404, input: { params: { id: 1 }, body: { ...asAdmin, commentParentId: NO_ID } } },
      {
        why: "another teacher's post, to a Teacher",
        status: 404,
        as: 'directora',
        input: { params: { id: 1 }, body: { ...comment, teacherId: 11 } },
      },
    ],
  },
];

const rowOf = (endpoint: Endpoint) => {
  const row = ROWS.find((candidate) => candidate.endpoint === endpoint);
  if (!row) throw new Error(`${endpoint.id} has no row here.`);
  return row;
};

beforeEach(openWorld);

/** A message as its row has it, `{word}` standing for anything. */
const saying = (template: string): unknown => {
  const plain = template.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return expect.stringMatching(new RegExp(`^${plain.replace(/\{\w+\}/g, '.+')}$`));
};

const call = async (endpoint: Endpoint, input: LooseInput, as: PersonKey | null, twist?: Twist) =>
  send(endpoint, input, as && (await callerOf(as)), twist);

describe.each(ROWS.map((row) => [row.endpoint.id, row] as const))('%s', (_, { endpoint, input, as, prepare, refused }) => {
  beforeEach(async () => prepare?.());

  it(`${endpoint.id} 2xx: answers what its row says, and no more`, async () => {
    const { status, body } = await call(endpoint, input, as);
    expect(status).toBe(endpoint.answer === null ? 204 : 200);
    if (endpoint.answer) holdAgainst(endpoint.answer, body);
    else expect(body).toBeNull();
  });

  it(`${endpoint.id} 405: refuses another method`, async () => {
    expect(await call(endpoint, input, as, { method: 'PATCH' })).toEqual({
      status: 405,
      body: { errorCode: null, message: expect.any(String) as string },
    });
  });

  it(`${endpoint.id}: the path with and without trailing slash is the same`, async () => {
    const path = endpoint.path.replace(/\{(\w+)\}/g, (__, name: string) => encodeURIComponent(String(input.params?.[name])));
    const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
    expect((await call(endpoint, input, as, { path: other })).status).toBe(endpoint.answer === null ? 204 : 200);
  });

  it.each(refused)(`${endpoint.id} $status: refuses $why`, async (refusal) => {
    await refusal.prepare?.();
    const { status, body } = await call(endpoint, refusal.input, refusal.as ?? as);
    expect({ status, body }).toEqual({
      status: refusal.status,
      body: { errorCode: refusal.errorCode ?? null, message: refusal.message ?? (expect.any(String) as string) },
    });
  });

  if (endpoint.body) {
    it.each(['{"roto', '[]', '7', 'null'])(`${endpoint.id} 400: refuses the body %s`, async (body) => {
      expect((await call(endpoint, { ...input, body }, as)).status).toBe(400);
    });
  }

  if (endpoint.form) {
    const form = (part: string | Blob) => {
      const data = new FormData();
      data.append('postRequest', part);
      return data;
    };
    it.each([
      ['no form at all', JSON.stringify(input.form)],
      ['an empty form', new FormData()],
      ['text in place of JSON', form(JSON.stringify(input.form?.['postRequest']))],
      ['broken JSON', form(new Blob(['{"roto'], { type: 'application/json' }))],
      ['a file in place of JSON', form(fileOf('post.txt', 'text/plain'))],
    ])(`${endpoint.id} 400: refuses %s`, async (__, body) => {
      expect((await call(endpoint, input, as, { body })).status).toBe(400);
    });

    it(`${endpoint.id} 400: refuses a form that breaks off`, async () => {
      const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
      expect((await call(endpoint, input, as, { body: '--x\r\nContent-Disp', headers })).status).toBe(400);
    });
  }

  if (endpoint.headers === 'none') return;
  it.each([
    ['no token', { Authorization: null }],
    ['a token of nobody', { Authorization: 'Bearer demo.1.forged' }],
    ['a token without its word', { Authorization: 'demo.1.x' }],
  ])(`${endpoint.id} 401: refuses %s`, async (__, headers) => {
    expect((await call(endpoint, input, as, { headers })).status).toBe(401);
  });

  it(`${endpoint.id} 403: refuses another school and another school's year`, async () => {
    expect((await call(endpoint, input, as, { headers: { schoolId: '6' } })).status).toBe(403);
    if (endpoint.headers === 'year') expect((await call(endpoint, input, as, { headers: { schoolYear: '2' } })).status).toBe(403);
  });

  it(`${endpoint.id} 403: refuses a parent`, async () => {
    expect((await call(endpoint, input, 'acudiente')).status).toBe(403);
  });
});

describe('the rest of the rules that the rows name', () => {
  it('every call of the contract has a row here, and every documented error is refused somewhere', () => {
    // Their ids are the world's: handlers/publications.test.ts and handlers/parents.test.ts.
    const later: readonly string[] = ['API-029', 'API-030', 'API-031'];
    const missing = operations
      .map(({ endpoint }) => endpoint)
      .filter((endpoint) => !later.includes(endpoint.id) && !ROWS.some((row) => row.endpoint === endpoint));
    expect(missing.map(({ id }) => id)).toEqual([]);
    for (const { endpoint, refused } of ROWS) {
      for (const { status, errorCode, message } of Object.values(endpoint.errors)) {
        const said = { status, ...(errorCode !== null && { errorCode }), message: saying(message) };
        expect(refused, `${endpoint.id} ${status}`).toContainEqual(expect.objectContaining(said));
      }
    }
  });

  it('an unknown path is answered 404 in the documented body', async () => {
    const { endpoint, input, as } = rowOf(schools.get);
    expect(await call(endpoint, input, as, { path: '/api/nada' })).toEqual({
      status: 404,
      body: { errorCode: null, message: expect.any(String) as string },
    });
  });
});
