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
  ['colegio.example/?de=https://otro.example', 'https://colegio.example/?de=https://otro.example'],
])('%s is %s', (typed, address) => expect(linkAddressOf(typed)).toBe(address));

test.each([
  '',
  '   ',
  'hola',
  'dos palabras.example',
  'colegio.example/dos palabras',
  'javascript:alert(1)',
  'JavaScript:1',
  'javascript://a.example/%0aalert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<b>a.example</b>',
  'tel:6011234567',
  'ftp://a.example',
  'file:///etc/passwd',
  'mailto:ana',
  'mailto:ana@colegio.example@hoy',
  'javascript:mailto:ana@colegio.example',
  'https://banco.example@otro.example',
  'ana@colegio.example/hoy',
  'https://',
  'https://hola',
])('%j is no address', (typed) => expect(linkAddressOf(typed)).toBeNull());
