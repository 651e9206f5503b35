import { beforeEach, expect, test } from 'vitest';
import { rememberOwn, setListOwner } from '@/ui/platform/list-memory';
import { noteUsed, openingRoom, usedAchievement, usedPlace } from './used-places';

const PLACE = { periodId: 2, roomId: 9, subjectId: 16 };

beforeEach(() => {
  setListOwner(null);
  setListOwner('1:1');
});

test('what a screen does not name stays', () => {
  noteUsed({ ...PLACE, teacherId: 4 });
  noteUsed({ roomId: 10 });
  expect(usedPlace()).toMatchObject({ teacherId: 4, roomId: 10, subjectId: 16 });
});

test('the achievement of each place, the latest of fifty places', () => {
  noteUsed({ ...PLACE, indicatorId: 1 });
  for (let roomId = 100; roomId < 149; roomId += 1) noteUsed({ ...PLACE, roomId, indicatorId: roomId });
  noteUsed({ ...PLACE, indicatorId: 2 });
  noteUsed({ ...PLACE, roomId: 200, indicatorId: 200 });
  expect(usedAchievement(PLACE)).toBe(2);
  expect(usedAchievement({ ...PLACE, roomId: 101 })).toBe(101);
  expect(usedAchievement({ ...PLACE, roomId: 100 })).toBeUndefined();
  expect(usedAchievement({ ...PLACE, periodId: 3 })).toBeUndefined();
});

test.each(['2:1', '1:2', null])('neither another person nor another school finds it: %s', (owner) => {
  noteUsed({ ...PLACE, indicatorId: 1 });
  setListOwner(owner);
  expect(usedPlace().roomId).toBeUndefined();
  setListOwner('1:1');
  expect(usedAchievement(PLACE)).toBeUndefined();
});

test('what is not as it was written is nothing', () => {
  rememberOwn('places', { roomId: 'nine', achievements: [] });
  expect(usedPlace().roomId).toBeUndefined();
});

test('the room of the address, else the one last used, else the first', () => {
  const rooms = [{ id: 9 }, { id: 10 }, { id: 11 }];
  expect(openingRoom(rooms, undefined)?.id).toBe(9);
  noteUsed({ roomId: 10 });
  expect(openingRoom(rooms, undefined)?.id).toBe(10);
  expect(openingRoom(rooms, 11)?.id).toBe(11);
  expect(openingRoom(rooms, 12)?.id).toBe(10);
  expect(openingRoom([], 12)).toBeUndefined();
});
