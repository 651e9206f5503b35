/** The call log of the control API: every call since the reset except the control API's own, without secrets (DEMO-15, SECU-03). */
import { Form } from './body';
import { decodedPath } from './faults';
import { REDACTED, bodyWithoutSecrets, partWithoutSecrets, withoutSecrets } from './secrets';

export interface LogLine {
  readonly at: string;
  readonly method: string;
  /** Decoded if possible. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON as its value, multipart as a list of its parts, null without a body. */
  readonly body: unknown;
  /** null without an answer. */
  readonly status: number | null;
  /** Name of the documented refusal ('withTeacher'), or null. */
  readonly refusal: string | null;
  /** Kind of the fault that acted, or null. */
  readonly fault: string | null;
}

const shownFields = (fields: Iterable<readonly [string, string]>) => withoutSecrets(Object.fromEntries(fields)) as Record<string, string>;

/** Headers for the log: token redacted, cookies left out (DEMO-15). */
function shownHeaders(headers: Headers): Record<string, string> {
  const shown = shownFields(headers);
  if ('authorization' in shown) shown['authorization'] = `Bearer ${REDACTED}`;
  delete shown['cookie'];
  return shown;
}

/** The line of a call that has no answer yet. */
export function lineOf(request: Request, body: unknown): LogLine {
  const url = new URL(request.url);
  return {
    at: new Date().toISOString(),
    method: request.method,
    path: decodedPath(url.pathname) ?? url.pathname,
    query: shownFields(url.searchParams),
    headers: shownHeaders(request.headers),
    body: body instanceof Form ? body.summary().map(partWithoutSecrets) : bodyWithoutSecrets(body),
    status: null,
    refusal: null,
    fault: null,
  };
}
