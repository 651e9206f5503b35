/** All areas, and their screens, forms, calls and lists, for the suites over all areas. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Scene } from './faults/scene';
import type { Area, EditedRecord, MenuEntry, RecordList } from './support/area-parts';
import type { Form } from './support/form';
import type { ScreenDialogs } from './support/opened-dialog';

/** Each folder of suites with an area.ts exports its `area` there. */
const folders = readdirSync(import.meta.dirname).filter((folder) => existsSync(join(import.meta.dirname, folder, 'area.ts')));

async function areaOf(folder: string): Promise<Area> {
  const { area } = (await import(`./${folder}/area.ts`)) as { readonly area?: Area };
  if (!area) throw new Error(`e2e/${folder}/area.ts exports no 'area'.`);
  return area;
}

export const AREAS: readonly Area[] = await Promise.all(folders.toSorted().map(areaOf));

/** Merges the same part of all areas. */
const merged = <Part>(parts: readonly (Readonly<Record<string, Part>> | undefined)[]): Readonly<Record<string, Part>> =>
  Object.assign({}, ...parts) as Readonly<Record<string, Part>>;

/** The address of every screen, by role. */
export const ROUTES = {
  coordinadora: merged(AREAS.map(({ routes }) => routes?.coordinadora)),
  directora: merged(AREAS.map(({ routes }) => routes?.directora)),
} as const;

export const PUBLIC_ROUTES = {
  login: '/auth/login',
  recovery: '/auth/recover',
  unauthorized: '/unauthorized',
  support: '/support',
} as const;

export const menuOf = (who: keyof typeof ROUTES): readonly MenuEntry[] => AREAS.flatMap(({ menu }) => menu?.[who] ?? []);

export const FORMS = merged<Form>(AREAS.map(({ forms }) => forms));
export const LISTS = merged<RecordList>(AREAS.map(({ lists }) => lists));
export const EDITED = merged<EditedRecord>(AREAS.map(({ edited }) => edited));
export const SCENES: readonly Scene[] = AREAS.flatMap(({ scenes = [] }) => scenes);
export const DIALOGS: readonly ScreenDialogs[] = AREAS.flatMap(({ dialogs = [] }) => dialogs);

/** The lists with their own menu entry. */
export const MENU_LISTS = Object.entries(LISTS).flatMap(([name, list]) => (list.menu === null ? [] : [{ name, list, menu: list.menu }]));
/** The lists with a form that compares new names with theirs. */
export const COMPARED_LISTS = Object.entries(LISTS).flatMap(([name, list]) =>
  list.compared === null ? [] : [{ name, list, compared: list.compared }],
);
/** The forms whose list shows the created record. */
export const CREATING_FORMS = Object.entries(FORMS).flatMap(([name, form]) => ('created' in form ? [{ name, form }] : []));
