import { MEDIA_CACHING } from './media';
import type { KeptFile } from '@mocks/store/world';

/**
 * An uploaded file as a media server answers it: complete, or the byte range that a player requests (206). Never
 * cached: no disk may keep a photo of children, and after a reset other files have the same ids.
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
  const byteRange = /^bytes=(\d+)-(\d*)$/.exec(range ?? '');
  if (!byteRange) return new Response(bytes, { headers });
  const from = Number(byteRange[1]);
  const to = Math.min(byteRange[2] ? Number(byteRange[2]) : Infinity, bytes.byteLength - 1);
  if (from > to) {
    headers.set('Content-Range', `bytes */${bytes.byteLength}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('Content-Range', `bytes ${from}-${to}/${bytes.byteLength}`);
  return new Response(bytes.slice(from, to + 1), { status: 206, headers });
}
