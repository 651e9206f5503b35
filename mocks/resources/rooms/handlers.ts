import { rooms } from '@/api/resources/rooms';
import type { Db } from '@mocks/store/db';
import { implement } from '@mocks/backend/implement';
import { firstClash } from '@mocks/backend/name-clash';
import { roomAnswer } from './room-answer';
import { obstacleTo } from './room-deletion';
import { roomOfSchool } from './room-of-school';

const activeRooms = (db: Db, schoolId: number) => db.rooms.where((row) => row.schoolId === schoolId && row.active);

const list = ({ schoolId, db }: { schoolId: number; db: Db }) => ({ rooms: activeRooms(db, schoolId).map(roomAnswer) });

export const operations = implement(rooms, {
  list,
  listWithSlash: list,

  listWithoutDirector: ({ schoolId, db }) => ({
    rooms: activeRooms(db, schoolId)
      .filter(({ teacherId }) => teacherId === null)
      .map(roomAnswer),
  }),

  save: ({ body, schoolId, db, refuse }) => {
    if (body.some((sent) => sent.schoolId !== schoolId)) return refuse('forbidden');
    if (body.some(({ id }) => id !== null && !roomOfSchool(db, id, schoolId))) return refuse('notFound');
    const others = activeRooms(db, schoolId).filter(({ id }) => !body.some((sent) => sent.id === id));
    // ROOM-19: one repetition refuses the whole list. ROOM-22: a room may keep its own name.
    const repeated = firstClash(
      others.map(({ name }) => name),
      body.map(({ name }) => name),
    );
    if (repeated !== null) return refuse('duplicatedName', { name: repeated });
    const stored = body.map(({ id, name, roomAcronyms, type, hasSubjects }) => {
      const content = { name: name.trim(), roomAcronyms: roomAcronyms.trim(), type, hasSubjects };
      return id === null ? db.rooms.insert({ ...content, schoolId, active: true, teacherId: null }) : db.rooms.update(id, content);
    });
    return { rooms: stored.map(roomAnswer) };
  },

  remove: async ({ params, schoolId, db, refuse }) => {
    const room = roomOfSchool(db, params.id, schoolId) ?? refuse('notFound');
    const obstacle = await obstacleTo(db, room);
    if (obstacle !== null) return refuse(obstacle);
    db.rooms.update(room.id, { active: false });
  },

  getDirector: ({ params, schoolId, db, refuse }) => {
    const room = roomOfSchool(db, params.id, schoolId) ?? refuse('notFound');
    const director = room.teacherId === null ? null : db.teachers.find(room.teacherId);
    return { teacherName: director?.teacherName ?? null, teacherLastName: director?.teacherLastName ?? null };
  },
});
