import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mediaAddress } from './media-address';
import { linkAddress, webAddress } from './web-address';

beforeAll(() => void vi.stubGlobal('location', new URL('https://panel.example/dashboard/home')));
afterAll(() => void vi.unstubAllGlobals());

const OF_THE_WEB = [
  'https://media.example/a.png',
  'HTTP://media.example:8080/a%20b.png?x=1#y',
  'https://media.example/a?q=javascript:alert(1)',
  'https://media.example/data:text/html,x',
  '/demo-files/plano.pdf',
  'fotos/uno.png',
  '?page=2',
  'https://panel.example',
  '//panel.example/a.png',
];

const REFUSED = [
  null,
  undefined,
  '',
  'data:image/png;base64,AAAA',
  'data:text/html,<script>parent.pwned=1</script>',
  'javascript:window.pwned=1',
  'JaVaScRiPt:window.pwned=1',
  ' javascript:window.pwned=1',
  'java\nscript:window.pwned=1',
  '\u0001javascript:window.pwned=1',
  'javascript://media.example/%0awindow.pwned=1',
  'vbscript:x',
  'file:///etc/passwd',
  'ftp://media.example/a.png',
  'blob:https://otro.example/0',
  'blob:null/0',
  'filesystem:https://panel.example/temporary/x.html',
  'about:blank',
  'intent://otro.example#Intent;scheme=https;end',
  'view-source:https://media.example/',
  '//otro.example/a.png',
  '/\\otro.example/a.png',
  '\\\\otro.example\\a.png',
  '/\t/otro.example/a.png',
  'https://',
  'https://[otro',
  'http://a b/',
];

describe.each([
  ['webAddress', webAddress],
  ['mediaAddress', mediaAddress],
  ['linkAddress', linkAddress],
])('%s', (_, gate) => {
  it.each(OF_THE_WEB)('lets %j through to the letter', (address) => {
    expect(gate(address)).toBe(address);
  });

  it.each(REFUSED)('refuses %j', (address) => {
    expect(gate(address)).toBeNull();
  });
});

it('lets object URLs of this page through for pictures and players alone', () => {
  const address = 'blob:https://panel.example/0b5a';
  expect([webAddress(address), mediaAddress(address), linkAddress(address)]).toEqual([null, address, null]);
});

it('lets mails and calls through for links in texts alone', () => {
  for (const address of ['mailto:ana@correo.example', 'TEL:+576015550123'])
    expect([webAddress(address), mediaAddress(address), linkAddress(address)]).toEqual([null, null, address]);
});
