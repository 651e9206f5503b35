/** The last five that were opened by 'Buscar' in this tab, by person and school; they go with the session (FIND-02, FIND-07). */
import { array, string } from 'yup';
import { recallOwn, rememberOwn } from '@/ui/platform/list-memory';
import type { Entry } from './entry';

const NAME = 'opened';
const KEPT = 5;

const schema = array(string().defined()).defined();

/** Their keys, which name nobody; the latest first. */
export function lastOpened(): readonly string[] {
  const keys = recallOwn(NAME);
  return schema.isValidSync(keys, { strict: true }) ? keys : [];
}

/** Notes what is opened. All screens are always shown, and nobody wants to leave once more. */
export function noteOpened({ key, kind, target }: Entry): void {
  if (kind === 'screens' || ('command' in target && target.command === 'signOut')) return;
  rememberOwn(NAME, [key, ...lastOpened().filter((other) => other !== key)].slice(0, KEPT));
}
