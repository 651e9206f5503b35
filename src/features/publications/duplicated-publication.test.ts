import { describe, expect, it } from 'vitest';
import type { Post } from '@/api/resources/publications';
import type { Session } from '@/api/session';
import { duplicatedPublication } from './duplicated-publication';
import { newPublication } from './publication-values';

const session = { userRole: 'Admin', commentPost: true } as Session;
const room = (id: number) => ({ id, name: `Curso ${id}`, roomAcronyms: `C${id}` });
const attachment = { id: 1, name: 'a.pdf', url: '/a.pdf' };

const event: Post = {
  id: 8,
  postType: 'EVENT',
  title: null,
  name: 'Feria',
  description: '<p>Traer <strong>cartelera</strong></p>',
  rooms: [room(9), room(10)],
  subjectId: null,
  subjectName: null,
  date: '2026-05-02 10:00:00',
  publishDate: '2026-05-02 10:00:00',
  dueDate: null,
  isProgrammed: true,
  place: 'Coliseo',
  startDate: '2026-05-17 08:00:00',
  endDate: '2026-05-17 12:00:00',
  settings: { COMMENTS: false, REACTIONS: false, CALENDAR: false },
  images: [attachment],
  videos: [attachment],
  files: [attachment],
  teacherId: null,
  managerId: 2,
  teacherName: null,
  teacherProfileImageUrl: null,
  comments: [],
  view: { totalCount: 3 },
  reaction: { totalCount: 1 },
  whoHasViewed: [1],
  reminderTimes: [{ number: 2, unit: 'HOURS' }],
};
const offered = { rooms: [{ id: 9 }, { id: 10 }], subjects: [{ id: 16 }] };

describe('duplicatedPublication', () => {
  it('takes the content and the settings over, and neither dates nor files (DUPL-01, DUPL-02)', () =>
    expect(duplicatedPublication(event, session, offered)).toEqual({
      ...newPublication(session),
      rooms: [9, 10],
      title: 'Feria',
      description: event.description,
      place: 'Coliseo',
      reminders: [{ number: '2', unit: 'HOURS' }],
      comments: false,
      reactions: false,
      calendar: false,
    }));

  it('leaves out rooms and a subject that are no longer offered, and stays for rooms', () => {
    const homework: Post = { ...event, postType: 'HOMEWORK', title: 'Taller', name: null, subjectId: 16, dueDate: '2026-05-09 23:59:59' };
    expect(duplicatedPublication(homework, session, offered).subject).toBe('16');
    const copy = duplicatedPublication(homework, session, { rooms: [{ id: 10 }], subjects: [] });
    expect(copy).toMatchObject({ rooms: [10], subject: '', dueDate: newPublication(session).dueDate });
    expect(duplicatedPublication(event, session, { rooms: [], subjects: [] })).toMatchObject({ rooms: [], teachersOnly: false });
  });

  it('one for teachers only stays so', () =>
    expect(duplicatedPublication({ ...event, rooms: [] }, session, offered)).toMatchObject({ rooms: [], teachersOnly: true }));
});
