import { beforeEach, describe, expect, it } from 'vitest';
import { academicActivities } from '@/api/resources/academic-activities';
import { indicators, type SavedIndicator } from '@/api/resources/indicators';
import { rooms } from '@/api/resources/rooms';
import { teachers } from '@/api/resources/teachers';
import { achievements, MATHS_OF_SIXTH_A as PLACE, TALKING_OF_TRANSITION } from '@fixtures/learning';
import type { PersonKey } from '@fixtures/people';
import { callerOf, openWorld, send } from '@mocks/testing/contract';

beforeEach(openWorld);

async function listed(place: object = PLACE, as: PersonKey = 'directora') {
  const { status, body } = await send(indicators.list, { query: { ...place } }, await callerOf(as));
  expect(status).toBe(200);
  return indicators.list.answer.validateSync(body, { strict: true }).indicators;
}

const save = async (body: SavedIndicator, as: PersonKey = 'directora') => send(indicators.save, { body }, await callerOf(as));

async function saved(body: SavedIndicator) {
  return indicators.save.answer.validateSync((await save(body)).body, { strict: true }).indicator;
}

const remove = async (id: number) => (await send(indicators.remove, { params: { id } }, await callerOf('directora'))).status;

const fresh: SavedIndicator = {
  id: null,
  title: ' Sumar números ',
  ...PLACE,
  valorizations: [
    { name: 'Alto', description: ' Suma sin ayuda ', initialValue: 3, endValue: 5 },
    { name: ' Bajo', description: 'Se le dificulta', initialValue: 1, endValue: 2.9 },
  ],
};

describe('API-036', () => {
  it('answers the achievements of one room, subject and period, oldest first', async () => {
    const ids = (await listed()).map(({ id }) => id);
    expect(ids).toEqual([achievements.decimals.id, achievements.proportionality.id, achievements.charts.id]);
    expect(await listed(PLACE, 'coordinadora')).toEqual(await listed());
    for (const change of [{ roomId: 10 }, { subjectId: 17 }, { periodId: 1 }]) {
      const others = await listed({ ...PLACE, ...change });
      expect(others.length).toBeGreaterThan(0);
      for (const other of others) expect(other).toMatchObject({ ...PLACE, ...change });
    }
    expect(await listed({ ...PLACE, periodId: 3 })).toEqual([]);
  });

  it('answers none without a school year', async () => {
    const caller = { ...(await callerOf('directora')), schoolYear: null };
    expect(await send(indicators.list, { query: { ...PLACE } }, caller)).toEqual({ status: 200, body: { indicators: [] } });
  });

  it('lets the director read a room of the own ones in a subject of others', async () => {
    expect((await listed({ ...PLACE, subjectId: 13 })).length).toBeGreaterThan(0);
  });
});

describe('API-037', () => {
  it('stores a new one with its levels by their range, all trimmed, under ids of their own', async () => {
    const { id, valorizations, ...rest } = await saved(fresh);
    expect(rest).toEqual({ ...PLACE, title: 'Sumar números' });
    expect(valorizations.map(({ id: _, ...level }) => level)).toEqual([
      { name: 'Bajo', description: 'Se le dificulta', initialValue: 1, endValue: 2.9 },
      { name: 'Alto', description: 'Suma sin ayuda', initialValue: 3, endValue: 5 },
    ]);
    const all = await listed();
    expect(all.at(-1)).toEqual({ id, valorizations, ...rest });
    const levelIds = all.flatMap((indicator) => indicator.valorizations.map((level) => level.id));
    expect(new Set(levelIds).size).toBe(levelIds.length);
    // The title of a deleted achievement may be used again.
    expect((await saved(fresh)).id).not.toBe(id);
  });

  it('keeps ids and ranges of an edited one’s levels, by their name', async () => {
    const before = await saved(fresh);
    const valorizations = [
      { name: ' Bajo ', description: ' Otro bajo', initialValue: 0, endValue: 1 },
      { name: 'Alto', description: 'Otro alto', initialValue: 1, endValue: 2 },
    ].toReversed();
    const after = await saved({ ...fresh, id: before.id, title: 'SUMAR ', valorizations });
    const [low, high] = before.valorizations;
    expect(after).toEqual({
      ...before,
      title: 'SUMAR',
      valorizations: [
        { ...low, description: 'Otro bajo' },
        { ...high, description: 'Otro alto' },
      ],
    });
    expect(await listed()).toContainEqual(after);
  });

  it('may be written in every room of the Teacher, taught in or directed, and in no other', async () => {
    expect((await save({ ...fresh, roomId: 10 })).status).toBe(200);
    expect((await save({ ...fresh, ...TALKING_OF_TRANSITION })).status).toBe(403);
    expect((await save({ ...fresh, ...TALKING_OF_TRANSITION }, 'preescolar')).status).toBe(200);
  });
});

