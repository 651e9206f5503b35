import { toldAtStart } from './core/told-at-start';

/** The cloud store that keeps the chats (API-032, API-033). Its client library is loaded on first use. */
export interface ChatStore {
  readonly projectId: string;
  readonly apiKey: string;
  /** Address of the server; absent for Cloud Firestore's own. */
  readonly host?: string | undefined;
}

const setting = toldAtStart<ChatStore | null>('configureChatStore');

/** Sets the chat store; null where there is none (LIVE-08). */
export const configureChatStore = setting.tell;

/** The configured store, if there is one. */
export const chatStore = setting.get;
