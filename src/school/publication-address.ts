/** The addresses of publications, for links from other screens. */

/** The feed, open at a publication's card (HOME-08). */
export const feedAt = (id: number): string => `/dashboard/publications/list?post=${id}`;

/** The form of an own publication (POST-41). */
export const publicationForm = (id: number): string => `/dashboard/publications/${id}`;
