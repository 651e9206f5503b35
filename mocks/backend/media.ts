/**
 * The addresses of pictures, videos and documents, the same in the build and over HTTP. Seeded ones are the files of
 * MEDIA_FOLDERS; uploaded ones are answered by the backend from its storage.
 */
export const MEDIA_PATH = '/demo-files/';

/** Their Cache-Control: docs/deploying.md asks the same of the real API. */
export const MEDIA_CACHING = 'private, no-store';

/** Pictures, videos and documents of publications, and templates of lists. */
export const MEDIA_FOLDERS = ['fixtures/files', 'fixtures/templates'];

const UPLOADS = 'subidos/';
export const UPLOADS_PATH = MEDIA_PATH + UPLOADS;

/** The name of an uploaded file below MEDIA_PATH: 'subidos/12/Gu%C3%ADa.pdf'. */
export const uploadName = (id: number, name: string): string => `${UPLOADS}${id}/${encodeURIComponent(name)}`;

/** The attachment's id in the path of an uploaded file, or null. */
export function uploadId(pathname: string): number | null {
  const id = new RegExp(`^${UPLOADS_PATH}(\\d+)/`).exec(pathname)?.[1];
  return id === undefined ? null : Number(id);
}
