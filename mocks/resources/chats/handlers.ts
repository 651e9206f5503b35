import { chats } from '@/api/resources/chats';
import { implement } from '@mocks/backend/implement';
import type { Row } from '@mocks/store/tables';

const pathOf = (projectId: string) => `projects/${projectId}/databases/(default)/documents/chats/`;

/** A chat as a document of the store. */
const documentOf = (projectId: string, { id, participants, stateChat, lastMessage, createTime, updateTime }: Row<'chats'>) => ({
  name: `${pathOf(projectId)}${id}`,
  fields: {
    participants: { arrayValue: { values: participants.map((stringValue) => ({ stringValue })) } },
    stateChat: { stringValue: stateChat },
    lastMessage: { stringValue: lastMessage },
  },
  createTime,
  updateTime,
});

export const operations = implement(chats, {
  query: ({ params, body, db }) => {
    const readTime = new Date().toISOString();
    const participant = body.structuredQuery.where.fieldFilter.value.stringValue;
    const found = db.chats.where(({ participants }) => participants.includes(participant));
    if (found.length === 0) return [{ readTime }];
    return found.map((chat) => ({ document: documentOf(params.projectId, chat), readTime }));
  },

  commit: ({ params, body, db, refuse }) => {
    const updateTime = new Date().toISOString();
    const path = pathOf(params.projectId);
    const named = body.writes.map(({ update: { name } }) => db.chats.where(({ id }) => name === `${path}${id}`)[0]);
    // A batch is stored completely or not at all.
    const stored = named.map((chat) => chat ?? refuse('notFound'));
    for (const { id } of stored) db.chats.update(id, { stateChat: 'INACTIVE', updateTime });
    return { writeResults: stored.map(() => ({ updateTime })), commitTime: updateTime };
  },
});
