/** The options of `npm test`: all tests in both modes, or one part of the check, whose parts run on several machines. */
import { Failure } from '../failure.mjs';
import { readOptions } from '../options.mjs';

/** @import { Step } from './check.mjs' */

/** @typedef {{ part: number, parts: number }} Shard counted from 1 */

/** @typedef {Step & { inEachPart?: boolean }} PartStep `inEachPart`: whether the suites need it, of which each part runs its own tests */

/**
 * @param {string[]} args
 * @returns {{ isFull: boolean, shard: Shard | undefined }}
 * @throws {Failure} on an unknown option or a part that is none
 */
export function checkOptions(args) {
  const { full = false, shard } = readOptions(
    args,
    { full: { type: 'boolean' }, shard: { type: 'string' } },
    '--full y --shard=<parte>/<partes>',
  );
  return { isFull: full, shard: shard === undefined ? undefined : shardOf(shard) };
}

/**
 * The steps of one part: all in the first part, in the others only those that the suites need. All parts together are the
 * complete check, without needless repetitions.
 *
 * @param {PartStep[]} steps
 * @param {Shard} [shard] none for the whole check
 */
export function stepsOfPart(steps, shard) {
  return shard === undefined || shard.part === 1 ? steps : steps.filter(({ inEachPart }) => inEachPart);
}

/**
 * Says which steps a part runs.
 *
 * @param {PartStep[]} steps
 * @param {Shard} shard
 */
export function partLine(steps, shard) {
  const head = `Parte ${shard.part} de ${shard.parts}:`;
  const names = stepsOfPart(steps, shard).map(({ name }) => name);
  if (shard.part === 1) return `${head} todos los pasos, y de las pruebas e2e las de esta parte.`;
  return `${head} solo ${names.join(', ')}, con las pruebas e2e de esta parte; los demás pasos corren en la parte 1.`;
}

/**
 * Playwright's own argument.
 *
 * @param {Shard} [shard]
 */
export function shardArgs(shard) {
  return shard === undefined ? [] : [`--shard=${shard.part}/${shard.parts}`];
}

/** @param {string} text */
function shardOf(text) {
  const [, part, parts] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  const shard = { part: Number(part), parts: Number(parts) };
  if (shard.part >= 1 && shard.part <= shard.parts) return shard;
  throw new Failure(`'${text}' no es una parte: use --shard=<parte>/<partes>, por ejemplo --shard=1/3.`);
}
