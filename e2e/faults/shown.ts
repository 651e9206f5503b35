/**
 * What a failure of a call shows, and where, as docs/spec/endpoints.md has it: written down here and in the areas a second time, so that
 * a wrong row of the contract is red without a browser (fault-texts.test.ts).
 */

export const MESSAGE = 'El servidor dice que ahora no.';
export const UNEXPECTED = 'Ha ocurrido un error inesperado';

export type Shown = readonly [display: 'modal' | 'form' | 'banner' | 'session' | 'logged', text: string, title?: string];

/** Why a call fails: nobody answers, the answer makes no sense, 401, a status whose message is not for reading, any other. */
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

/** Whatever the server answers, but a 401. */
export const whatever = (...shown: Shown): FailureTexts => ({ ...BY_DEFAULT, nonsense: shown, unreadable: shown, other: shown });
/** Nobody's answer, too. */
const always = (...shown: Shown): FailureTexts => ({ ...whatever(...shown), nobody: shown });
/** A 401, too: it ends no session. */
export const beforeSession = (...shown: Shown): FailureTexts => ({ ...always(...shown), unauthorized: shown });

export const silent = always('logged', '');
export const unknown = whatever('modal', 'Error desconocido');
export const banner: FailureTexts = { ...whatever('banner', MESSAGE), nonsense: ['banner', UNEXPECTED] };
export const lookedUp = (text: string): FailureTexts => ({ ...always('form', MESSAGE), nobody: ['form', text], nonsense: ['form', text] });
export const initialData = always('banner', 'Error al cargar datos iniciales');
export const login = always('form', 'Ocurrió un error, por favor intente nuevamente');
