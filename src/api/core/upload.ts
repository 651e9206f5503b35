/**
 * Sends calls with files by XMLHttpRequest, the only way to follow an upload's progress; client.ts does everything else.
 * A separate file, so that only forms with attachments load it.
 */
import { NoAnswer, callBy, type Transport } from './client';
import type { Answer, Endpoint, Input, LooseInput } from './endpoint';
import { toFormData } from './form-data';

/** A row with a multipart body. */
type FormEndpoint = Endpoint & { readonly form: object };

interface UploadOptions {
  /** Cancels it; the call then fails as `aborted`. */
  readonly signal?: AbortSignal;
  /** Called with the sent share of the bytes, 0 to 1, as far as the browser reports it. */
  readonly onProgress?: (fraction: number) => void;
}

const byXhr =
  (onProgress: UploadOptions['onProgress']): Transport =>
  ({ endpoint, url, headers, input, signal, onBytes }) =>
    new Promise((resolve, reject) => {
      const fail = () => reject(new NoAnswer());
      const request = new XMLHttpRequest();
      request.open(endpoint.method, url);
      // The browser writes the Content-Type, with the boundary of the parts.
      headers.forEach((value, name) => request.setRequestHeader(name, value));

      request.upload.addEventListener('progress', ({ loaded, total }) => {
        onBytes();
        if (total > 0) onProgress?.(loaded / total);
      });
      request.upload.addEventListener('load', () => {
        onBytes();
        onProgress?.(1);
      });
      request.addEventListener('readystatechange', onBytes);
      request.addEventListener('progress', onBytes);

      request.addEventListener('load', () => resolve({ status: request.status, text: request.responseText }));
      request.addEventListener('error', fail);
      // Calls `fail` itself: an XMLHttpRequest fires no event on abort before it is sent, nor while the demo delays its answer.
      const abort = () => {
        request.abort();
        fail();
      };
      signal.addEventListener('abort', abort, { once: true });
      request.addEventListener('loadend', () => signal.removeEventListener('abort', abort));

      if (signal.aborted) fail();
      else request.send(toFormData(input.form ?? {}));
    });

/**
 * Makes one call with a multipart body and returns the answer that its row declares. Fails as `call` does and never
 * retries; its 30 s count from the last byte sent or received (SAFE-11).
 */
export const upload = <E extends FormEndpoint>(
  endpoint: E,
  input: Input<E> & LooseInput,
  { signal, onProgress }: UploadOptions = {},
): Promise<Answer<E>> => callBy(byXhr(onProgress), endpoint, input, signal ? { signal } : {});
