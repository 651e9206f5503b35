import { chats } from '@/api/resources/chats';
import type { ContractRow } from '@mocks/testing/contract';

const params = { projectId: 'demo' };

/** The query as the store's library sends it, with the order that it adds. */
const query = (change: Record<string, unknown> = {}, filter: Record<string, unknown> = {}) => ({
  params,
  body: {
    structuredQuery: {
      from: [{ collectionId: 'chats' }],
      where: {
        fieldFilter: { field: { fieldPath: 'participants' }, op: 'ARRAY_CONTAINS', value: { stringValue: '11' }, ...filter },
      },
      orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
      ...change,
    },
  },
});

const write = (id: number | string, change: Record<string, unknown> = {}) => ({
  update: { name: `projects/demo/databases/(default)/documents/chats/${id}`, fields: { stateChat: { stringValue: 'INACTIVE' } } },
  updateMask: { fieldPaths: ['stateChat'] },
  currentDocument: { exists: true },
  ...change,
});
const commit = (...writes: unknown[]) => ({ params, body: { writes } });

export const rows: readonly ContractRow[] = [
  {
    endpoint: chats.query,
    input: query(),
    as: null,
    refused: [
      { why: 'another collection', status: 400, input: query({ from: [{ collectionId: 'messages' }] }) },
      { why: 'another field', status: 400, input: query({}, { field: { fieldPath: 'stateChat' } }) },
      { why: 'another operator', status: 400, input: query({}, { op: 'EQUAL' }) },
      { why: 'a number in place of a text', status: 400, input: query({}, { value: { integerValue: '11' } }) },
      { why: 'no filter', status: 400, input: query({ where: undefined }) },
    ],
  },
  {
    endpoint: chats.commit,
    input: commit(write(1), write(2)),
    as: null,
    refused: [
      { why: 'an unknown chat', status: 404, input: commit(write(1), write(999_999)) },
      { why: 'nothing', status: 400, input: commit() },
      { why: 'another field', status: 400, input: commit(write(1, { updateMask: { fieldPaths: ['participants'] } })) },
      { why: 'two fields', status: 400, input: commit(write(1, { updateMask: { fieldPaths: ['stateChat', 'participants'] } })) },
      { why: 'no mask', status: 400, input: commit(write(1, { updateMask: undefined })) },
      { why: 'a chat that need not exist', status: 400, input: commit(write(1, { currentDocument: { exists: false } })) },
    ],
  },
];
