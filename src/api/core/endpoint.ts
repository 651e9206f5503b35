/**
 * How a call of the API is declared, once: docs/spec/endpoints.md row by row. From one declaration come the client's
 * typed call, the query options, the mock's parsed input and checked answer, the contract tests and the OpenAPI document.
 */
import type { AnyObjectSchema, AnySchema, InferType } from 'yup';
import type { FailureLine } from './failure-line';

/** The two roles of the dashboard; the server says MANAGER for Admin and anything but PARENT for Teacher. */
export type Role = 'Admin' | 'Teacher';

/**
 * A refusal the row documents: what the server answers, word for word. `errorCode` null where the row names none; a
 * `{word}` in the message is filled in by the handler.
 */
export interface DocumentedError {
  readonly status: number;
  readonly errorCode: string | null;
  readonly message: string;
}

/** An answer of bytes (REPO-20). */
export interface FileAnswer {
  readonly mediaType: 'application/pdf';
}

export const PDF: FileAnswer = { mediaType: 'application/pdf' };

export const isFile = (answer: Endpoint['answer']): answer is FileAnswer => answer !== null && 'mediaType' in answer;

export interface Endpoint {
  /** As its module in src/api/resources exports it. */
  readonly resource: string;
  /** Row of the endpoint table, which never changes: 'API-023'. */
  readonly id: `API-${string}`;
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `{name}` segments; a trailing slash makes no difference to the server but is sent as written. */
  readonly path: `/${string}`;
  /**
   * Session headers it carries: 'none' before a session (SHAR-02), 'school' without the year (API-017), 'year' with
   * all three (SHAR-01), as nearly all do.
   */
  readonly headers: 'none' | 'school' | 'year';
  /** Roles the server lets in; everyone else is answered 403. Empty for calls without a session. */
  readonly roles: readonly Role[];
  readonly params?: AnyObjectSchema;
  readonly query?: AnyObjectSchema;
  readonly body?: AnySchema;
  /** In place of a body, a multipart one: lists of `files` are file parts, everything else is a JSON part of its name. */
  readonly form?: AnyObjectSchema;
  /** Shape of the 2xx answer, or the kind of file that it is; null is 204 without a body, which is never read (ERRO-13). */
  readonly answer: AnySchema | FileAnswer | null;
  /** Refusals beyond the default 400, 401, 403, 404 and 405, by the name a handler throws. */
  readonly errors: Readonly<Record<string, DocumentedError>>;
  /** How its own failures show, beside the lines for every call (failures.ts); the first line that fits wins. */
  readonly failureLines: readonly FailureLine[];
  /** Resources whose answers a success makes stale: those on screen are refetched. */
  readonly invalidates: readonly string[];
}

/** The calls of one resource by their verbs: `publications.list`. */
export type Resource = Readonly<Record<string, Endpoint>>;

const DEFAULTS = { headers: 'year', errors: {}, failureLines: [], invalidates: [] } as const;
type Defaults = typeof DEFAULTS;

/** A row as declared: what has a default may be left out. */
type Declaration = Omit<Endpoint, 'resource' | keyof Defaults> & Partial<Pick<Endpoint, keyof Defaults>>;

/** A line may name only errors of its own row. */
type NamesOwnErrors<E extends Declaration> = {
  readonly failureLines?: readonly (FailureLine & { readonly error?: keyof E['errors'] & string })[];
};

/** Returns the function that declares a call of this resource and keeps its exact type. */
export const endpointsOf =
  <const Name extends string>(resource: Name) =>
  <const E extends Declaration>(declaration: E & NamesOwnErrors<E>): Omit<Defaults, keyof E> & E & { readonly resource: Name } => ({
    ...DEFAULTS,
    ...declaration,
    resource,
  });

/** A part of the input that the row does not have is absent, not undefined. */
type Part<E extends Endpoint, Key extends 'params' | 'query' | 'body' | 'form'> = E[Key] extends AnySchema
  ? { [K in Key]: InferType<E[Key]> }
  : unknown;

/** What a caller passes: `{params, query, body, form}` as far as the row has them. */
export type Input<E extends Endpoint> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'> & Part<E, 'form'>;

export type Answer<E extends Endpoint> = E['answer'] extends AnySchema
  ? InferType<E['answer']>
  : E['answer'] extends FileAnswer
    ? Blob
    : void;

/** The input where the row is not known: values of unknown shape, checked by the schemas. */
export interface LooseInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly form?: Readonly<Record<string, unknown>>;
}
