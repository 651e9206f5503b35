/**
 * Where pictures, videos and documents lie, in the build and over HTTP alike: the seeded ones are the files of
 * MEDIA_FOLDERS, as they are; the uploaded ones are answered by the backend from what it keeps.
 */
export const MEDIA_PATH = '/demo-files/';

/** How they are answered: docs/deploying.md asks the same of the real API. */
export const MEDIA_CACHING = 'private, no-store';

/** Pictures, videos and documents of publications, and templates of lists. */
export const MEDIA_FOLDERS = ['fixtures/files', 'fixtures/templates'];

const UPLOADS = 'subidos/';
export const UPLOADS_PATH = MEDIA_PATH + UPLOADS;

/** An uploaded file among the seeded ones: 'subidos/12/Gu%C3%ADa.pdf'. */
export const uploadName = (id: number, name: string): string => `${UPLOADS}${id}/${encodeURIComponent(name)}`;

/** The attachment's id in the path of an uploaded file, or null. */
export function uploadId(pathname: string): number | null {
  const id = new RegExp(`^${UPLOADS_PATH}(\\d+)/`).exec(pathname)?.[1];
  return id === undefined ? null : Number(id);
}
