/** The table of docs/demo-errors.md, derived from the contract: what each row's failures show, and how to cause them. */
import type { Endpoint } from '@/api/core/endpoint';
import { ApiError } from '@/api/core/errors';
import type { Failure, FailureContext } from '@/api/core/failure-line';
import { failureOf } from '@/api/core/failures';
import { operations } from './operations';

interface Case {
  /** The text in the table. */
  readonly error: string;
  readonly failure: ApiError;
  readonly fault: Readonly<Record<string, unknown>>;
}

const REFUSED = { status: 500, errorCode: null, message: 'El texto del servidor.' };

/** The documented errors, then any other failing answer, then no answer. */
function casesOf(endpoint: Endpoint): Case[] {
  const refused = (error: string, { status, errorCode, message }: { status: number; errorCode: string | null; message: string }): Case => ({
    error,
    failure: new ApiError(endpoint, 'status', status, errorCode, message),
    fault: { kind: 'status', status, ...(errorCode !== null && { errorCode }), message },
  });
  const documented = Object.values(endpoint.errors).map((one) =>
    refused(`${one.status}${one.errorCode === null ? '' : ` ${one.errorCode}`} '${one.message}'`, one),
  );
  const others = [409, REFUSED.status].map((status) => refused(`any other, as ${status}`, { ...REFUSED, status }));
  const unanswered = { error: 'no answer', failure: new ApiError(endpoint, 'network'), fault: { kind: 'network' } };
  return [...documented, ...(endpoint.failureLines.length > 0 ? [...others, unanswered] : [])];
}

const SHOWS: Record<Failure['display'], (failure: Failure) => string> = {
  modal: ({ title, text }) => `modal ${title === undefined ? '' : `'${title}' `}'${text}'`,
  form: ({ text }) => `'${text}' in the form`,
  banner: ({ text }) => `banner '${text}' for 3 s`,
  session: () => 'the session ends',
  logged: () => 'nothing; it is only logged',
};

const contextsOf = ({ failureLines }: Endpoint): (FailureContext | undefined)[] => [
  ...new Set([undefined, ...failureLines.flatMap(({ context }) => context ?? [])]),
];

function linesOf(endpoint: Endpoint): string[] {
  const { id, summary, method, path } = endpoint;
  return casesOf(endpoint).flatMap(({ error, failure, fault }) =>
    contextsOf(endpoint).map((context) => {
      const shows = failureOf(failure, context);
      const shown = `${SHOWS[shows.display](shows)} (${shows.rule})`;
      const where = context === undefined ? '' : `, in ${context}`;
      const cells = [`${id} ${summary}`, `${error}${where}`, shown, `\`${JSON.stringify({ method, path, ...fault })}\``];
      return `| ${cells.join(' | ').replaceAll('\n', ' ')} |`;
    }),
  );
}

/** The table in Markdown, in the order of the endpoint table, without rows that show nothing of their own. */
function errorTable(): string {
  const endpoints = operations.map(({ endpoint }) => endpoint).toSorted((one, other) => one.id.localeCompare(other.id));
  const lines = endpoints.flatMap((endpoint) => linesOf(endpoint));
  return ['| row | error | what shows | fault |', '| --- | --- | --- | --- |', ...lines].join('\n');
}

const BEGIN = '<!-- npm run openapi writes this table -->';
const END = '<!-- end of the table -->';

/** A document with its table replaced. */
export function withErrorTable(document: string): string {
  const [before, rest] = document.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`docs/demo-errors.md names the table's place by ${BEGIN} and ${END}.`);
  return `${before}${BEGIN}\n\n${errorTable()}\n\n${END}${after}`;
}
