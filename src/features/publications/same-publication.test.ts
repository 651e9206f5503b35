import { expect, it } from 'vitest';
import type { Post, PostRequest } from '@/api/resources/publications';
import { isSamePublication } from './same-publication';

const NO_FILES = { images: [], videos: [], files: [] };

const request: PostRequest = {
  id: null,
  postType: 'EVENT',
  name: 'Feria',
  description: '<p>Traer cartelera</p>',
  rooms: [9, 10],
  subjectId: null,
  date: '2026-06-19 10:00:00',
  publishDate: '2026-06-19 10:00:00',
  dueDate: '',
  isProgrammed: true,
  place: 'Coliseo',
  startDate: '2026-07-17 08:00:00',
  endDate: '2026-07-17 12:00:00',
  settings: { COMMENTS: true, REACTIONS: true, CALENDAR: false },
  managerId: 2,
  ...NO_FILES,
};

const room = (id: number) => ({ id, name: `Curso ${id}`, roomAcronyms: `C${id}` });

const post: Post = {
  ...request,
  id: 812,
  title: null,
  name: 'Feria',
  // In another order, and a minute later.
  rooms: [room(10), room(9)],
  date: '2026-06-19 10:01:00',
  subjectName: null,
  dueDate: null,
  teacherId: null,
  managerId: 2,
  teacherName: null,
  teacherProfileImageUrl: null,
  comments: [],
  view: { totalCount: 0 },
  reaction: { totalCount: 0 },
  whoHasViewed: [],
  reminderTimes: [],
};

it('a post is what was sent, whatever its id, its moment and the order of its rooms (SAFE-23)', () =>
  expect(isSamePublication(post, request, NO_FILES)).toBe(true));

const attachment = { id: 1, name: 'a.pdf', url: '/a.pdf' };

it.each<[string, Partial<Post>]>([
  ['type', { postType: 'NOTICE' }],
  ['name', { name: 'Feria 2' }],
  ['description', { description: '' }],
  ['rooms', { rooms: [room(9)] }],
  ['subject', { subjectId: 16 }],
  ['due date', { dueDate: '2026-06-20 23:59:59' }],
  ['programming', { isProgrammed: false }],
  ['place', { place: null }],
  ['start', { startDate: '2026-07-17 09:00:00' }],
  ['end', { endDate: null }],
  ['settings', { settings: { COMMENTS: true, REACTIONS: true, CALENDAR: true } }],
  ['author', { managerId: 3 }],
  ['files', { files: [attachment] }],
])('is another one with another %s', (_, other) => expect(isSamePublication({ ...post, ...other }, request, NO_FILES)).toBe(false));

it('files count by kind, since their names change when they are compressed', () => {
  const image = new File([''], 'foto.heic');
  const withFile = { ...post, images: [{ ...attachment, name: 'foto.jpg' }] };
  expect(isSamePublication(withFile, request, { ...NO_FILES, images: [image] })).toBe(true);
  expect(isSamePublication(withFile, request, { ...NO_FILES, videos: [image] })).toBe(false);
});
