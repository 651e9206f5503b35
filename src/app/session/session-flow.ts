/** Where people are taken when a session begins or ends: one state, changed by events. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Where /unauthorized leads, and after how many milliseconds (SESS-09, SESS-17). */
export interface Refusal {
  readonly to: string;
  readonly after: number;
}

export const SESSION_REFUSED: Refusal = { to: '/auth/login', after: 2_000 };
export const ROLE_REFUSED: Refusal = { to: '/dashboard', after: 3_000 };

/** Where a guard sends someone without a session, and what /unauthorized then does. */
interface Exit {
  readonly to: string;
  readonly state?: Refusal;
}

/** Why a session ends: 'Salir', a 401, fifteen idle minutes, or another tab. */
export type Ending = 'signed-out' | 'refused' | 'idle' | 'other-tab';

const EXITS: Readonly<Record<Ending, Exit>> = {
  'signed-out': { to: '/' },
  refused: { to: '/unauthorized', state: SESSION_REFUSED },
  idle: { to: '/auth/login' },
  'other-tab': { to: '/auth/login' },
};

/** Where the person is, as the page knows it. */
type Flow =
  /**
   * The page was opened, and no screen that needs a session has shown yet. `entrance`: where a session starts that the demo's address asks
   * for; null: on the landing screen (DEMO-09).
   */
  | { readonly at: 'opening'; readonly entrance: string | null }
  /** `first`: path of the screen that the page was opened with, until another screen shows. */
  | { readonly at: 'inside'; readonly entrance: string | null; readonly first: string | null }
  /** A session has ended. */
  | { readonly at: 'outside'; readonly exit: Exit };

export type FlowEvent =
  | { readonly kind: 'asked-for'; readonly entrance: string }
  | { readonly kind: 'begun' }
  /** A screen that needs a session. */
  | { readonly kind: 'screen-shown'; readonly pathname: string }
  | { readonly kind: 'ended'; readonly why: Ending }
  /** A screen that needs no session. */
  | { readonly kind: 'left' };

export const START: Flow = { at: 'opening', entrance: null };

/** Where a screen that needs a session redirects without one. */
export const exitOf = (flow: Flow): Exit => (flow.at === 'outside' ? flow.exit : EXITS.idle);

/** Where /auth/login redirects a signed-in person, if the demo's address says so. */
export const entranceOf = (flow: Flow): string | null => (flow.at === 'outside' ? null : flow.entrance);

/** True when the page was opened with this screen, so that nobody navigated to it. */
export const isFirst = (flow: Flow, pathname: string): boolean =>
  flow.at === 'opening' || (flow.at === 'inside' && flow.first === pathname);

export function afterEvent(flow: Flow, event: FlowEvent): Flow {
  switch (event.kind) {
    case 'asked-for':
      return { at: 'opening', entrance: event.entrance };
    case 'begun':
      return { at: 'inside', entrance: entranceOf(flow), first: null };
    case 'screen-shown':
      return { at: 'inside', entrance: entranceOf(flow), first: isFirst(flow, event.pathname) ? event.pathname : null };
    case 'ended':
      return { at: 'outside', exit: EXITS[event.why] };
    case 'left':
      return flow.at === 'outside' ? { at: 'outside', exit: EXITS.idle } : flow;
  }
}

const store = createStore<{ readonly flow: Flow }>(() => ({ flow: START }));

const currentFlow = (): Flow => store.getState().flow;

export const note = (event: FlowEvent): void => store.setState({ flow: afterEvent(currentFlow(), event) });

/** Notes that a screen shows; returns true if somebody navigated to it. */
export function noteScreen(pathname: string): boolean {
  note({ kind: 'screen-shown', pathname });
  return !isFirst(currentFlow(), pathname);
}

/** The exit, for a caller that navigates at once. */
export const exitNow = (): Exit => exitOf(currentFlow());

export const useExit = (): Exit => useStore(store, ({ flow }) => exitOf(flow));

export const useEntrance = (): string | null => useStore(store, ({ flow }) => entranceOf(flow));

export const useIsOpening = (): boolean => useStore(store, ({ flow }) => flow.at === 'opening');
