/**
 * Failures, successes, confirmations, banners and snackbars, called as functions that answer a promise. One host shows them
 * (notices-host.tsx); there is never more than one of each.
 */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { bannerPlace } from './banner-place';

export interface Message {
  readonly title: string;
  readonly text: string;
  /** A second sentence, under the first. */
  readonly detail?: string | null;
}

export interface Question {
  readonly title: string;
  readonly text: string;
  /** In a line of its own: the record that goes (SHAR-23), or what the whole comes to (SUGG-06). */
  readonly record?: string;
  /** What 'Aceptar' does; the dialog is busy until it settles. */
  readonly accept: () => Promise<unknown>;
  /** In place of the red 'Aceptar', for a question that deletes nothing (TEAC-30); 'quiet' where 'Cancelar' is the likely answer. */
  readonly button?: { readonly words: string; readonly kind: 'primary' | 'quiet' };
  /** In place of 'Cancelar'. */
  readonly cancel?: string;
}

interface Banner {
  readonly text: string;
  /** In the card of the form that it is about; null: over the screen. */
  readonly place: HTMLElement | null;
}

interface Open<What> {
  /** React key: a new notice restarts the timer. */
  readonly number: number;
  readonly what: What;
  readonly close: () => void;
  /** Resolves with that. */
  readonly closed: Promise<void>;
}

export interface Notices {
  readonly failure: Open<Message> | null;
  readonly success: Open<Message> | null;
  readonly question: Open<Question> | null;
  readonly banner: Open<Banner> | null;
  readonly snack: Open<string> | null;
}

const NONE: Notices = { failure: null, success: null, question: null, banner: null, snack: null };

/** `opened`: how many there have been. */
const store = createStore(() => ({ shown: NONE, opened: 0 }));

export const getNotices = (): Notices => store.getState().shown;

export const useNotices = (): Notices => useStore(store, ({ shown }) => shown);

const put = (change: Partial<Notices>): void => store.setState(({ shown }) => ({ shown: { ...shown, ...change } }));

/** Opens one, in place of one of its kind; resolves when it is closed. */
function open<Kind extends keyof Notices>(kind: Kind, what: NonNullable<Notices[Kind]>['what']): Promise<void> {
  const number = store.getState().opened + 1;
  let answer = () => {};
  const closed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const close = () => {
    // One that was dropped meanwhile answers no more.
    if (getNotices()[kind]?.number !== number) return;
    put({ [kind]: null });
    answer();
  };
  getNotices()[kind]?.close();
  store.setState({ opened: number });
  put({ [kind]: { number, what, close, closed } });
  return closed;
}

/** The failure modal; closes by 'Aceptar' or after 90 s (ERRO-05 to ERRO-08). */
export const showFailure = (text: string, title = 'Atención', detail: string | null = null): Promise<void> =>
  open('failure', { title, text, detail });

/** Resolves when the failure that shows is closed, for what follows it; at once where none shows. */
export const failureClosed = (): Promise<void> => getNotices().failure?.closed ?? Promise.resolve();

/** A success modal; closes by 'Aceptar' or after 5 s, which is the same (ERRO-09, ERRO-10). */
export const showSuccess = (text: string, title = 'Éxito'): Promise<void> => open('success', { title, text });

/** The success modal of every save without a text of its own (POST-36, ROOM-17). */
export const showSaved = (): Promise<void> => showSuccess('Los datos fueron guardados con éxito.', '¡Guardado!');

/** Asks before something is done; 'Aceptar' does it once, 'Cancelar' does nothing (SHAR-12). */
export const confirm = (question: Question): Promise<void> => open('question', question);

/** What went wrong with a form, in its card, or over the screen when that form was left meanwhile; gone after 3 s (SHAR-07). */
export const showBanner = (text: string): Promise<void> => open('banner', { text, place: bannerPlace() });

/** A snackbar, gone after 3 s (SHAR-07). */
export const showSnack = (text: string): Promise<void> => open('snack', text);

/** Takes all of them away, and none answers: what would follow an 'Aceptar' belonged to the session that ended (SAFE-15, SAFE-27). */
export const dropNotices = (): void => put(NONE);
