import type { AnyObjectSchema } from 'yup';
import { Form } from './body';

/**
 * A multipart body as its row's schema names it: under each list the files of that name, under a single file that file, or null
 * where the text 'null' stands for it, under everything else the value of its JSON part. Any other body is undefined.
 */
export function formInput(schema: AnyObjectSchema, body: unknown): Record<string, unknown> | undefined {
  if (!(body instanceof Form)) return undefined;
  const fields = Object.entries(schema.describe().fields);
  return Object.fromEntries(
    fields.map(([name, { type }]) => {
      const parts = body.parts.filter((part) => part.name === name);
      if (type === 'array') return [name, parts.map(({ file }) => file)];
      if (type === 'mixed') return [name, parts[0]?.value === 'null' ? null : parts[0]?.file];
      const json = parts.find((part) => part.type.startsWith('application/json'));
      return [name, json?.value];
    }),
  );
}
