/**
 * Where marks, activities and achievements were saved in this session, in this tab or another: what was reviewed there before is old
 * (TRAC-06). A module of its own, without the survey: whoever saves by a call of their own tells it here, whether a survey was ever made
 * or not.
 */
import { createStore } from 'zustand/vanilla';
import { sessionSignal } from '@/api/session';
import type { LearningPlace } from '@/school/learning/learning-place';
import { placeKey } from './places';

/** One save: its number in the session, and when it was by the clock, in ms. */
interface Save {
  readonly number: number;
  readonly at: number;
}

interface State {
  /** Saves of a session that has ended count no more. */
  readonly session: AbortSignal;
  /** How many saves there were. */
  readonly count: number;
  /** The last save at each place. */
  readonly places: ReadonlyMap<string, Save>;
  /** The last save of which the place is not known. */
  readonly anywhere: Save;
}

const NEVER: Save = { number: 0, at: 0 };

const stateOf = (session: AbortSignal): State => ({ session, count: 0, places: new Map(), anywhere: NEVER });

const store = createStore<State>(() => stateOf(sessionSignal()));

function current(): State {
  const session = sessionSignal();
  if (store.getState().session !== session) store.setState(stateOf(session));
  return store.getState();
}

function keep(place: LearningPlace | null): void {
  const { count, places } = current();
  const save: Save = { number: count + 1, at: Date.now() };
  store.setState({ count: save.number, ...(place ? { places: new Map(places).set(placeKey(place), save) } : { anywhere: save }) });
}

/** To and from the other tabs of this browser: what `noteSaved` sends. */
const openChannel = () => new BroadcastChannel('saved-places');

/** Something was saved at this place; null: anywhere. */
export function noteSaved(place: LearningPlace | null): void {
  keep(place);
  const channel = openChannel();
  // Unlike those of windows, its messages stay within this origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage(place);
  channel.close();
}

/** Learns what other tabs save, until the returned function is called. */
export function followOtherTabs(): () => void {
  const channel = openChannel();
  channel.addEventListener('message', ({ data }) => keep(data as LearningPlace | null));
  return () => channel.close();
}

/** The number of saves so far: a review remembers it as it begins. */
export const savesSoFar = (): number => current().count;

/** The last save that concerns a place, by its key; its number is 0 where there was none. */
export function lastSaveAt(key: string): Save {
  const { places, anywhere } = current();
  const own = places.get(key) ?? NEVER;
  return own.number > anywhere.number ? own : anywhere;
}
