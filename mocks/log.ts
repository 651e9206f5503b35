/** The call log of the control door: every call since the reset, the door's own left out, tokens redacted (DEMO-15). */

export interface LogLine {
  readonly at: string;
  readonly method: string;
  /** Decoded. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON as it is, multipart as a list of its parts, null without a body. */
  readonly body: unknown;
  /** null when there was no answer. */
  readonly status: number | null;
  /** Kind of the fault that acted, or null. */
  readonly fault: string | null;
}

const REDACTED = '[redacted]';

/** Nothing that signs somebody in stands in the log. */
function withoutSecrets(headers: Headers): Record<string, string> {
  const shown = Object.fromEntries(headers);
  if ('authorization' in shown) shown['authorization'] = `Bearer ${REDACTED}`;
  delete shown['cookie'];
  return shown;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function partOf(name: string, part: FormDataEntryValue) {
  if (typeof part === 'string') return { name, filename: null, type: 'text/plain', size: part.length, value: part };
  // A part with a type of its own, such as the JSON of a form, arrives as a nameless file.
  const isJson = part.type.startsWith('application/json');
  return {
    name,
    filename: isJson ? null : part.name,
    type: part.type,
    size: part.size,
    ...(isJson && { value: parse(await part.text()) }),
  };
}

async function bodyOf(request: Request): Promise<unknown> {
  if (request.headers.get('content-type')?.startsWith('multipart/form-data')) {
    const form = await request.formData();
    return Promise.all([...form].map(([name, part]) => partOf(name, part)));
  }
  const text = await request.text();
  return text === '' ? null : parse(text);
}

/** The line of a call that has just come in; it has no answer yet. */
export async function lineOf(request: Request): Promise<LogLine> {
  const url = new URL(request.url);
  return {
    at: new Date().toISOString(),
    method: request.method,
    path: decodeURIComponent(url.pathname),
    query: Object.fromEntries(url.searchParams),
    headers: withoutSecrets(request.headers),
    body: await bodyOf(request),
    status: null,
    fault: null,
  };
}
