import { beforeEach, describe, expect, it } from 'vitest';
import type { SchemaFieldDescription } from 'yup';
import type { Endpoint, LooseInput, Role } from '@/api/core/endpoint';
import { schools } from '@/api/resources/schools';
import type { PersonKey } from '@fixtures/people';
import { callerOf, holdAnswer, openWorld, send, type ContractRow, type Refused, type Twist } from './contract';
import { operations } from '@mocks/backend/operations';
import { fileOf } from './sample-post';

/** Each resource's contract-rows.ts exports its `rows`. */
const ROWS = Object.values(
  import.meta.glob<readonly ContractRow[]>('@mocks/resources/*/contract-rows.ts', { eager: true, import: 'rows' }),
).flat();

const rowOf = (endpoint: Endpoint) => {
  const row = ROWS.find((candidate) => candidate.endpoint === endpoint);
  if (!row) throw new Error(`${endpoint.id} has no row here.`);
  return row;
};

/** An id that no record has. */
const NO_ID = 999_999;

/** A person of school 1 with each role. */
const ONE_OF_EACH = { Admin: 'coordinadora', Teacher: 'directora' } as const satisfies Record<Role, PersonKey>;

/** The refusals that every row has: of the other role, and of an unknown id. */
function refusalsOfRow({ endpoint, input, unknownId = 404 }: ContractRow): Refused[] {
  if (endpoint.headers === 'none') return [];
  const others = (['Admin', 'Teacher'] as const).filter((role) => !endpoint.roles.includes(role));
  const byRole = others.map((role) => ({ why: role, status: 403, as: ONE_OF_EACH[role], input }));
  const unknown = {
    why: 'an unknown id',
    status: unknownId,
    as: ONE_OF_EACH.Admin,
    input: { ...input, params: { ...input.params, id: NO_ID } },
  };
  return input.params?.['id'] === undefined || !endpoint.roles.includes('Admin') ? byRole : [...byRole, unknown];
}

beforeEach(openWorld);

/** Matches a message of the row, with any text for each `{word}`. */
const saying = (template: string): unknown => {
  const plain = template.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return expect.stringMatching(new RegExp(`^${plain.replace(/\{\w+\}/g, '.+')}$`));
};

const call = async (endpoint: Endpoint, input: LooseInput, as: PersonKey | null, twist?: Twist) =>
  send(endpoint, input, as && (await callerOf(as)), twist);

describe.each(ROWS.map((row) => [row.endpoint.id, row] as const))('%s', (_, row) => {
  const { endpoint, input, as, prepare, refused } = row;
  beforeEach(async () => prepare?.());

  it(`${endpoint.id} 2xx: answers what its row says, and no more`, async () => {
    const { status, body } = await call(endpoint, input, as);
    expect(status).toBe(endpoint.answer === null ? 204 : 200);
    if (endpoint.answer) await holdAnswer(endpoint.answer, body);
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

  it.each([...refusalsOfRow(row), ...refused])(`${endpoint.id} $status: refuses $why`, async (refusal) => {
    await refusal.prepare?.();
    const { status, body } = await call(endpoint, refusal.input, refusal.as ?? as, refusal.headers && { headers: refusal.headers });
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
    const [name = '', value] =
      Object.entries(input.form ?? {}).find(([, part]) => typeof part === 'object' && part !== null && !Array.isArray(part)) ?? [];
    const form = (part: string | Blob) => {
      const data = new FormData();
      data.append(name, part);
      return data;
    };
    it.each([
      ['no form at all', JSON.stringify(input.form)],
      ['an empty form', new FormData()],
      ['text in place of JSON', form(JSON.stringify(value))],
      ['broken JSON', form(new Blob(['{"roto'], { type: 'application/json' }))],
      ['a file in place of JSON', form(fileOf('parte.txt', 'text/plain'))],
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
    // They need ids of the seeded world: mocks/resources/publications/handlers.test.ts and mocks/resources/parents/handlers.test.ts.
    const testedElsewhere: readonly string[] = ['API-029', 'API-030', 'API-031'];
    const missing = operations
      .map(({ endpoint }) => endpoint)
      .filter((endpoint) => !testedElsewhere.includes(endpoint.id) && !ROWS.some((row) => row.endpoint === endpoint));
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

/** The paths of optional objects within a shape; yup makes objects optional by default. */
function missable(field: SchemaFieldDescription, path: string): string[] {
  if ('innerType' in field && field.innerType) return missable(field.innerType as SchemaFieldDescription, `${path}[]`);
  if (!('fields' in field)) return [];
  return Object.entries(field.fields).flatMap(([key, inner]) => [
    ...('fields' in inner && inner.optional ? [`${path}.${key}`] : []),
    ...missable(inner, `${path}.${key}`),
  ]);
}

it('no record within a body or an answer may be missing, but the chat that was not found', () => {
  const parts = ROWS.flatMap(({ endpoint: { id, ...parts } }) =>
    (['body', 'form', 'answer'] as const).flatMap((part) => {
      const schema = parts[part];
      return schema && 'describe' in schema ? missable(schema.describe(), `${id} ${part}`) : [];
    }),
  );
  expect(parts).toEqual(['API-032 answer[].document']);
});

/** The paths of the lists within an answer that are shown without invalid records; it does not descend into a comment's comments. */
function shownLists(field: SchemaFieldDescription, path = ''): string[] {
  if ('innerType' in field && field.innerType) {
    const own = 'meta' in field && field.meta && 'isShown' in field.meta ? [path] : [];
    return [...own, ...shownLists(field.innerType as SchemaFieldDescription, `${path}[]`)];
  }
  if (!('fields' in field)) return [];
  return Object.entries(field.fields).flatMap(([key, inner]) => shownLists(inner, path === '' ? key : `${path}.${key}`));
}

it('SAFE-22: the lists that a row names here alone show without their odd records; any other answer fails whole', () => {
  const shown = ROWS.map(({ endpoint: { id, answer } }) => [id, answer && 'describe' in answer ? shownLists(answer.describe()) : []]);
  expect(shown).toEqual(ROWS.map(({ endpoint: { id }, shown = [] }) => [id, shown]));
});
