/** The one error that a call of the API fails with. */
import type { Endpoint } from './endpoint';

/**
 * network: no answer, or one that broke off; time-out: given up 30 s after the last byte (SAFE-11); status: an answer
 * that is not 2xx; malformed: a 2xx answer that is not what the row says (SAFE-10); aborted: the caller gave it up.
 */
export type FailureKind = 'network' | 'timeout' | 'status' | 'malformed' | 'aborted';

export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** No mistake of the program: the failure table says what it shows. */
  readonly isExpected = true;

  constructor(
    /** The row of the call, which also says what its failures show. */
    readonly endpoint: Endpoint,
    readonly kind: FailureKind,
    /** Set for kind status alone, like the two that follow. */
    readonly status: number | null = null,
    readonly errorCode: string | null = null,
    readonly serverMessage: string | null = null,
  ) {
    super(`${endpoint.id}: ${kind}${status === null ? '' : ` ${status}`}`);
  }
}

/** The call may have done what it asked for: it went out, and nothing came back. */
export const isAnswerLost = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');

/** The server knows no such record. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
