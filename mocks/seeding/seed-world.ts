import { isLate, type TableName, type World } from '@mocks/store/tables';
import { once } from './once';
import type { SeedOptions } from './options';

/** What each table of a world holds, made when it is first asked for: a screen needs few of them (P11). */
export type WorldSeed = { readonly [Name in keyof World]: () => World[Name] };

/** A resource's seed.ts: its tables, and what fills those of them that are not late. */
interface Seed {
  readonly tables: Readonly<Partial<Record<TableName, object>>>;
  readonly seed?: (options: SeedOptions, world: WorldSeed) => Partial<World>;
}

const SEEDS = Object.values(import.meta.glob<Seed>('@mocks/resources/*/seed.ts', { eager: true }));

/**
 * The demo's world (docs/demo.md): six schools, the people who sign in, and what has happened up to `now`. Pure: the
 * same options give the same world, byte for byte, whichever table is asked for first.
 */
export function planWorld(options: SeedOptions): WorldSeed {
  const plans = SEEDS.flatMap(({ tables, seed }) => {
    const made = once(() => seed?.(options, world) ?? {});
    const names = (Object.keys(tables) as TableName[]).filter((name): name is keyof World => !isLate(name));
    return names.map((name) => [name, () => made()[name]] as const);
  });
  // Each of them makes the tables that its type names.
  const world = Object.fromEntries(plans) as WorldSeed;
  return world;
}

/** All of it at once. */
export function seedWorld(options: SeedOptions): World {
  const rows = Object.entries(planWorld(options)).map(([table, make]) => [table, make()]);
  return Object.fromEntries(rows) as World;
}
