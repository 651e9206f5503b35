/** The addresses of the product, read from its table of screens. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

/** @typedef {'Admin' | 'Teacher'} Role */

/** Who signs in for each role. */
export const EMAILS = { Admin: 'coordinacion@yarumos.example', Teacher: 'yaneth.garcia@yarumos.example' };

export const PASSWORD = 'Demo2026*';

/** @type {readonly Role[]} */
export const ROLES = ['Admin', 'Teacher'];

/** Addresses that need no session. */
export const OPEN_ROUTES = ['/auth/login', '/auth/recover', '/unauthorized'];

export const FEED = '/dashboard/publications/list';

/** For each role, a publication that it may edit. */
const OWN_POSTS = { Admin: 2, Teacher: 8 };

const ALLOWED = { ADMIN: ['Admin'], TEACHER: ['Teacher'], BOTH: ['Admin', 'Teacher'] };

/** An achievement of Yaneth's in Sexto A. */
const PLACE = '?subjectId=16&roomId=9&periodId=2&indicatorId=90002';

/**
 * An example address for each route with a record.
 *
 * @type {Record<string, string>}
 */
const EXAMPLES = {
  'room/:id': 'room/1',
  'students/:id': 'students/7?roomId=9',
  'teachers/:email': `teachers/${EMAILS.Teacher}`,
  'learning/:id': `learning/90002${PLACE}`,
  'spreadsheet/grid': `spreadsheet/grid${PLACE}`,
  'spreadsheet/student-detail/:id': `spreadsheet/student-detail/7${PLACE}`,
};

/**
 * The dashboard's addresses of a role, parameters filled in.
 *
 * @param {Role} role
 * @throws for an address with a parameter that has no example
 */
export function routesOf(role) {
  const source = readFileSync(join(root, 'src/app/routes.ts'), 'utf8');
  const screens = [...source.matchAll(/\{\s+path: '([^']+)',[^}]*?roles: (ADMIN|TEACHER|BOTH)\b/g)];
  if (screens.length < 20) throw new Error('src/app/routes.ts no se deja leer.');
  /** @type {Record<string, string>} */
  const examples = { ...EXAMPLES, 'publications/:id': `publications/${OWN_POSTS[role]}` };
  return screens
    .filter(([, , roles]) => ALLOWED[/** @type {keyof typeof ALLOWED} */ (roles)].includes(role))
    .map(([, path = '']) => `/dashboard/${examples[path] ?? path}`)
    .map((path) => {
      if (path.includes(':')) throw new Error(`${path} no tiene un ejemplo.`);
      return path;
    });
}
