/** The publications as the shared rules need them. */
import { expect, type Page } from '@playwright/test';

/** Opens the feed and waits for its first card. */
export async function openFeed(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Publicaciones', exact: true }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
}

/** A publication as the API answers it, with what a test changes. */
export const postWith = (change: Record<string, unknown>) => ({
  id: 900,
  postType: 'NOTICE',
  title: 'Publicación de prueba',
  name: null,
  description: '',
  rooms: [],
  subjectId: null,
  subjectName: null,
  date: '2026-06-19 09:30:00',
  publishDate: '2026-06-19 09:30:00',
  dueDate: null,
  isProgrammed: false,
  place: null,
  startDate: null,
  endDate: null,
  settings: { COMMENTS: false, REACTIONS: false, CALENDAR: false },
  images: [],
  videos: [],
  files: [],
  teacherId: null,
  managerId: 1,
  teacherName: null,
  teacherProfileImageUrl: null,
  comments: [],
  view: { totalCount: 0 },
  reaction: { totalCount: 0 },
  whoHasViewed: [],
  reminderTimes: [],
  ...change,
});
