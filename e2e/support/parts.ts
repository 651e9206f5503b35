/** A test of several parts, each under the rules that it keeps: a part that fails names them in the report. */
import { test } from './test';

/** Tags by part. */
export type Parts<Name extends string> = Readonly<Record<Name, readonly string[]>>;

/** The tags of the whole test. */
export const tagsOf = (parts: Readonly<Record<string, readonly string[]>>): string[] => [...new Set(Object.values(parts).flat())];

/** Runs one of the parts: 'MENT-14 SHAR-23:mention question'. */
export const runPart = <Name extends string>(parts: Parts<Name>, name: Name, run: () => Promise<void>): Promise<void> =>
  test.step([...parts[name].filter((tag) => /^@[A-Z]+-\d/.test(tag)).map((tag) => tag.slice(1)), name].join(' '), run);
