/** S2 and S3: ways in which foreign code could run. */
import { securityHeaders } from '../site/security.mjs';
import { liveConfig } from '../site/live-config.mjs';
import { crawl } from './crawl.mjs';
import { exactly } from './figure.mjs';
import { occurrences } from './sources.mjs';

const HTML_SINKS = /dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write\b/g;
const CODE_FROM_TEXT = /\beval\s*\(|\bnew Function\b/g;

/** S2. */
export function sinks() {
  const html = occurrences('src', /\.tsx?$/, HTML_SINKS);
  const code = occurrences('src', /\.tsx?$/, CODE_FROM_TEXT);
  return [
    exactly('S2', 'Lugares de src que escriben HTML', html.length, 1, html),
    exactly('S2', 'eval y new Function en src', code.length, 0, code),
  ];
}

/** S3. */
export async function policy() {
  const violations = (await crawl()).flatMap(({ path, violations: here }) => here.map((what) => `${path}: ${what}`));
  const configs = [{ mode: 'demo' }, liveConfig('https://api.example'), undefined];
  const policies = configs.map((config) => securityHeaders(config)['Content-Security-Policy'] ?? '');
  const unsafe = policies.flatMap((text) => text.match(/unsafe-\w+/g) ?? []);
  const open = policies.filter((text) => !text.includes("require-trusted-types-for 'script'"));
  return [
    exactly('S3', 'Violaciones de la política en el recorrido', violations.length, 0, violations),
    exactly('S3', 'unsafe-* en la política', unsafe.length, 0, unsafe),
    exactly('S3', 'Políticas sin Trusted Types', open.length, 0, open),
  ];
}
