/** Mistakes of the program, as opposed to failed calls: told to the browser and to the person, whoever catches them. */
import { CancelledError } from '@tanstack/react-query';
import { showFailure } from './notices';

/** An error that the world causes, not the program; whoever made the call has shown it. */
export interface ExpectedError extends Error {
  readonly isExpected: true;
}

const isExpected = (error: unknown): boolean =>
  error instanceof CancelledError || (error instanceof Error && 'isExpected' in error && error.isExpected === true);

const told = new WeakSet<object>();

/**
 * Tells the browser, for its console and its `error` event, unless the error is expected or was told of before. True when it
 * was told now.
 */
export function reportMistake(error: unknown): boolean {
  if (isExpected(error)) return false;
  if (typeof error === 'object' && error !== null) {
    if (told.has(error)) return false;
    told.add(error);
  }
  reportError(error);
  return true;
}

/** For the end of a promise that nobody waits for: a mistake is reported and shown as ERRO-01, once however many catch it. */
export function tellMistake(error: unknown): void {
  if (reportMistake(error)) void showFailure('Ha ocurrido un error inesperado');
}
