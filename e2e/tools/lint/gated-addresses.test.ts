import { expect, it } from 'vitest';
import { refusedLines } from './refused-lines.mjs';

const REFUSED = [
  '<a href={url}>a</a>;',
  '<a href={person.url}>a</a>;',
  '<img src={url ?? undefined} alt="" />;',
  '<img srcSet={`${url} 2x`} alt="" />;',
  '<video poster={url} src={webAddress(url) ?? undefined} />;',
  '<video src={isOpen ? url : undefined} />;',
  '<object data={url} />;',
  '<form action={url} />;',
  '<button formAction={url} />;',
  '<a href={`https:${url}`}>a</a>;',
  '<a href={`/${url}`}>a</a>;',
  'link.href = url;',
  'image.src = encodeURI(url);',
  "link.setAttribute('href', url);",
  "Object.assign(document.createElement('a'), { href });",
  'window.open(url);',
  'location.assign(url);',
  'location.href = url;',
  'export const C = () => { const plain = url; return <a href={plain}>a</a>; };',
];

const TAKEN = [
  '<a href="https://panel.example">a</a>;',
  '<a href={webAddress(url) ?? undefined}>a</a>;',
  '<img src={mediaAddress(url)} alt="" />;',
  'export const C = () => { const source = mediaAddress(url); return source === null ? null : <img src={source} alt="" />; };',
  '<a href={`mailto:${email}`}>a</a>;',
  '<Avatar src={url} />;',
  'image.src = URL.createObjectURL(file);',
  "location.assign('/auth/login');",
  "link.setAttribute('rel', rel);",
  'Object.assign(link, { href: linkAddress(href) });',
];

it('refuses an address that has not passed the gate, wherever it goes (SECU-07)', () => {
  expect(refusedLines('gated-addresses.mjs', 'gated/addresses', REFUSED)).toEqual([...REFUSED.keys()]);
  expect(refusedLines('gated-addresses.mjs', 'gated/addresses', TAKEN)).toEqual([]);
});
