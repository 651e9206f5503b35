/** A file of its own: the login's picker needs it (P1). */

export type Address = string | null | undefined;

/**
 * The gate for what a picture or a player loads (SECU-07): the address as it is where it is one of the web or of this page, whose
 * object URLs the demo's uploads have; null for anything else, which shows as text.
 */
export function mediaAddress(address: Address): string | null {
  if (!address || !URL.canParse(address, location.origin)) return null;
  const { href, origin } = new URL(address, location.origin);
  return origin === location.origin || (/^https?:/.test(href) && URL.canParse(address)) ? address : null;
}
