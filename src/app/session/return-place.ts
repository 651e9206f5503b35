/** The screen that an idle logout or a 401 closed, offered again after signing in (SAFE-05). */
import { forget, recall, remember } from '@/ui/platform/tab-memory';

const KEY = 'return';

interface ReturnPlace {
  readonly userId: number;
  readonly path: string;
  readonly heading: string;
}

export function rememberReturn(userId: number): void {
  if (location.pathname.startsWith('/dashboard'))
    remember(KEY, { userId, path: location.pathname + location.search, heading: document.title });
}

export const forgetReturn = (): void => forget((key) => key === KEY);

/** The place of that same person, or null; another person's is forgotten. */
export function recallReturn(userId: number): ReturnPlace | null {
  const place = recall(KEY);
  if (typeof place !== 'object' || place === null) return null;
  const { userId: owner, path, heading } = place as Partial<Record<keyof ReturnPlace, unknown>>;
  if (owner !== userId) {
    forgetReturn();
    return null;
  }
  return typeof path === 'string' && path.startsWith('/dashboard') && typeof heading === 'string' ? { userId, path, heading } : null;
}
