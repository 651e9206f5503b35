/** The parts of a multipart body. */

const isFileList = (value: unknown): value is readonly File[] => Array.isArray(value) && value.every((item) => item instanceof File);

/**
 * `{postRequest: {…}, images: [File]}` as parts: each file under the name of its list, everything else as a part of type
 * application/json (POST-26). A list without files has no part (FILE-10); a file that is null is the text 'null' (SCHO-15).
 */
export function toFormData(form: Readonly<Record<string, unknown>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) {
    if (isFileList(value)) for (const file of value) data.append(name, file, file.name);
    else if (value instanceof File) data.append(name, value, value.name);
    else if (value === null) data.append(name, 'null');
    else data.append(name, new Blob([JSON.stringify(value)], { type: 'application/json' }));
  }
  return data;
}
