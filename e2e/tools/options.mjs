import { parseArgs } from 'node:util';
import { Failure } from './failure.mjs';

/**
 * The `--port` and `--host` of a command that listens.
 *
 * @param {{ port: number, args?: string[] }} defaults
 * @returns {{ port: number, host: string | undefined }}
 * @throws {Failure} on an unknown option or a port that is none
 */
export function listenOptions({ port, args = process.argv.slice(2) }) {
  const values = readOptions(args, { port: { type: 'string' }, host: { type: 'string' } }, '--port <número> y --host <dirección>');
  return { port: values.port === undefined ? port : portNumber(values.port), host: values.host };
}

/**
 * @template {Record<string, { type: 'string' | 'boolean' }>} Options
 * @param {string[]} args
 * @param {Options} options
 * @param {string} valid names them for a person
 * @throws {Failure} on an unknown option
 */
export function readOptions(args, options, valid) {
  try {
    return parseArgs({ args, options }).values;
  } catch {
    throw new Failure(`Opciones válidas: ${valid}.`);
  }
}

/**
 * The same for a command that is told what to work on, too.
 *
 * @template {Record<string, { type: 'string' | 'boolean' }>} Options
 * @param {string[]} args
 * @param {Options} options
 * @param {string} usage for a person
 * @throws {Failure} on an unknown option
 */
export function readCommand(args, options, usage) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    throw new Failure(usage);
  }
}

/** @param {string} text */
function portNumber(text) {
  const number = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number <= 65_535)) throw new Failure(`'${text}' no es un puerto: use un número de 0 a 65535.`);
  return number;
}
