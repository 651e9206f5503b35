import { toldAtStart } from './core/told-at-start';

/** The cloud store that keeps the chats (API-032, API-033). Its client library is loaded on first use. */
export interface ChatStore {
  readonly projectId: string;
  readonly apiKey: string;
  /** Address of what answers; without one, Cloud Firestore's own. */
  readonly host?: string | undefined;
}

const told = toldAtStart<ChatStore | null>('configureChatStore');

/** Tells where the chats are kept; null where there is no chat store (LIVE-08). */
export const configureChatStore = told.tell;

/** The configured store, if there is one. */
export const chatStore = told.get;
