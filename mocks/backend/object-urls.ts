/**
 * Uploaded pictures and videos: MSW's interceptors see `fetch`, but not what an <img> or
 * a <video> loads, so their addresses become object URLs (DEMO-14).
 */
import { UPLOADS_PATH, uploadId } from './media';
import type { KeptFile } from '@mocks/store/world';

const ADDRESS = new RegExp(`"${UPLOADS_PATH}[^"]+"`, 'g');
const SHOWN = /^(image|video)\//;

/** Opens the page's object URLs; `file` reads what is kept. */
export function openObjectUrls(file: (id: number) => Promise<KeptFile | undefined>) {
  const urls = new Map<string, string>();

  const urlOf = async (address: string): Promise<string> => {
    const known = urls.get(address);
    if (known) return known;
    const kept = await file(uploadId(address) ?? 0);
    // Downloads use `fetch`, which the interceptors answer.
    const url = kept && SHOWN.test(kept.type) ? URL.createObjectURL(new Blob([kept.bytes], { type: kept.type })) : address;
    urls.set(address, url);
    return url;
  };

  return {
    /** The answer with every uploaded picture and video under an address that this page can show; one that breaks off, as it is. */
    rewrite: async (answer: Response): Promise<Response> => {
      if (!answer.headers.get('content-type')?.startsWith('application/json')) return answer;
      const text = await answer
        .clone()
        .text()
        .catch(() => '');
      const addresses = [...new Set(text.match(ADDRESS))].map((quoted) => quoted.slice(1, -1));
      if (addresses.length === 0) return answer;
      const found = new Map(await Promise.all(addresses.map(async (address) => [address, await urlOf(address)] as const)));
      const { status, headers } = answer;
      return new Response(
        text.replace(ADDRESS, (quoted) => `"${found.get(quoted.slice(1, -1))}"`),
        { status, headers },
      );
    },
    /** After a reset other files have the same ids. The URLs are not revoked: the screen may still show them. */
    forget: () => urls.clear(),
  };
}
