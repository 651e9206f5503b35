/** Reports mistakes, that is bugs as opposed to failed calls, to the browser and to the person. */
import { CancelledError } from '@tanstack/react-query';
import { showFailure } from './notices';

/** An error that is not a bug; the code that made the call has shown it. */
export interface ExpectedError extends Error {
  readonly isExpected: true;
}

const isExpected = (error: unknown): boolean =>
  error instanceof CancelledError || (error instanceof Error && 'isExpected' in error && error.isExpected === true);

const reported = new WeakSet<object>();

/**
 * Reports an error to the browser, for its console and its `error` event, unless it is expected or already reported. Returns
 * true when it was reported now.
 */
export function reportMistake(error: unknown): boolean {
  if (isExpected(error)) return false;
  if (typeof error === 'object' && error !== null) {
    if (reported.has(error)) return false;
    reported.add(error);
  }
  reportError(error);
  return true;
}

/** For a promise that nobody awaits: reports a bug and shows it as ERRO-01, once even if it is caught several times. */
export function tellMistake(error: unknown): void {
  if (reportMistake(error)) void showFailure('Ha ocurrido un error inesperado');
}
