import { describe, expect, it } from 'vitest';
import { findLinks } from './find-links';
import { mayHoldLinks } from './may-hold-links';

/** The text with each link as [text](address), the address left out where it is the text. */
function marked(text: string): string {
  let at = 0;
  let out = '';
  for (const { start, end, href } of findLinks(text)) {
    const shown = text.slice(start, end);
    out += `${text.slice(at, start)}[${shown}]${href === shown ? '' : `(${href})`}`;
    at = end;
  }
  return out + text.slice(at);
}

describe('addresses are found without what stands around them (TEXT-01, G1)', () => {
  it.each([
    '[https://meet.example/abc-defg-hij]',
    'Entren a [https://meet.example/abc-defg-hij].',
    '([https://meet.example/a]), «[https://meet.example/b]»; "[https://meet.example/c]"… ¿[https://meet.example/d]?',
    "'[https://meet.example/a]' “[https://meet.example/b]” ‘[https://meet.example/c]’!",
    '[https://meet.example/a]: a las ocho',
    '[https://meet.example/a]...',
    '[https://es.wikipedia.org/wiki/Bogotá_(Colombia)]',
    '(véase [https://es.wikipedia.org/wiki/Bogotá_(Colombia)])',
    '([https://es.wikipedia.org/wiki/Bogotá_(Colombia)]).',
    '[https://es.wikipedia.org/wiki/Día_del_idioma]',
    '[https://es.wikipedia.org/wiki/1914–1918] – [https://es.wikipedia.org/wiki/L’Aquila]',
    '[https://ñandú.example/niño?año=2026#Sección]',
    '[http://localhost], [http://localhost:3000/x]; [http://192.168.0.1:8080/router]',
    '[HTTP://Meet.Example/A]',
    '[https://meet.example:8443/a?b=c&d=e%20f#g-h_i~j]',
    '[https://meet.example/@profe/curso]',
    '👉[https://meet.example/a]👈',
    '*[https://meet.example/a]* _[https://meet.example/b]_ ~[https://meet.example/c]~',
    'Enlace:[https://meet.example/a]',
    '<[https://meet.example/a]>',
    'uno\n[https://meet.example/a]\ndos\t[https://meet.example/b]',
    '[https://meet.example/a],[https://meet.example/b]',
    '[https://meet.example/a/]',
  ])('%s', (text) => {
    expect(marked(text.replaceAll(/[[\]]/g, ''))).toBe(text);
  });

  it.each([
    ['www.colegio.example', '[www.colegio.example](https://www.colegio.example)'],
    ['Ver WWW.colegio.edu.co/notas.', 'Ver [WWW.colegio.edu.co/notas](https://WWW.colegio.edu.co/notas).'],
    ['ana@correo.example', '[ana@correo.example](mailto:ana@correo.example)'],
    ['Correo:ana.rojas+6a@correo.com.co.', 'Correo:[ana.rojas+6a@correo.com.co](mailto:ana.rojas+6a@correo.com.co).'],
    ['«ana@correo.example»', '«[ana@correo.example](mailto:ana@correo.example)»'],
    ['📧ana@correo.example', '📧[ana@correo.example](mailto:ana@correo.example)'],
    ['<ana@correo.example>', '<[ana@correo.example](mailto:ana@correo.example)>'],
    ['mailto:ana@correo.example', '[mailto:ana@correo.example]'],
    ['ana@peña.example', '[ana@peña.example](mailto:ana@peña.example)'],
    ['a@correo.example,b@correo.example', '[a@correo.example](mailto:a@correo.example),[b@correo.example](mailto:b@correo.example)'],
    ['ana?cc=x@correo.example', '[ana?cc=x@correo.example](mailto:ana%3Fcc=x@correo.example)'],
    ['https://meet.example/a:', '[https://meet.example/a]:'],
  ])('%s: %s', (text, shown) => {
    expect(marked(text)).toBe(shown);
  });
});

describe('what is no address stays text (TEXT-01)', () => {
  it.each([
    'hoy.es, 3.ro, Sr.Juan, 8.am, colegio.edu.co',
    'javascript:alert(1) data:text/html,x ftp://colegio.example file:///etc vbscript:x',
    'ftp://host.example/ana@correo.example',
    'https://banco.example@otro.example/entrar',
    'https://ana:clave@otro.example',
    `https://${'a'.repeat(80)}@otro.example`,
    '@ana ana@ ana@correo a@b.c ana@2.5 @correo.example',
    'ana@correo.example@otro.example',
    'xhttps://meet.example www. www.colegio http:// https://. ://a.example //meet.example',
    'https://meet.example:99999/a',
    '<img src=x onerror=alert(1)>',
  ])('%s', (text) => {
    expect(marked(text)).toBe(text);
  });
});

it('asks the library only about texts that may hold an address', () => {
  for (const text of ['https://a.example', 'WWW.a.example', 'a@b.example']) expect(mayHoldLinks(text)).toBe(true);
  for (const text of ['', 'Traer bata. Nota: 3/5', 'hoy.es']) expect(mayHoldLinks(text)).toBe(false);
});

describe('takes linear time for any text of 5 MB', () => {
  const SIZE = 5_000_000;
  it.each([
    ['@', ''],
    ['a@', ''],
    ['a@b.', ''],
    ['www.', ''],
    ['http://', ''],
    ['http://a@', ''],
    ['(', 'https://a.example/'],
    ['([{', 'https://a.example/'],
    ['()', 'https://a.example/'],
    ['a@b ', ''],
    ['a@a.a.a.a.a.a ', ''],
    ['https://a.example/x ', ''],
    [`https://a.example/${'('.repeat(2_000)} `, ''],
    [`https://a.example/${'([{'.repeat(600)} `, ''],
    [`${'a@b.'.repeat(500)} `, ''],
    [`${'http://'.repeat(280)} `, ''],
    [`${'www.'.repeat(500)} `, ''],
    [`${'a.'.repeat(1_000)}@ `, ''],
    ['Mañana hay clase. ', ''],
  ])('%#', (piece, head) => {
    const start = performance.now();
    findLinks(head + piece.repeat(SIZE / piece.length));
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});
