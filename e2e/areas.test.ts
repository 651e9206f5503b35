/** The areas declare every screen, call and list, so that the suites over all areas leave none out. */
import { matchPath } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { SCREENS } from '@/app/routes';
import { AREAS, MENU_LISTS, ROUTES, SCENES } from './areas';
import { readCalls } from './tools/check/contract.mjs';

// The module reads the page's history when it loads.
vi.mock('@/ui/platform/use-code', () => ({ preloadCode: () => {} }));

const WHO = { Admin: 'coordinadora', Teacher: 'directora' } as const;

describe('the areas', () => {
  const screens = SCREENS.flatMap(({ path, roles }) => roles.map((role) => [role, path] as const));

  it.each(screens)('have an address of %s for %s', (role, path) => {
    const addresses = Object.values(ROUTES[WHO[role]]);
    expect(addresses.filter((address) => matchPath(`/dashboard/${path}`, address.split('?')[0] ?? '') !== null)).not.toEqual([]);
  });

  it('have a list at every address that has a form beside it', () => {
    const paths = screens.flatMap(([role, path]) => (role === 'Admin' ? [path] : []));
    const lists = paths.filter((path) => path.endsWith('/list') && paths.includes(path.replace(/list$/, 'create')));
    expect(MENU_LISTS.map(({ list }) => list.at).toSorted()).toEqual(lists.map((path) => `/dashboard/${path}`).toSorted());
  });

  it('have the dialogs of their lists, and where one edits a record, one that two people edit', () => {
    const withLists = AREAS.filter((area) => area.lists !== undefined);
    const missing = withLists.flatMap(({ lists = {}, dialogs = [], forms = {}, edited = {} }) => {
      const isEditable = Object.values(forms).some(({ kind }) => kind === 'dialog of a record');
      const isWhole = dialogs.length > 0 && (!isEditable || Object.keys(edited).length > 0);
      return isWhole ? [] : Object.keys(lists);
    });
    expect(missing).toEqual([]);
  });

  it('have a scene of every call', () => {
    const shown = new Set(SCENES.map(({ endpoint: { id } }) => id as string));
    expect(readCalls().flatMap(({ row }) => (shown.has(row) ? [] : [row]))).toEqual([]);
  });
});