describe('API-038', () => {
  it('LEAR-55: one with marks stays', async () => {
    expect(await remove(achievements.proportionality.id)).toBe(409);
    expect((await listed()).map(({ id }) => id)).toContain(achievements.proportionality.id);
  });

  it('LEAR-58: one without marks goes with its activities, and is gone for good', async () => {
    const { id } = achievements.charts;
    const as = await callerOf('directora');
    const activity = { id: null, indicatorId: id, ...PLACE, type: 'QUIZ', title: 'Quiz', weighted: 30, description: '' };
    const { body } = await send(academicActivities.save, { body: activity }, as);
    const { activity: added } = academicActivities.save.answer.validateSync(body);
    expect(await remove(id)).toBe(204);
    expect((await listed()).map((indicator) => indicator.id)).not.toContain(id);
    expect(await remove(id)).toBe(404);
    expect((await send(academicActivities.list, { params: { indicatorId: id } }, as)).status).toBe(404);
    expect((await send(academicActivities.remove, { params: { id: added.id } }, as)).status).toBe(404);
    // The activities of other achievements stay.
    const others = await send(academicActivities.list, { params: { indicatorId: achievements.decimals.id } }, as);
    expect(academicActivities.list.answer.validateSync(others.body).activities).toHaveLength(3);
    expect((await saved(fresh)).id).not.toBe(id);
  });

  it('LEAR-58, ROOM-27: the activities that went with it keep no room', async () => {
    const [coordinator, teacher] = [await callerOf('coordinadora'), await callerOf('docente')];
    const shape = { schoolId: 1, roomAcronyms: '8B', type: 'HIGH_SCHOOL', hasSubjects: true, active: true, teacherId: null, group: null };
    const { body: made } = await send(rooms.save, { body: [{ ...shape, id: null, name: 'Octavo B' }] }, coordinator);
    const roomId = rooms.save.answer.validateSync(made).rooms[0]?.id ?? 0;
    const { body: found } = await send(teachers.list, { query: {} }, coordinator);
    const docente = teachers.list.answer.validateSync(found).teachers.find(({ id }) => id === 18);
    const teachIn = (...more: number[]) =>
      send(teachers.edit, { body: { ...docente, rooms: [...(docente?.rooms ?? []), ...more] } }, coordinator);
    const removeRoom = () => send(rooms.remove, { params: { id: roomId } }, coordinator);
    await teachIn(roomId);
    const place = { ...PLACE, roomId };
    const { body: written } = await save({ ...fresh, ...place }, 'docente');
    const { id: indicatorId } = indicators.save.answer.validateSync(written).indicator;
    const activity = { id: null, indicatorId, ...place, type: 'QUIZ', title: 'Quiz', weighted: 30, description: '' };
    expect((await send(academicActivities.save, { body: activity }, teacher)).status).toBe(200);
    await teachIn();
    expect(await removeRoom()).toMatchObject({ status: 409, body: { errorCode: '402' } });
    await teachIn(roomId);
    expect((await send(indicators.remove, { params: { id: indicatorId } }, teacher)).status).toBe(204);
    await teachIn();
    expect((await removeRoom()).status).toBe(204);
  });
});
