/** The one error that a call of the API fails with. */
import type { Endpoint } from './endpoint';

/**
 * network: no answer, or one that broke off; timeout: aborted 30 s after the last byte (SAFE-11); status: an answer that
 * is not 2xx; malformed: a 2xx answer that is not what the row declares (SAFE-10); aborted: the caller cancelled it.
 */
export type FailureKind = 'network' | 'timeout' | 'status' | 'malformed' | 'aborted';

export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** Not a bug: the failure table says how it shows. */
  readonly isExpected = true;

  constructor(
    /** The row of the call, which also says what its failures show. */
    readonly endpoint: Endpoint,
    readonly kind: FailureKind,
    /** Set only for kind `status`, like the next two. */
    readonly status: number | null = null,
    readonly errorCode: string | null = null,
    readonly serverMessage: string | null = null,
  ) {
    super(`${endpoint.id}: ${kind}${status === null ? '' : ` ${status}`}`);
  }
}

/** The call was sent and not answered: the server may have carried it out. */
export const isAnswerLost = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');

/** The server knows no such record. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
