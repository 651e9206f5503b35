/**
 * What a call's failures show, and where, by docs/spec/endpoints.md. Declared here and in the areas a second time, so that
 * fault-texts.test.ts finds a wrong row of the contract without a browser.
 */

export const MESSAGE = 'El servidor dice que ahora no.';
export const UNEXPECTED = 'Ha ocurrido un error inesperado';

export type Shown = readonly [display: 'modal' | 'form' | 'banner' | 'session' | 'logged', text: string, title?: string];

/** By cause: no answer, an invalid answer, 401, a status whose message is not shown, any other status. */
export interface FailureTexts {
  readonly nobody: Shown;
  readonly nonsense: Shown;
  readonly unauthorized: Shown;
  readonly unreadable: Shown;
  readonly other: Shown;
}

export const BY_DEFAULT: FailureTexts = {
  nobody: ['modal', 'No response from server'],
  nonsense: ['modal', UNEXPECTED],
  unauthorized: ['session', ''],
  unreadable: ['modal', UNEXPECTED],
  other: ['modal', MESSAGE],
};

/** The same text for every failing answer except a 401. */
export const whatever = (...shown: Shown): FailureTexts => ({ ...BY_DEFAULT, nonsense: shown, unreadable: shown, other: shown });
/** The same text for every failing answer except a 401, and without an answer. */
const always = (...shown: Shown): FailureTexts => ({ ...whatever(...shown), nobody: shown });
/** The same text for every failure, including a 401, which ends no session here. */
export const beforeSession = (...shown: Shown): FailureTexts => ({ ...always(...shown), unauthorized: shown });

export const silent = always('logged', '');
export const unknown = whatever('modal', 'Error desconocido');
export const banner: FailureTexts = { ...whatever('banner', MESSAGE), nonsense: ['banner', UNEXPECTED] };
export const lookedUp = (text: string): FailureTexts => ({ ...always('form', MESSAGE), nobody: ['form', text], nonsense: ['form', text] });
export const initialData = always('banner', 'Error al cargar datos iniciales');
export const login = always('form', 'Ocurrió un error, por favor intente nuevamente');
