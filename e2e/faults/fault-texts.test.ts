/** Each call's failures have the texts and places that its area declares. faults.spec.ts proves in the browser that they are shown. */
import { describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '@/api/core/endpoint';
import { ApiError } from '@/api/core/errors';
import { failureOf } from '@/api/core/failures';
import type { FailureContext } from '@/api/core/failure-line';
import { AREAS, SCENES } from '@e2e/areas';
import { BY_DEFAULT, MESSAGE, type FailureTexts, type Shown } from './shown';

// The module reads the page's history when it loads.
vi.mock('@/ui/platform/use-code', () => ({ preloadCode: () => {} }));

const ROWS: Readonly<Record<string, FailureTexts>> = Object.assign({}, ...AREAS.map(({ failures }) => failures));
const REFUSALS: Readonly<Record<string, Shown>> = Object.assign({}, ...AREAS.map(({ refusals }) => refusals));

const PLACES = ['creation', 'tab', 'learning', 'activities', 'spreadsheet', 'card'] as const satisfies readonly FailureContext[];

const UNREADABLE = [400, 403, 404, 405, 500, 505];
const READABLE = [402, 409, 422, 429, 503];

/** The chat store is called by its own library, so the client sees none of its failures. */
const BY_LIBRARY = ['API-032', 'API-033'];

const endpoints = [...new Map<string, Endpoint>(SCENES.map(({ endpoint }) => [endpoint.id, endpoint])).values()]
  .filter(({ id }) => !BY_LIBRARY.includes(id))
  .toSorted((one, other) => one.id.localeCompare(other.id));

/** The row's failure texts; without nonsense answers for a call whose body is not read (ERRO-13). */
const tableOf = (endpoint: Endpoint, row = BY_DEFAULT): Partial<FailureTexts> => {
  const { nonsense, ...others } = row;
  return endpoint.answer === null ? others : { ...others, nonsense };
};

function shownBy(endpoint: Endpoint, context?: FailureContext): Partial<FailureTexts> {
  const show = (...error: ConstructorParameters<typeof ApiError> extends [unknown, ...infer Rest] ? Rest : never): Shown => {
    const { display, text, title } = failureOf(new ApiError(endpoint, ...error), context);
    return title === undefined ? [display, text] : [display, text, title];
  };
  const same = (all: readonly Shown[]): Shown => {
    for (const one of all) expect(one).toEqual(all[0]);
    return all[0] ?? ['logged', 'none'];
  };
  const by = (status: number) => show('status', status, null, MESSAGE);
  return {
    nobody: same([show('network'), show('timeout')]),
    ...(endpoint.answer !== null && { nonsense: show('malformed', 200) }),
    unauthorized: by(401),
    unreadable: same(UNREADABLE.map(by)),
    other: same(READABLE.map(by)),
  };
}

describe.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))('a failure of %s', (id, endpoint) => {
  it('shows its own text where it is to show', () => {
    expect(shownBy(endpoint)).toEqual(tableOf(endpoint, ROWS[id]));
    for (const place of PLACES) expect(shownBy(endpoint, place)).toEqual(tableOf(endpoint, ROWS[`${id} ${place}`] ?? ROWS[id]));
  });

  for (const [name, { status, errorCode, message }] of Object.entries(endpoint.errors))
    it(`shows what the refusal ${name} says`, () => {
      const row = ROWS[id] ?? BY_DEFAULT;
      const shown = status === 401 ? row.unauthorized : UNREADABLE.includes(status) ? row.unreadable : row.other;
      const [display, text] = REFUSALS[`${id} ${name}`] ?? shown;
      expect(failureOf(new ApiError(endpoint, 'status', status, errorCode, message))).toMatchObject({
        display,
        text: text === MESSAGE ? message : text,
      });
    });
});

it.each(endpoints.filter(({ id }) => `${id} login` in ROWS))('a failure of $id shows the text of a login there', (endpoint) => {
  expect(shownBy(endpoint, 'login')).toEqual(tableOf(endpoint, ROWS[`${endpoint.id} login`]));
});

it('the table names no row that there is not', () => {
  const ids = endpoints.map(({ id }) => id as string);
  expect([...Object.keys(ROWS), ...Object.keys(REFUSALS)].filter((name) => !ids.includes(name.split(' ')[0] ?? ''))).toEqual([]);
});
