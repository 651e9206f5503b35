/** The demo's tokens: an account's id with a checksum, so that an invented token is refused. */
import type { Db } from '@mocks/store/db';
import type { Row } from '@mocks/store/tables';

/** FNV-1a over the account: no secret, but enough against tokens made by counting up ids. */
function seal(account: Row<'accounts'>): string {
  let hash = 0x811c9dc5;
  for (const character of `${account.id}|${account.username}`) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

export const tokenOf = (account: Row<'accounts'>): string => `demo.${account.id}.${seal(account)}`;

/** The account of an Authorization header, or null when it is missing, invented or of no account. */
export function tokenOwner(authorization: string | null, db: Db): Row<'accounts'> | null {
  const token = /^Bearer (demo\.(\d+)\.\w+)$/.exec(authorization ?? '');
  const account = token ? db.accounts.find(Number(token[2])) : null;
  return account && tokenOf(account) === token?.[1] ? account : null;
}
