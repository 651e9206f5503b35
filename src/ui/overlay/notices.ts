/**
 * Failures, successes, confirmations, banners and snackbars, opened by functions that return a promise. One host shows them
 * (notices-host.tsx), at most one of each kind.
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
  /** On a line of its own: the record to be deleted (SHAR-23), or a summary (SUGG-06). */
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
  /** Element in the form's card; null for over the screen. */
  readonly place: HTMLElement | null;
}

/** Says that something has gone, and offers it back. */
export interface Undoable {
  readonly text: string;
  readonly undo: () => void;
}

interface Open<Content> {
  /** React key: a new notice restarts the timer. */
  readonly number: number;
  readonly content: Content;
  readonly close: () => void;
  /** Resolves when it is closed. */
  readonly closed: Promise<void>;
}

export interface Notices {
  readonly failure: Open<Message> | null;
  readonly success: Open<Message> | null;
  readonly question: Open<Question> | null;
  readonly banner: Open<Banner> | null;
  readonly snack: Open<string | Undoable> | null;
}

const NONE: Notices = { failure: null, success: null, question: null, banner: null, snack: null };

/** `opened`: number of notices so far. */
const store = createStore(() => ({ shown: NONE, opened: 0 }));

export const getNotices = (): Notices => store.getState().shown;

export const useNotices = (): Notices => useStore(store, ({ shown }) => shown);

const put = (change: Partial<Notices>): void => store.setState(({ shown }) => ({ shown: { ...shown, ...change } }));

/** Opens a notice, in place of an open one of its kind; resolves when it is closed. */
function open<Kind extends keyof Notices>(kind: Kind, content: NonNullable<Notices[Kind]>['content']): Promise<void> {
  const number = store.getState().opened + 1;
  let answer = () => {};
  const closed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const close = () => {
    // A notice that was replaced or dropped must not resolve again.
    if (getNotices()[kind]?.number !== number) return;
    put({ [kind]: null });
    answer();
  };
  getNotices()[kind]?.close();
  store.setState({ opened: number });
  put({ [kind]: { number, content, close, closed } });
  return closed;
}

/** The failure modal; closes by 'Aceptar' or after 90 s (ERRO-05 to ERRO-08). */
export const showFailure = (text: string, title = 'Atención', detail: string | null = null): Promise<void> =>
  open('failure', { title, text, detail });

/** Resolves when the open failure modal is closed, or at once without one. */
export const failureClosed = (): Promise<void> => getNotices().failure?.closed ?? Promise.resolve();

/** A success modal; closes by 'Aceptar' or after 5 s, which is the same (ERRO-09, ERRO-10). */
export const showSuccess = (text: string, title = 'Éxito'): Promise<void> => open('success', { title, text });

/** The success modal of every save without a text of its own (POST-36, ROOM-17). */
export const showSaved = (): Promise<void> => showSuccess('Los datos fueron guardados con éxito.', '¡Guardado!');

/** Asks before something is done; 'Aceptar' does it once, 'Cancelar' does nothing (SHAR-12). */
export const confirm = (question: Question): Promise<void> => open('question', question);

/** The failure of a form, in its card, or over the screen if the form has been left; closes after 3 s (SHAR-07). */
export const showBanner = (text: string): Promise<void> => open('banner', { text, place: bannerPlace() });

/** A snackbar; closes after 3 s, with 'Deshacer' after 10 s (SHAR-07). */
export const showSnack = (content: string | Undoable): Promise<void> => open('snack', content);

/** Removes all notices without resolving their promises: what would follow belongs to the ended session (SAFE-15, SAFE-27). */
export const dropNotices = (): void => put(NONE);
