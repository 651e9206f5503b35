import { MEDIA_CACHING } from './media';
import type { KeptFile } from '@mocks/store/world';

/**
 * An uploaded file as a media server answers it: whole, or the stretch of bytes that a player asks for (206). Never
 * cached: a photo of children stays on no disk, and after a reset other files bear the same ids.
 */
export function mediaAnswer(file: KeptFile | undefined, range: string | null): Response {
  if (!file) return new Response(null, { status: 404 });
  const { type, bytes } = file;
  const headers = new Headers({
    'Content-Type': type || 'application/octet-stream',
    'Cache-Control': MEDIA_CACHING,
    'Accept-Ranges': 'bytes',
    'X-Content-Type-Options': 'nosniff',
  });
  const asked = /^bytes=(\d+)-(\d*)$/.exec(range ?? '');
  if (!asked) return new Response(bytes, { headers });
  const from = Number(asked[1]);
  const to = Math.min(asked[2] ? Number(asked[2]) : Infinity, bytes.byteLength - 1);
  if (from > to) {
    headers.set('Content-Range', `bytes */${bytes.byteLength}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('Content-Range', `bytes ${from}-${to}/${bytes.byteLength}`);
  return new Response(bytes.slice(from, to + 1), { status: 206, headers });
}
