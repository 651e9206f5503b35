import { chats } from '@fixtures/chats';
import type { Row, World } from '@mocks/store/tables';
import type { SeedOptions } from '@mocks/seeding/options';

const DAY = 24 * 60 * 60_000;

/** The chats of school 1. Teachers take part under their id as a text; guardians' ids are told apart from theirs. */
export function seedChats(
  { rooms, students, parents, teachers }: Pick<World, 'rooms' | 'students' | 'parents' | 'teachers'>,
  { now }: SeedOptions,
): Row<'chats'>[] {
  const daysBefore = (days: number) => new Date(now.getTime() - days * DAY).toISOString();
  const guardianOf = (acronym: string, index: number) => {
    const room = rooms.find(({ schoolId, roomAcronyms }) => schoolId === 1 && roomAcronyms === acronym);
    const children = new Set(students.filter(({ roomId }) => roomId === room?.id).map(({ id }) => id));
    const found = parents.filter(({ studentIds }) => studentIds.some((id) => children.has(id)))[index];
    if (!found) throw new Error(`Room ${acronym} has no guardian ${index}.`);
    return `parent-${found.id}`;
  };
  return chats.map(({ teachers: emails, room, guardian, lastMessage, daysAgo }, index) => ({
    id: index + 1,
    participants: [
      ...teachers.filter(({ teacherEmail }) => emails.includes(teacherEmail)).map(({ id }) => String(id)),
      guardianOf(room, guardian),
    ],
    stateChat: 'ACTIVE',
    lastMessage,
    createTime: daysBefore(daysAgo + 30),
    updateTime: daysBefore(daysAgo),
  }));
}
