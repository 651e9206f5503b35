import { expect, test } from 'vitest';
import { linkAddressOf } from './rich-text-link';

test.each([
  ['https://colegio.example/a?b=1#c', 'https://colegio.example/a?b=1#c'],
  ['HTTP://colegio.example', 'HTTP://colegio.example'],
  ['  colegio.example/hoy  ', 'https://colegio.example/hoy'],
  ['colegio.example:8080', 'https://colegio.example:8080'],
  ['peñon.example/año', 'https://peñon.example/año'],
  ['mailto:ana@colegio.example', 'mailto:ana@colegio.example'],
  ['ana@colegio.example', 'mailto:ana@colegio.example'],
])('%s is %s', (typed, address) => expect(linkAddressOf(typed)).toBe(address));

test.each([
  '',
  '   ',
  'hola',
  'dos palabras.example',
  'javascript:alert(1)',
  'JavaScript:1',
  'javascript://a.example/%0aalert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<b>a.example</b>',
  'tel:6011234567',
  'ftp://a.example',
  'file:///etc/passwd',
  'mailto:ana',
  'https://',
  'https://hola',
])('%j is no address', (typed) => expect(linkAddressOf(typed)).toBeNull());
