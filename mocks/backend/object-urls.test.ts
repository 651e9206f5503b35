import { expect, it } from 'vitest';
import { openObjectUrls } from './object-urls';

const address = (id: number, name: string) => `/demo-files/subidos/${id}/${name}`;
const types: Record<number, string> = { 1: 'image/jpeg', 2: 'video/mp4', 3: 'application/pdf' };
const file = async (id: number) => (types[id] ? { type: types[id], bytes: new ArrayBuffer(4) } : undefined);

const answer = (urls: readonly string[]) => new Response(JSON.stringify({ urls }), { headers: { 'Content-Type': 'application/json' } });
const urlsOf = async (response: Response) => ((await response.json()) as { urls: string[] }).urls;

it('gives uploaded pictures and videos an address of the page, and leaves all others', async () => {
  const others = [address(3, 'a.pdf'), address(9, 'lost.jpg'), '/demo-files/hojas.svg'];
  const given = answer([address(1, 'a.jpg'), address(2, 'a.mp4'), ...others]);
  const [picture, video, ...rest] = await urlsOf(await openObjectUrls(file).rewrite(given));
  expect([picture, video].every((url) => url?.startsWith('blob:'))).toBe(true);
  expect(rest).toEqual(others);
});

it('gives one picture one address until a reset', async () => {
  const { rewrite, forget } = openObjectUrls(file);
  const urlNow = async () => (await urlsOf(await rewrite(answer([address(1, 'a.jpg')]))))[0];
  const first = await urlNow();
  expect(await urlNow()).toBe(first);
  forget();
  expect(await urlNow()).not.toBe(first);
});

it('leaves what is no JSON alone', async () => {
  const page = new Response('<html>', { headers: { 'Content-Type': 'text/html' } });
  expect(await openObjectUrls(file).rewrite(page)).toBe(page);
});
