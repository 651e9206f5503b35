import { describe, expect, it } from 'vitest';
import { ACTIVITY_TYPES } from '@/api/resources/activity-log';
import { reports } from '@fixtures/activity-log';
import { defaultNow, toBogota } from '@mocks/seeding/calendar';
import type { WorldSize } from '@mocks/seeding/options';
import { seedWorld } from '@mocks/seeding/seed-world';

const START = defaultNow(new Date('2026-03-01T12:00:00Z'));
const make = (size: WorldSize, now = START) => seedWorld({ seed: 1, size, now, mediaUrl: (file) => `/media/${file}` });
const SIZES = ['small', 'default', 'large'] as const;

describe.each(SIZES)('the log of the %s world', (size) => {
  const world = make(size);
  const { activityGroups } = world;
  const rooms = new Map(world.rooms.map((room) => [room.id, room]));
  const students = new Map(world.students.map((student) => [student.id, student]));
  const teachers = new Map(world.teachers.map((teacher) => [teacher.id, teacher]));

  it('is written by teachers of the room about its own students', () => {
    const strays = activityGroups.filter(({ schoolId, teacherId, roomId, students: about, absent }) => {
      const teacher = teachers.get(teacherId);
      const mayWrite = teacher?.active && teacher.teacherStatus === 'COMPLETED' && teacher.rooms.includes(roomId);
      const ofRoom = about.length > 0 && about.every((id) => students.get(id)?.roomId === roomId);
      return !mayWrite || !ofRoom || rooms.get(roomId)?.schoolId !== schoolId || absent.some((id) => !about.includes(id));
    });
    expect(strays).toEqual([]);
  });

  it('has every type, in schools 1 and 2 alone, and meals of preschool alone', () => {
    expect(new Set(activityGroups.map(({ type }) => type))).toEqual(new Set(ACTIVITY_TYPES));
    expect(new Set(activityGroups.map(({ schoolId }) => schoolId))).toEqual(new Set([1, 2]));
    const meals = activityGroups.filter(({ type }) => type === 'FOOD');
    expect(new Set(meals.map(({ roomId }) => rooms.get(roomId)?.type))).toEqual(new Set(['PRESCHOOL']));
  });

  it('says of each type what its detail shows', () => {
    const missing = activityGroups.filter((report) => {
      const { type } = report;
      if (type === 'PHOTO') return report.imageUrls.length + report.videoUrls.length === 0;
      if (type === 'FOOD') return !report.foodType || !report.quantity;
      if (type === 'MENTION' || type === 'HONOR_MENTION') return !report.mentionType || !report.quantityStars;
      if (type === 'MOOD') return !report.moodTitle || !report.moodDescription;
      if (type === 'INCIDENT') return !report.incidentDescription || !report.consideration;
      if (type === 'LEARNING') return !report.courseName || !report.indicatorName || !report.description;
      if (type === 'REPORTANDCITATION') return !report.description || !(report.citationDate && report.citationDate > report.creationDate);
      return false;
    });
    expect(missing).toEqual([]);
  });

  it('is dated at school hours of the last thirty days, and not in the future', () => {
    const [first, today] = [toBogota(new Date(START.getTime() - 34 * 86_400_000)), toBogota(START)];
    for (const { creationDate } of activityGroups) {
      expect([creationDate, creationDate > first && creationDate <= today]).toEqual([creationDate, true]);
      expect([0, 6]).not.toContain(new Date(`${creationDate.slice(0, 10)}T00:00:00Z`).getUTCDay());
      const time = creationDate.slice(11, 16);
      expect([time, time >= '06:45' && time <= '15:00']).toEqual([time, true]);
    }
  });

  it('calls the roll of a room once a day', () => {
    const rolls = activityGroups.filter(({ type }) => type === 'CHECKIN');
    const days = rolls.map(({ roomId, creationDate }) => `${roomId} ${creationDate.slice(0, 10)}`);
    expect(new Set(days).size).toBe(days.length);
    expect(days.length).toBeGreaterThan(20);
  });

  it('keeps the named records under their ids', () => {
    for (const { id, type, room } of Object.values(reports)) {
      const report = activityGroups.find((one) => one.id === id);
      expect(report).toMatchObject({ type, schoolId: 1 });
      expect(rooms.get(report?.roomId ?? 0)?.roomAcronyms).toBe(room);
    }
  });
});

it('has about twenty reports of school 1 on each whole school day', () => {
  const days = new Map<string, number>();
  const ofSchool = make('default').activityGroups.filter(({ schoolId }) => schoolId === 1);
  for (const { creationDate } of ofSchool) days.set(creationDate.slice(0, 10), (days.get(creationDate.slice(0, 10)) ?? 0) + 1);
  days.delete(toBogota(START).slice(0, 10));
  expect(days.size).toBeGreaterThan(18);
  for (const [day, count] of days) expect([day, count >= 18 && count <= 25]).toEqual([day, true]);
});

it.each(['2026-01-02T05:10:00Z', '2026-05-15T15:00:00Z', '2028-02-29T04:30:00Z'])('at %s has nothing in the future', (moment) => {
  const now = new Date(moment);
  for (const { creationDate } of make('default', now).activityGroups) expect(creationDate <= toBogota(now)).toBe(true);
});
