/** The gate for addresses that the server or the configuration gives and that become a link or a download (SECU-07). */
import { mediaAddress, type Address } from './media-address';

/** The address as it is where it is http(s), or a relative one of this site; null for anything else, which shows as text. */
export function webAddress(address: Address): string | null {
  const media = mediaAddress(address);
  return media !== null && /^https?:/.test(new URL(media, location.origin).protocol) ? media : null;
}

/** The same for links that people write in texts, which may also begin a mail or a call. */
export const linkAddress = (address: Address): string | null =>
  address && /^(?:mailto|tel):/i.test(address) ? address : webAddress(address);
