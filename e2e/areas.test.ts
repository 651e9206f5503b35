/** The areas name every screen that is built, and every call: what walks over them leaves none out. */
import { matchPath } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { SCREENS } from '@/app/routes';
import { ROUTES, SCENES } from './areas';
import { readCalls } from './tools/check/contract.mjs';

// It begins with the page's history.
vi.mock('@/ui/platform/use-code', () => ({ preloadCode: () => {} }));

const WHO = { Admin: 'coordinadora', Teacher: 'directora' } as const;

describe('the areas', () => {
  const built = SCREENS.filter(({ load }) => load).flatMap(({ path, roles }) => roles.map((role) => [role, path] as const));

  it.each(built)('have an address of %s for %s', (role, path) => {
    const addresses = Object.values(ROUTES[WHO[role]]);
    expect(addresses.filter((address) => matchPath(`/dashboard/${path}`, address.split('?')[0] ?? '') !== null)).not.toEqual([]);
  });

  it('have a scene of every call', () => {
    const shown = new Set(SCENES.map(({ endpoint: { id } }) => id as string));
    expect(readCalls().flatMap(({ row }) => (shown.has(row) ? [] : [row]))).toEqual([]);
  });
});
