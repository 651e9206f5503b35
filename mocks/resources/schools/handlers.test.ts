import { beforeEach, expect, it } from 'vitest';
import { configurations } from '@/api/resources/configurations';
import { schools, type School } from '@/api/resources/schools';
import { callerOf, fetchMedia, openWorld, send } from '@mocks/testing/contract';
import { fileOf } from '@mocks/testing/sample-post';

beforeEach(openWorld);

const read = async (): Promise<School> => {
  const { body } = await send(schools.get, { params: { schoolId: 1 } }, await callerOf('coordinadora'));
  return schools.get.answer.validateSync(body);
};

async function edit(change: Partial<School>, file: File | null = null): Promise<School> {
  const schoolRequest = { ...(await read()), ...change };
  const { body } = await send(schools.edit, { params: { id: 1 }, form: { schoolRequest, file } }, await callerOf('coordinadora'));
  return schools.edit.answer.validateSync(body);
}

it('API-009: the stored school is answered, trimmed; name, e-mail and image sent otherwise change nothing', async () => {
  const before = await read();
  const change = { schoolPhone: ' 604 1 ', schoolAddress: ' Calle 1 ', schoolCity: null };
  const saved = await edit({ ...change, name: 'Otro', schoolEmail: 'otro@correo.example', image: 'https://otro.example/x.png' });
  expect(saved).toEqual({ ...before, schoolPhone: '604 1', schoolAddress: 'Calle 1', schoolCity: null });
  expect(await read()).toEqual(saved);
});

it('API-009: a new logo is served at the image’s address; the text null keeps the stored one', async () => {
  const { image } = await edit({}, fileOf('escudo.jpg', 'image/jpeg', 21_000));
  const served = await fetchMedia(image ?? '');
  expect(served.status).toBe(200);
  expect((await served.arrayBuffer()).byteLength).toBe(21_000);
  expect((await edit({ schoolPhone: '1' })).image).toBe(image);
});

it('API-010: each municipality once, those of the schools among them', async () => {
  const { body } = await send(schools.listCities, {}, await callerOf('coordinadora'));
  const { cities } = schools.listCities.answer.validateSync(body);
  const labels = cities.map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
  expect(new Set(cities.map(({ id }) => id)).size).toBe(labels.length);
  const seeded = ['Envigado, Antioquia', 'Rionegro, Antioquia', 'Palmira, Valle del Cauca', 'Pereira, Risaralda', 'Chía, Cundinamarca'];
  expect(labels).toEqual(expect.arrayContaining(seeded));
});

it('API-011: the school’s own words, or none', async () => {
  const words = async (who: Parameters<typeof callerOf>[0]) => (await send(schools.getWords, {}, await callerOf(who))).body;
  expect(await words('matriculas')).toEqual({ subject: 'Materia', room: 'Salón' });
  expect(await words('colegio-vacio')).toEqual({ subject: null, room: null });
});

it('API-013: each call turns it over, and it is stored', async () => {
  const caller = await callerOf('coordinadora');
  const toggle = async () => (await send(configurations.toggle, { params: { configurationId: 1 } }, caller)).body;
  const stored = async () => (await send(configurations.list, { params: { schoolId: 1 } }, caller)).body;
  const off = { id: 1, name: 'commentPost', active: false };
  expect(await toggle()).toEqual(off);
  expect(await stored()).toEqual({ configurations: [off] });
  expect(await toggle()).toEqual({ ...off, active: true });
});
