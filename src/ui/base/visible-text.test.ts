import { expect, it } from 'vitest';
import { visibleText } from './visible-text';

it.each([
  ['\u200BPaula', 'Paula'],
  ['co\u00ADmu\u00ADni\u00ADca\u00ADdo', 'comunicado'],
  ['\uFEFFLuis\u200E\u202C\u2066', 'Luis'],
  ['Ana\u00A0María\u2007Díaz\u3000', 'Ana María Díaz '],
  ['Autorizacio\u0301n', 'Autorización'],
  ['uno\vdos\u2028tres\r\ncuatro\rcinco', 'uno\ndos\ntres\ncuatro\ncinco'],
  ['a\u0000\u001B[31mb\u0007', 'a[31mb'],
  ['roto \uD83C', 'roto '],
  ['uno\tdos', 'uno\tdos'],
  ['Lunes \u202aa\u202c\u2060b', 'Lunes ab'],
  ['a\u200db 👩\u200d', 'ab 👩'],
])('%j reads %j', (text, seen) => expect(visibleText(text)).toBe(seen));

it('keeps the joiners within an emoji, and none beside it', () => {
  for (const emoji of ['👩‍👩‍👧', '👩🏽‍🏫', '🏳️‍🌈', '❤️‍🔥']) expect(visibleText(`${emoji}\u200D y a\u200Db`)).toBe(`${emoji} y ab`);
});
