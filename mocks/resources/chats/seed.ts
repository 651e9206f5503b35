import { object } from 'yup';
import { integer, list, text, word } from '@/api/core/schema';
import { chats } from '@fixtures/chats';
import type { World } from '@mocks/store/tables';
import type { SeedOptions } from '@mocks/seeding/options';
import type { WorldSeed } from '@mocks/seeding/seed-world';

/** A chat of the cloud store, which belongs to no school. */
const chatTable = object({
  id: integer(),
  participants: list(text()),
  stateChat: word('ACTIVE', 'INACTIVE'),
  lastMessage: text(),
  /** Times in the store's format, ISO in UTC. */
  createTime: text(),
  updateTime: text(),
});

export const tables = {
  chats: chatTable,
};

type Own = typeof tables;
declare module '@mocks/store/tables' {
  interface Tables extends Own {}
}

const DAY = 24 * 60 * 60_000;

/** The chats of school 1. A teacher's participant id is the teacher's id as a text; a guardian's has another form. */
export function seed({ now }: SeedOptions, world: WorldSeed): Pick<World, 'chats'> {
  const [rooms, students, parents, teachers] = [world.rooms(), world.students(), world.parents(), world.teachers()];
  const daysBefore = (days: number) => new Date(now.getTime() - days * DAY).toISOString();
  const guardianOf = (acronym: string, index: number) => {
    const room = rooms.find(({ schoolId, roomAcronyms }) => schoolId === 1 && roomAcronyms === acronym);
    const children = new Set(students.filter(({ roomId }) => roomId === room?.id).map(({ id }) => id));
    const found = parents.filter(({ studentIds }) => studentIds.some((id) => children.has(id)))[index];
    if (!found) throw new Error(`Room ${acronym} has no guardian ${index}.`);
    return `parent-${found.id}`;
  };
  const made = chats.map(({ teachers: emails, room, guardian, lastMessage, daysAgo }, index) => ({
    id: index + 1,
    participants: [
      ...teachers.filter(({ teacherEmail }) => emails.includes(teacherEmail)).map(({ id }) => String(id)),
      guardianOf(room, guardian),
    ],
    stateChat: 'ACTIVE' as const,
    lastMessage,
    createTime: daysBefore(daysAgo + 30),
    updateTime: daysBefore(daysAgo),
  }));
  return { chats: made };
}
