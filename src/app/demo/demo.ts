/** What the app knows of the demo: main.tsx brings it in demo mode; in live mode there is none, nor its parts' code. */
import type { DemoBar } from './demo-bar';
import type { DemoPeople } from './demo-people';

export interface DemoPerson {
  readonly key: string;
  readonly email: string;
  readonly name: string;
  readonly description: string;
}

export interface Demo {
  readonly people: readonly DemoPerson[];
  /** The same for all. */
  readonly password: string;
  /** Who `demo.as` asked to be signed in, by key; known or not (DEMO-09). */
  readonly as: string | undefined;
  /** Why `demo.*` parameters were left out, one sentence each (DEMO-18). */
  readonly refused: readonly string[];
  /** Resolves when the backend in the page answers; rejects when its code does not come. */
  readonly ready: Promise<void>;
  readonly restore: () => Promise<void>;
  /** The bar of every screen and the people of the login screen. */
  readonly Bar: typeof DemoBar;
  readonly People: typeof DemoPeople;
}
