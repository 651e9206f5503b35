import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerDemoFile } from './demo-files';
import { MEDIA_FOLDERS } from './media';

const server = createServer((request, response) =>
  answerDemoFile(request, response, () => {
    response.statusCode = 418;
    response.end();
  }),
);
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => void server.close(resolve)));

const get = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);

test('while developing each file of the demo is answered as it is', async () => {
  const [folder] = MEDIA_FOLDERS;
  const name = readdirSync(folder ?? '').find((file) => file.endsWith('.svg')) ?? '';
  const answer = await get(`/demo-files/${encodeURIComponent(name)}`);
  expect(answer.headers.get('Content-Type')).toBe('image/svg+xml');
  expect(await answer.text()).toBe(readFileSync(`${folder}/${name}`, 'utf8'));
});

test('one that there is not is 404', async () => {
  expect((await get('/demo-files/none.svg')).status).toBe(404);
});

test('what is no file of the demo is left to the next one', async () => {
  expect((await get('/src/app/main.tsx')).status).toBe(418);
});
