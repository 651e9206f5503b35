import { expect, it } from 'vitest';
import type { Room } from '@/api/resources/rooms';
import { ownRoomsOf } from './own-rooms';

const room = (id: number, name: string): Room => ({
  id,
  name,
  schoolId: 1,
  roomAcronyms: name,
  type: 'PRIMARY',
  hasSubjects: true,
  active: true,
  teacherId: null,
  group: null,
});

it('each room once, the directed ones first, each part by name (TROO-03, TROO-04)', () => {
  const rooms = [room(3, '10A'), room(1, '2A'), room(2, '6B')];
  const roomIds = [room(2, '6B'), room(4, '1A')];
  expect(ownRoomsOf({ rooms, roomIds }).map(({ name, isDirected }) => [name, isDirected])).toEqual([
    ['1A', true],
    ['6B', true],
    ['2A', false],
    ['10A', false],
  ]);
});
