import { isVolume, partitionKeys, type TableName } from '@mocks/store/tables';
import type { PartSeed } from '@mocks/store/world';

/** The seed of a world with these rows only. */
export const seedOf =
  (world: Partial<Record<TableName, readonly object[]>>): PartSeed =>
  (_, { table, partition }) =>
    (world[table] ?? []).filter((row) => !isVolume(table) || Reflect.get(row, partitionKeys[table]) === partition);
