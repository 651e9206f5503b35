import { describe, expect, it } from 'vitest';
import { isOwnComment, mayChangePost, mayComment, maySeeWhoMissed } from './permissions';

const admin = { userRole: 'Admin', userId: 7, teacherId: null, commentPost: true } as const;
const teacher = { userRole: 'Teacher', userId: 7, teacherId: 3, commentPost: true } as const;

describe('mayChangePost', () => {
  it.each([
    ['an Admin a manager’s post', { managerId: 99, teacherId: null }, admin, true],
    ['an Admin a teacher’s post', { managerId: null, teacherId: 3 }, admin, false],
    ['a Teacher the own post', { managerId: null, teacherId: 3 }, teacher, true],
    ['a Teacher another teacher’s post', { managerId: null, teacherId: 4 }, teacher, false],
    // The manager's account id equals the teacher's user id: ids of different kinds are never mixed up.
    ['a Teacher a manager’s post', { managerId: 7, teacherId: null }, teacher, false],
    ['a Teacher without a record a manager’s post', { managerId: 7, teacherId: null }, { ...teacher, teacherId: null }, false],
  ])('%s', (_, post, person, may) => expect(mayChangePost(post, person)).toBe(may));
});

describe('mayComment', () => {
  const post = (COMMENTS: boolean) => ({ settings: { COMMENTS, REACTIONS: true, CALENDAR: false } });
  it('needs the school’s flag and the post’s', () => {
    expect(mayComment(post(true), admin)).toBe(true);
    expect(mayComment(post(false), admin)).toBe(false);
    expect(mayComment(post(true), { ...admin, commentPost: false })).toBe(false);
  });
});

describe('isOwnComment', () => {
  it.each([
    ['an Admin’s own', { managerId: 7, teacherId: null }, admin, true],
    ['another manager’s', { managerId: 8, teacherId: null }, admin, false],
    ['a parent’s, to an Admin', { managerId: null, teacherId: null }, admin, false],
    ['a Teacher’s own', { managerId: null, teacherId: 3 }, teacher, true],
    ['another teacher’s, to a Teacher', { managerId: null, teacherId: 4 }, teacher, false],
    ['a parent’s, to a Teacher', { managerId: null, teacherId: null }, teacher, false],
    ['a parent’s, to a Teacher without a record', { managerId: null, teacherId: null }, { ...teacher, teacherId: null }, false],
    ['a manager’s with the teacher’s user id', { managerId: 7, teacherId: null }, teacher, false],
  ])('%s', (_, comment, person, own) => expect(isOwnComment(comment, person)).toBe(own));
});

describe('maySeeWhoMissed (READ-01)', () => {
  const year = { schoolYearStartDate: '2026-01-19 00:00:00', schoolYearEndDate: '2026-11-27 00:00:00' };
  const post = { date: '2026-06-19 09:00:00', rooms: [{ id: 9, name: 'Sexto A', roomAcronyms: '6A' }], teacherId: 3 };
  it.each([
    ['the author', post, { ...teacher, ...year }, true],
    ['another teacher', { ...post, teacherId: 4 }, { ...teacher, ...year }, false],
    ['a Teacher of a manager’s post', { ...post, teacherId: null }, { ...teacher, ...year }, false],
    ['an Admin', post, { ...admin, ...year }, true],
    ['for teachers only', { ...post, rooms: [] }, { ...admin, ...year }, false],
    ['the first day of the year', { ...post, date: '2026-01-19 00:00:00' }, { ...admin, ...year }, true],
    ['the last day of the year, at night', { ...post, date: '2026-11-27 23:00:00' }, { ...admin, ...year }, true],
    ['the year before', { ...post, date: '2026-01-18 23:59:59' }, { ...admin, ...year }, false],
    ['the year after', { ...post, date: '2026-11-28 00:00:00' }, { ...admin, ...year }, false],
    ['a school without a year', post, { ...admin, schoolYearStartDate: null, schoolYearEndDate: null }, false],
  ])('%s', (_, given, session, may) => expect(maySeeWhoMissed(given, session)).toBe(may));
});
