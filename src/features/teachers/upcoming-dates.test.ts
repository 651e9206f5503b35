import { describe, expect, it } from 'vitest';
import type { Post } from '@/api/resources/publications';
import { upcomingDates } from './upcoming-dates';

const TODAY = '2026-06-19';

const post = (id: number, changed: Partial<Post> = {}): Post => ({
  id,
  postType: 'NOTICE',
  title: `Publicación ${id}`,
  name: null,
  description: '',
  rooms: [],
  subjectId: null,
  subjectName: null,
  date: '2026-06-18 10:00:00',
  publishDate: '2026-06-18 10:00:00',
  dueDate: null,
  isProgrammed: false,
  place: null,
  startDate: null,
  endDate: null,
  settings: { COMMENTS: true, REACTIONS: true, CALENDAR: true },
  images: [],
  videos: [],
  files: [],
  teacherId: 11,
  managerId: null,
  teacherName: 'Ana Ruiz',
  teacherProfileImageUrl: null,
  comments: [],
  view: { totalCount: 0 },
  reaction: { totalCount: 0 },
  whoHasViewed: [],
  reminderTimes: [],
  ...changed,
});
const due = (id: number, day: string): Post => post(id, { postType: 'HOMEWORK', dueDate: `${day} 23:59:59` });
const event = (id: number, startDate: string | null, endDate: string | null = null, changed: Partial<Post> = {}): Post =>
  post(id, { postType: 'EVENT', title: null, name: `Evento ${id}`, isProgrammed: true, startDate, endDate, ...changed });
const idsOf = (posts: readonly Post[], today = TODAY) => upcomingDates(posts, today).map(({ id }) => id);

describe('the dates ahead', () => {
  it('are those of events and homework from today on, nearest first', () => {
    const posts = [
      due(1, '2026-07-07'),
      event(2, '2026-06-19 07:00:00'),
      due(3, '2026-06-18'),
      post(4),
      due(5, '2026-06-20'),
      due(6, TODAY),
    ];
    expect(idsOf(posts)).toEqual([2, 6, 5, 1]);
  });

  it('are five at most', () => {
    expect(idsOf([7, 6, 5, 4, 3, 2, 1].map((id) => due(id, `2026-06-2${id}`)))).toEqual([1, 2, 3, 4, 5]);
  });

  it('of one day stand by their hour, then as they were published', () => {
    const posts = [due(1, '2026-06-22'), event(3, '2026-06-22 09:00:00'), event(2, '2026-06-22 07:00:00'), event(4, '2026-06-22 07:00:00')];
    expect(idsOf(posts)).toEqual([2, 4, 3, 1]);
  });

  it('have a day, an hour where there is one, and the rooms in their order', () => {
    const room = (id: number, name: string) => ({ id, name, roomAcronyms: '' });
    expect(
      upcomingDates([{ ...due(1, TODAY), rooms: [room(2, 'Sexto B'), room(1, 'Quinto A')] }, event(2, '2026-06-22 07:00:00')], TODAY),
    ).toEqual([
      { id: 1, title: 'Publicación 1', kind: 'due', day: TODAY, time: null, rooms: ['Quinto A', 'Sexto B'], teacherId: 11 },
      { id: 2, title: 'Evento 2', kind: 'event', day: '2026-06-22', time: '07:00', rooms: [], teacherId: 11 },
    ]);
  });
});

describe('an event', () => {
  it('that goes on stands under today until its last day is over', () => {
    const week = event(1, '2026-06-17 07:00:00', '2026-06-19 12:00:00');
    expect(upcomingDates([week], TODAY)).toMatchObject([{ day: TODAY, time: null }]);
    expect(idsOf([week], '2026-06-20')).toEqual([]);
  });

  it.each([
    ['not programmed', event(1, '2026-06-22 07:00:00', null, { isProgrammed: false })],
    ['without a start', event(1, null)],
    ['that ends before it starts, and is over', event(1, '2026-06-18 07:00:00', '2026-06-01 07:00:00')],
    ['another post with a start', post(1, { startDate: '2026-06-22 07:00:00', isProgrammed: true })],
    ['another post with a due date', post(1, { dueDate: '2026-06-22 23:59:59' })],
    ['homework without a due date', post(1, { postType: 'HOMEWORK' })],
  ])('%s is none', (_, each) => {
    expect(idsOf([each])).toEqual([]);
  });

  it('without a name has an empty title', () => {
    expect(upcomingDates([event(1, '2026-06-22 07:00:00', null, { name: null })], TODAY)).toMatchObject([{ title: '' }]);
  });
});
