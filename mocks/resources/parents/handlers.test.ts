import { beforeEach, describe, expect, it } from 'vitest';
import { parents } from '@/api/resources/parents';
import { publications } from '@/api/resources/publications';
import { students } from '@/api/resources/students';
import { callerOf, holdAgainst, openWorld, send } from '@mocks/testing/contract';

beforeEach(openWorld);

/** The id of a parent who has viewed the publication about the model of the cell. */
async function readerId(): Promise<number> {
  const query = { limit: 1, offset: 0, filters: [{ field: 'id', operator: '=', value: 1 }] };
  const { body } = await send(publications.listForAdmin, { query }, await callerOf('coordinadora'));
  return publications.listForAdmin.answer.validateSync(body).posts[0]?.whoHasViewed[0] ?? 0;
}

describe('API-031', () => {
  it('API-031 2xx: answers a parent with the students, to both roles', async () => {
    for (const key of ['coordinadora', 'directora'] as const) {
      const { status, body } = await send(parents.get, { params: { id: await readerId() } }, await callerOf(key));
      expect(status).toBe(200);
      holdAgainst(parents.get.answer, body);
      expect(parents.get.answer.validateSync(body).students.length).toBeGreaterThan(0);
    }
  });

  it('names the students whole, with their rooms, and leaves out who was deleted', async () => {
    const id = await readerId();
    const caller = await callerOf('coordinadora');
    const studentsNow = async () => parents.get.answer.validateSync((await send(parents.get, { params: { id } }, caller)).body).students;
    const [first, ...others] = await studentsNow();
    expect(first?.name).toMatch(/\S \S/);
    expect(first?.roomName).not.toBe('');
    await send(students.remove, { params: { id: first?.id ?? 0 } }, caller);
    expect(await studentsNow()).toEqual(others);
  });

  it('API-031 404: refuses an unknown id and another school’s parent', async () => {
    const id = await readerId();
    expect((await send(parents.get, { params: { id: 999_999 } }, await callerOf('coordinadora'))).status).toBe(404);
    expect((await send(parents.get, { params: { id } }, await callerOf('colegio-vacio'))).status).toBe(404);
  });

  it('API-031 401 and 403: refuses nobody and a parent', async () => {
    const id = await readerId();
    expect((await send(parents.get, { params: { id } }, null)).status).toBe(401);
    expect((await send(parents.get, { params: { id } }, await callerOf('acudiente'))).status).toBe(403);
  });
});
