/**
 * Makes a resource's endpoints callable: `implement(resource, handlers)` authenticates a call, checks the caller's role
 * and school, parses the input and checks the answer against the contract, so that a handler contains rules only. A
 * missing handler, or one that answers another shape, does not compile.
 */
import type { AnySchema, Schema } from 'yup';
import { isFile, type Answer, type DocumentedError, type Endpoint, type Input, type Resource, type Role } from '@/api/core/endpoint';
import { fromQueryString } from '@/api/core/query-string';
import { tokenOwner } from './auth';
import type { Db } from '@mocks/store/db';
import { formInput } from './form-input';
import type { Row } from '@mocks/store/tables';
import type { KeptFile } from '@mocks/store/world';

/** Refusals that every row has (docs/spec/endpoints.md, default errors). */
const DEFAULT_ERRORS = {
  badRequest: { status: 400, errorCode: null, message: 'La petición no es válida.' },
  unauthorized: { status: 401, errorCode: null, message: 'La sesión no es válida.' },
  forbidden: { status: 403, errorCode: null, message: 'No tienes permiso para esta acción.' },
  notFound: { status: 404, errorCode: null, message: 'No se encontró lo que buscas.' },
  methodNotAllowed: { status: 405, errorCode: null, message: 'El método no está permitido.' },
} satisfies Record<string, DocumentedError>;

/** A documented refusal, thrown by a handler. */
export class Refusal extends Error {
  constructor(
    /** Its name among the row's errors or the default ones. */
    readonly errorName: string,
    readonly error: DocumentedError,
  ) {
    super(error.message);
  }
}

export const refuseBy = (name: keyof typeof DEFAULT_ERRORS) => new Refusal(name, DEFAULT_ERRORS[name]);

/** The account of the token, and the school of the headers. */
interface Caller {
  readonly account: Row<'accounts'>;
  readonly role: Role;
  readonly schoolId: number;
  /** The school year of the headers; null in a school without one. */
  readonly schoolYearId: number | null;
  /** The caller's teacher record in that school; null for an Admin. */
  readonly teacher: Row<'teachers'> | null;
}

type CallerOf<E extends Endpoint> = E['headers'] extends 'none' ? unknown : Caller;

/** The database and the uploaded files, for a handler. */
interface HandlerServices {
  readonly db: Db;
  /** Takes an uploaded file and returns the id of its attachment; it is stored with the tables or not at all. */
  readonly keep: (file: File) => number;
  /** The stored content of an uploaded file. */
  readonly file: (id: number) => Promise<KeptFile | undefined>;
}

/** The argument of a handler. */
type Context<E extends Endpoint> = Input<E> &
  CallerOf<E> &
  HandlerServices & {
    /** Throws a refusal that the row documents, or a default one; `words` fill the placeholders of its message. */
    readonly refuse: (name: (keyof E['errors'] & string) | keyof typeof DEFAULT_ERRORS, words?: Readonly<Record<string, string>>) => never;
  };

/** Asynchronous when it reads a partition of a volume table. */
type Handler<E extends Endpoint> = (context: Context<E>) => Answer<E> | Promise<Answer<E>>;

/** One endpoint with its handler. */
export interface Operation {
  readonly endpoint: Endpoint;
  /** Matches a path without trailing slash; its groups are the path's parameters. */
  readonly pattern: RegExp;
  run(request: Request, body: unknown, services: HandlerServices): Promise<Response>;
}

const idIn = (value: string | null) => (value !== null && /^\d+$/.test(value) ? Number(value) : null);

function callerOf(endpoint: Endpoint, request: Request, db: Db): Caller {
  const account = tokenOwner(request.headers.get('authorization'), db);
  if (!account?.active) throw refuseBy('unauthorized');
  const role: Role = account.role === 'MANAGER' ? 'Admin' : 'Teacher';
  const schoolId = idIn(request.headers.get('schoolId'));
  if (schoolId === null) throw refuseBy('badRequest');
  // No role may reach another school's data.
  if (account.role === 'PARENT' || !account.schoolIds.includes(schoolId)) throw refuseBy('forbidden');
  if (!endpoint.roles.includes(role)) throw refuseBy('forbidden');
  const schoolYearId = endpoint.headers === 'year' ? idIn(request.headers.get('schoolYear')) : null;
  if (schoolYearId !== null && db.schoolYears.find(schoolYearId)?.schoolId !== schoolId) throw refuseBy('forbidden');
  const teacher =
    role === 'Teacher' ? (db.teachers.where((row) => row.schoolId === schoolId && row.teacherEmail === account.username)[0] ?? null) : null;
  return { account, role, schoolId, schoolYearId, teacher };
}

/** One part of the input, validated by its schema. Path and query arrive as strings and are cast to the schema's types. */
function parsePart(schema: AnySchema | undefined, value: unknown, strict: boolean): unknown {
  if (!schema) return undefined;
  try {
    return (schema as Schema<unknown>).defined().validateSync(value, { strict });
  } catch {
    throw refuseBy('badRequest');
  }
}

function answerWith(endpoint: Endpoint, answer: unknown): Response {
  if (endpoint.answer === null) return new Response(null, { status: 204 });
  if (isFile(endpoint.answer)) {
    if (!(answer instanceof Blob)) throw new Error(`${endpoint.id} answers a file.`);
    const headers = { 'Content-Type': endpoint.answer.mediaType, 'Content-Length': String(answer.size) };
    return new Response(answer, { status: 200, headers });
  }
  endpoint.answer.validateSync(answer, { strict: true });
  return new Response(JSON.stringify(answer), { status: 200, headers: { 'Content-Type': 'application/json' } });
}

/** Escapes the parentheses in the chat store's paths. */
const patternOf = (path: string) =>
  // Slashes part what is free in it, so it is linear (SECU-08).
  new RegExp(
    `^${path
      .replace(/\/$/, '')
      .replace(/[()]/g, '\\$&')
      .replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`,
  );

function operation(endpoint: Endpoint, handler: (context: never) => unknown): Operation {
  const pattern = patternOf(endpoint.path);
  const refuse = (name: string, words: Readonly<Record<string, string>> = {}): never => {
    const error = endpoint.errors[name] ?? DEFAULT_ERRORS[name as keyof typeof DEFAULT_ERRORS];
    const message = error.message.replace(/\{(\w+)\}/g, (_, word: string) => words[word] ?? '');
    throw new Refusal(name, { ...error, message });
  };
  return {
    endpoint,
    pattern,
    run: async (request, body, services) => {
      const url = new URL(request.url);
      const caller = endpoint.headers === 'none' ? {} : callerOf(endpoint, request, services.db);
      const segments = pattern.exec(url.pathname.replace(/\/$/, ''))?.groups ?? {};
      const params = Object.fromEntries(Object.entries(segments).map(([name, value]) => [name, decodeURIComponent(value)]));
      const context = {
        ...caller,
        db: services.db,
        keep: services.keep,
        file: services.file,
        refuse,
        params: parsePart(endpoint.params, params, false),
        query: parsePart(endpoint.query, fromQueryString(url.searchParams), false),
        body: parsePart(endpoint.body, body, true),
        form: endpoint.form && parsePart(endpoint.form, formInput(endpoint.form, body), true),
      };
      // The parts have just been parsed by the schemas that the handler's types come from.
      return answerWith(endpoint, await handler(context as never));
    },
  };
}

/** The operations of a resource. */
export function implement<R extends Resource>(resource: R, handlers: { readonly [Name in keyof R]: Handler<R[Name]> }): Operation[] {
  return Object.entries(resource).map(([name, endpoint]) => operation(endpoint, handlers[name as keyof R]));
}
