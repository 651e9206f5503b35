/**
 * Chats of the cloud store (Cloud Firestore), as its client library requests them when a teacher is deleted: API-032 and
 * API-033. The calls carry no session headers, and their failures are only logged (CHAT-05).
 */
import { object } from 'yup';
import { endpointsOf } from '@/api/core/endpoint';
import { filled, flag, list, text, word } from '@/api/core/schema';

const endpoint = endpointsOf('chats');

const stringValue = object({ stringValue: text() }).defined();

/** A moment as the store writes it, RFC 3339 in UTC. */
const moment = () => text().matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/, 'moment');

const chatDocument = object({
  /** 'projects/{projectId}/databases/(default)/documents/chats/{id}'. */
  name: text(),
  fields: object({
    /** A teacher's id as a text, and the other side's. */
    participants: object({ arrayValue: object({ values: list(stringValue) }).defined() }).defined(),
    stateChat: object({ stringValue: word('ACTIVE', 'INACTIVE') }).defined(),
    lastMessage: stringValue,
  }).defined(),
  createTime: moment(),
  updateTime: moment(),
}).meta({ name: 'ChatDocument' });

const byParticipant = object({
  from: list(object({ collectionId: word('chats') }).defined())
    .min(1)
    .max(1),
  where: object({
    fieldFilter: object({
      field: object({ fieldPath: word('participants') }).defined(),
      op: word('ARRAY_CONTAINS'),
      value: stringValue,
    }).defined(),
  }).defined(),
}).defined();

const deactivation = object({
  update: object({
    name: filled(),
    fields: object({ stateChat: object({ stringValue: word('INACTIVE') }).defined() }).defined(),
  }).defined(),
  /** Nothing else of a chat changes (CHAT-03). */
  updateMask: object({
    fieldPaths: list(word('stateChat')).min(1).max(1),
  }).defined(),
  currentDocument: object({ exists: flag().isTrue() }).defined(),
}).defined();

const project = object({ projectId: filled() });

export const chats = {
  query: endpoint({
    id: 'API-032',
    summary: 'Chats de un profesor, en el almacén de chats',
    method: 'POST',
    path: '/v1/projects/{projectId}/databases/(default)/documents:runQuery',
    headers: 'none',
    roles: [],
    params: project,
    body: object({ structuredQuery: byParticipant }),
    /** One entry without document when none is found. */
    answer: list(object({ document: chatDocument.optional().default(undefined), readTime: moment() }).defined()),
  }),
  commit: endpoint({
    id: 'API-033',
    summary: 'Desactivar chats, todos o ninguno, en el almacén de chats',
    method: 'POST',
    path: '/v1/projects/{projectId}/databases/(default)/documents:commit',
    headers: 'none',
    roles: [],
    params: project,
    body: object({ writes: list(deactivation).min(1) }),
    answer: object({ writeResults: list(object({ updateTime: moment() }).defined()), commitTime: moment() }),
  }),
};
