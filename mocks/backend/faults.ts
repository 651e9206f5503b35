/** Faults, which make calls fail: which fault acts on a call, and what it answers instead of the handler (DEMO-11). */
import type { Fault } from '@mocks/control/demo-state';

/** Thrown for a broken connection; each transport breaks it in its own way. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
}

/** The decoded path; null when it cannot be decoded, such as '/%E0%A4%A'. */
export function decodedPath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

/** The path without trailing slash, decoded if possible. */
export const plainPath = (pathname: string): string => (decodedPath(pathname) ?? pathname).replace(/(?<=[^/])\/+$/, '');

function matches(fault: Fault, method: string, path: string): boolean {
  if (fault.method.toUpperCase() !== method) return false;
  const faultSegments = plainPath(fault.path).split('/');
  const segments = path.split('/');
  return (
    faultSegments.length === segments.length &&
    faultSegments.every((segment, index) => /^\{\w+\}$/.test(segment) || segment === segments[index])
  );
}

/**
 * The first fault that matches this call, null while it still lets calls pass, and the faults that remain: its `after` or
 * `times` is counted down, and a used-up fault is removed.
 */
export function takeFault(faults: readonly Fault[], method: string, path: string): { fault: Fault | null; remaining: readonly Fault[] } {
  const index = faults.findIndex((fault) => matches(fault, method, path));
  const fault = faults[index];
  if (!fault) return { fault: null, remaining: faults };
  const replace = (...by: Fault[]) => faults.toSpliced(index, 1, ...by);
  if ((fault.after ?? 0) > 0) return { fault: null, remaining: replace({ ...fault, after: (fault.after ?? 0) - 1 }) };
  if (fault.times === undefined || fault.times === null) return { fault, remaining: faults };
  return { fault, remaining: fault.times > 1 ? replace({ ...fault, times: fault.times - 1 }) : replace() };
}

const json = (body: unknown, status: number) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

/** An answer whose connection is cut after the headers and the beginning of the body. */
function cutOff(): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"'));
      setTimeout(() => controller.error(new Error('cut')), 20);
    },
  });
  return new Response(body, { status: 200, headers: { 'Content-Type': 'application/json' } });
}

/** Whether the status forbids a body: `Response` then throws on any, even `null` as JSON. */
export const isBodiless = (status: number): boolean => [204, 205, 304].includes(status);

function answerAsSet({ body = null, status = 200 }: Fault): Response {
  return isBodiless(status) ? new Response(null, { status }) : json(body, status);
}

/** The answer of a fault. Kind slow has none of its own: the backend delays the true answer. */
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
      return answerAsSet(fault);
    case 'status':
      return json({ errorCode: fault.errorCode ?? null, message: fault.message ?? '' }, fault.status ?? 500);
  }
}
