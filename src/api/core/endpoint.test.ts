import { expect, it } from 'vitest';
import type { Resource } from './endpoint';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('@/api/resources/*.ts', { eager: true });

/** The resources by the names that their modules export. */
const resources = Object.values(modules).flatMap((module) =>
  Object.entries(module).filter(
    (entry): entry is [string, Resource] =>
      typeof entry[1] === 'object' && Object.values(entry[1] ?? {}).some((part) => Object(part) === part && 'invalidates' in Object(part)),
  ),
);

it.each(resources)('the calls of %s bear its name, and make stale what there is', (name, calls) => {
  const known = new Set(resources.map(([each]) => each));
  const names = Object.values(calls).flatMap(({ resource, invalidates }) => [resource, ...invalidates]);
  expect(new Set(Object.values(calls).map(({ resource }) => resource))).toEqual(new Set([name]));
  expect(names.filter((each) => !known.has(each))).toEqual([]);
});
