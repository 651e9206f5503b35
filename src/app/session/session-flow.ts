/** Where people are taken when a session begins or ends: one state, changed by what happens. */

/** What moves on from /unauthorized, after ms (SESS-09, SESS-17). */
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

interface Flow {
  /** Where a screen that needs a session goes without one. */
  readonly exit: Exit;
  /** Where a session that the demo's address asked for leads; null: to the landing screen (DEMO-09). */
  readonly entrance: string | null;
  /** The page was opened with a session, and its first screen has not been shown yet. */
  readonly isOpening: boolean;
}

export type FlowEvent =
  | { readonly kind: 'asked-for'; readonly entrance: string }
  | { readonly kind: 'begun' }
  | { readonly kind: 'screen-shown' }
  | { readonly kind: 'ended'; readonly why: Ending }
  | { readonly kind: 'exit-taken' };

export const START: Flow = { exit: EXITS.idle, entrance: null, isOpening: true };

export function afterEvent(flow: Flow, event: FlowEvent): Flow {
  switch (event.kind) {
    case 'asked-for':
      return { ...flow, entrance: event.entrance };
    case 'begun':
    case 'screen-shown':
      return { ...flow, isOpening: false };
    case 'ended':
      return { ...flow, entrance: null, exit: EXITS[event.why] };
    case 'exit-taken':
      return { ...flow, exit: START.exit };
  }
}

let flow = START;

export const flowNow = (): Flow => flow;

export function note(event: FlowEvent): void {
  flow = afterEvent(flow, event);
}

/** Where to go without a session, for who goes there now. */
export function takeExit(): Exit {
  const { exit } = flow;
  note({ kind: 'exit-taken' });
  return exit;
}
