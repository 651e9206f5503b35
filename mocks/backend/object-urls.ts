/**
 * Object URLs for uploaded pictures and videos: MSW's interceptors see `fetch`, but not what an <img> or
 * a <video> loads (DEMO-14).
 */
import { UPLOADS_PATH, uploadId } from './media';
import type { KeptFile } from '@mocks/store/world';

// It begins with the quote that ends it, so it is linear (SECU-08).
const ADDRESS = new RegExp(`"${UPLOADS_PATH}[^"]+"`, 'g');
const SHOWN = /^(image|video)\//;

/** `file` reads the stored content of an uploaded file. */
export function openObjectUrls(file: (id: number) => Promise<KeptFile | undefined>) {
  const urls = new Map<string, string>();

  const urlOf = async (address: string): Promise<string> => {
    const existingUrl = urls.get(address);
    if (existingUrl) return existingUrl;
    const upload = await file(uploadId(address) ?? 0);
    // Downloads use `fetch`, which the interceptors answer.
    const url = upload && SHOWN.test(upload.type) ? URL.createObjectURL(new Blob([upload.bytes], { type: upload.type })) : address;
    urls.set(address, url);
    return url;
  };

  return {
    /** The answer with an object URL for every uploaded picture and video; an answer that breaks off stays as it is. */
    rewrite: async (answer: Response): Promise<Response> => {
      if (!answer.headers.get('content-type')?.startsWith('application/json')) return answer;
      const text = await answer
        .clone()
        .text()
        .catch(() => '');
      const addresses = [...new Set(text.match(ADDRESS))].map((quoted) => quoted.slice(1, -1));
      if (addresses.length === 0) return answer;
      const objectUrls = new Map(await Promise.all(addresses.map(async (address) => [address, await urlOf(address)] as const)));
      const { status, headers } = answer;
      return new Response(
        text.replace(ADDRESS, (quoted) => `"${objectUrls.get(quoted.slice(1, -1))}"`),
        { status, headers },
      );
    },
    /** For a reset, after which other files have the same ids. The URLs are not revoked: the screen may still show them. */
    forget: () => urls.clear(),
  };
}
