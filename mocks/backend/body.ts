/** Reads the body of a call once, for the log and for the handler. */

/** One part of a multipart body, as the log shows it, and the file itself. */
export interface FormPart {
  readonly name: string;
  /** null when the part is not a file. */
  readonly filename: string | null;
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  /** Parsed JSON, or text. */
  readonly value?: unknown;
  readonly file?: File;
}

/** A multipart body: its parts in their order. */
export class Form {
  constructor(readonly parts: readonly FormPart[]) {}

  /** For the log: the parts without the files' content. */
  summary(): Omit<FormPart, 'file'>[] {
    return this.parts.map(({ file: _, ...part }) => part);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function partOf(name: string, part: FormDataEntryValue): Promise<FormPart> {
  if (typeof part === 'string') return { name, filename: null, type: 'text/plain', size: new Blob([part]).size, value: part };
  const { type, size } = part;
  // `formData()` returns a part with a Content-Type, such as JSON, as a File.
  if (type.startsWith('application/json')) return { name, filename: null, type, size, value: parse(await part.text()) };
  return { name, filename: part.name, type, size, file: part };
}

/** JSON as its value, a multipart body as a Form, no body as null; any other text stays text. */
export async function bodyOf(request: Request): Promise<unknown> {
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data')) {
    const text = await request.text();
    return text === '' ? null : parse(text);
  }
  const copy = request.clone();
  try {
    const entries = [...(await request.formData())];
    return new Form(await Promise.all(entries.map(([name, part]) => partOf(name, part))));
  } catch {
    return copy.text();
  }
}
