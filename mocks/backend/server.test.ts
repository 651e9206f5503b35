import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts } from '@/api/resources/accounts';
import { toFormData } from '@/api/core/form-data';
import { publications } from '@/api/resources/publications';
import { templates } from '@/api/resources/templates';
import { DEMO_PASSWORD } from '@fixtures/people';
import { fileOf, formOf, notice } from '@mocks/testing/sample-post';
import { serveApi } from './server';

let api: Awaited<ReturnType<typeof serveApi>>;

beforeAll(async () => {
  api = await serveApi({ port: 0 });
});

afterAll(() => api.close());

it('an uploaded file lies at an absolute address of the API and comes back byte for byte, to another origin too', async () => {
  const login = await fetch(`${api.url}/accounts/auth`, {
    method: 'PUT',
    body: JSON.stringify({ username: 'coordinacion@yarumos.example', password: DEMO_PASSWORD }),
  });
  const { idToken } = accounts.login.answer.validateSync(await login.json());
  const headers = { Authorization: `Bearer ${idToken}`, schoolId: '1' };
  const video = fileOf('clase de hoy.mp4', 'video/mp4', 200_000);
  const body = toFormData(formOf(notice, {}, { videos: [video] }).form ?? {});
  const answer = await fetch(`${api.url}/api/posts`, { method: 'PUT', headers, body });
  const { url } = publications.save.answer.validateSync(await answer.json()).videos[0] ?? { url: '' };
  expect(url.startsWith(`${api.url}/demo-files/subidos/`)).toBe(true);

  const media = await fetch(url);
  expect([media.status, media.headers.get('content-type'), media.headers.get('access-control-allow-origin')]).toEqual([
    200,
    'video/mp4',
    '*',
  ]);
  expect(new Uint8Array(await media.arrayBuffer())).toEqual(new Uint8Array(await video.arrayBuffer()));
  expect((await fetch(url, { headers: { Range: 'bytes=0-99' } })).status).toBe(206);
});

it('the templates lie at absolute addresses of the API, as tables that a spreadsheet opens', async () => {
  const login = await fetch(`${api.url}/accounts/auth`, {
    method: 'PUT',
    body: JSON.stringify({ username: 'coordinacion@yarumos.example', password: DEMO_PASSWORD }),
  });
  const { idToken } = accounts.login.answer.validateSync(await login.json());
  const answer = await fetch(`${api.url}/urls-template`, { headers: { Authorization: `Bearer ${idToken}`, schoolId: '1' } });
  const { urlRoomCSV, urlCourseCSV, urlTeacherCSV } = templates.getUrls.answer.validateSync(await answer.json());
  const headings = await Promise.all(
    [urlRoomCSV, urlCourseCSV, urlTeacherCSV].map(async (url) => {
      const file = await fetch(url);
      expect(file.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
      return (await file.text()).trim().split(';');
    }),
  );
  expect(headings).toEqual([
    ['Nombre', 'Acrónimo', 'Tipo'],
    ['Nombre', 'Tipo de asignatura'],
    ['Nombre', 'Apellido', 'Correo electrónico'],
  ]);
});
