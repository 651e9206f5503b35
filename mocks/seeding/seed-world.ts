import { isLate, type TableName, type World } from '@mocks/store/tables';
import { once } from './once';
import type { SeedOptions } from './options';

/** The rows of each table of a world, made when they are first used, since a screen needs few tables (P11). */
export type WorldSeed = { readonly [Name in keyof World]: () => World[Name] };

/** A resource's seed.ts: its tables, and the function that makes the rows of those that are not late. */
interface Seed {
  readonly tables: Readonly<Partial<Record<TableName, object>>>;
  readonly seed?: (options: SeedOptions, world: WorldSeed) => Partial<World>;
}

const SEEDS = Object.values(import.meta.glob<Seed>('@mocks/resources/*/seed.ts', { eager: true }));

/**
 * The demo's world (docs/demo.md): six schools, the people who sign in, and the events up to `now`. The same options give
 * the same world, byte for byte, whichever table is used first.
 */
export function planWorld(options: SeedOptions): WorldSeed {
  const plans = SEEDS.flatMap(({ tables, seed }) => {
    const rowsByTable = once(() => seed?.(options, world) ?? {});
    const names = (Object.keys(tables) as TableName[]).filter((name): name is keyof World => !isLate(name));
    return names.map((name) => [name, () => rowsByTable()[name]] as const);
  });
  // Every table of World is made by one of the seeds.
  const world = Object.fromEntries(plans) as WorldSeed;
  return world;
}

/** All tables at once. */
export function seedWorld(options: SeedOptions): World {
  const rows = Object.entries(planWorld(options)).map(([table, make]) => [table, make()]);
  return Object.fromEntries(rows) as World;
}
