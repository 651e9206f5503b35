/** A test of several parts, each with its own rule tags, so that the report names the rules of a failed part. */
import { test } from './test';

/** Tags by part. */
export type Parts<Name extends string> = Readonly<Record<Name, readonly string[]>>;

/** The tags of the whole test. */
export const tagsOf = (parts: Readonly<Record<string, readonly string[]>>): string[] => [...new Set(Object.values(parts).flat())];

/** Runs one part as a step: 'MENT-14 SHAR-23:mention question'. */
export const runPart = <Name extends string>(parts: Parts<Name>, name: Name, run: () => Promise<void>): Promise<void> =>
  test.step([...parts[name].filter((tag) => /^@[A-Z]+-\d/.test(tag)).map((tag) => tag.slice(1)), name].join(' '), run);
