/** Where the seeded pictures, videos and documents lie, in the build and over HTTP alike: fixtures/files, as they are. */
export const MEDIA_PATH = '/demo-files/';
