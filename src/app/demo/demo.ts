/** What the app knows about the demo. main.tsx loads it in demo mode; live mode loads neither it nor its components. */
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
  /** Everybody's password. */
  readonly password: string;
  /** Key of the person whom `demo.as` asks to sign in; may be unknown (DEMO-09). */
  readonly as: string | undefined;
  /** Why `demo.*` parameters were left out, one sentence each (DEMO-18). */
  readonly refused: readonly string[];
  /** Resolves when the backend in the page answers; rejects when its code does not load. */
  readonly ready: Promise<void>;
  readonly restore: () => Promise<void>;
  /** The bar of every screen and the people of the login screen. */
  readonly Bar: typeof DemoBar;
  readonly People: typeof DemoPeople;
}
