import type { AnyObjectSchema } from 'yup';
import { Form } from './body';

/**
 * The fields of a multipart body, by its row's schema: a list field takes the files of its name, a file field its file, or null
 * for the text 'null', and any other field the value of its JSON part. Undefined when the body is not multipart.
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
