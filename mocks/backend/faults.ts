/** Calls that are made to fail: which fault acts on a call, and what it answers instead of the handler (DEMO-11). */
import type { Fault } from '@mocks/control/demo-state';

/** Thrown for a broken connection; each transport breaks it in its own way. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
}

/** null for what cannot be decoded, such as '/%E0%A4%A'. */
export function decodedPath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

/** Decoded where it can be, without trailing slash. */
export const plainPath = (pathname: string): string => (decodedPath(pathname) ?? pathname).replace(/(.)\/+$/, '$1');

function matches(fault: Fault, method: string, path: string): boolean {
  if (fault.method.toUpperCase() !== method) return false;
  const wanted = plainPath(fault.path).split('/');
  const given = path.split('/');
  return wanted.length === given.length && wanted.every((segment, index) => /^\{\w+\}$/.test(segment) || segment === given[index]);
}

/**
 * The first fault that acts on this call, and the list as it is afterwards: calls still to pass and times left are
 * counted down, a spent fault is gone.
 */
export function takeFault(faults: readonly Fault[], method: string, path: string): { fault: Fault | null; left: readonly Fault[] } {
  const index = faults.findIndex((fault) => matches(fault, method, path));
  const fault = faults[index];
  if (!fault) return { fault: null, left: faults };
  const replace = (...by: Fault[]) => faults.toSpliced(index, 1, ...by);
  if ((fault.after ?? 0) > 0) return { fault: null, left: replace({ ...fault, after: (fault.after ?? 0) - 1 }) };
  if (fault.times === undefined || fault.times === null) return { fault, left: faults };
  return { fault, left: fault.times > 1 ? replace({ ...fault, times: fault.times - 1 }) : replace() };
}

const json = (body: unknown, status: number) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

/** Headers and the beginning of a body, then the connection is cut. */
function cutOff(): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"'));
      setTimeout(() => controller.error(new Error('cut')), 20);
    },
  });
  return new Response(body, { status: 200, headers: { 'Content-Type': 'application/json' } });
}

/** `Response` throws when an answer of these statuses is given a body, even `null` as JSON. */
export const isBodiless = (status: number): boolean => [204, 205, 304].includes(status);

function answerGiven({ body = null, status = 200 }: Fault): Response {
  return isBodiless(status) ? new Response(null, { status }) : json(body, status);
}

/** What a fault answers. Kind slow has no answer of its own: it tells the truth late. */
export async function answerOf(fault: Fault): Promise<Response> {
  switch (fault.kind) {
    case 'network':
      throw new ConnectionLost();
    case 'hang':
    case 'slow':
      return new Promise(() => {});
    case 'malformed':
      return new Response('{"posts": [', { status: 200, headers: { 'Content-Type': 'application/json' } });
    case 'abort':
      return cutOff();
    case 'empty':
      return new Response('', { status: 200 });
    case 'html':
      return new Response('<!doctype html><title>Proxy</title><h1>Inicia sesión en la red</h1>', {
        status: 200,
        headers: { 'Content-Type': 'text/html' },
      });
    case 'shape':
      return json(['otra', 'forma'], 200);
    case 'answer':
      return answerGiven(fault);
    case 'status':
      return json({ errorCode: fault.errorCode ?? null, message: fault.message ?? '' }, fault.status ?? 500);
  }
}
