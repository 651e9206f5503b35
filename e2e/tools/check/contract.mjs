/** The calls of the contract, from docs/openapi.json, each with the outcomes that tests prove. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

/** @typedef {{ row: string, method: string, path: string, outcomes: Record<string, number> }} ContractCall status by outcome: 'ok' and the documented refusals */

/** @typedef {{ operationId: string, responses: Record<string, unknown>, 'x-errors': Record<string, number> }} Operation */

/**
 * One entry for each operation; a row with two spellings of its path has two.
 *
 * @param {{ paths: Record<string, Record<string, Operation>> }} document
 * @returns {ContractCall[]}
 */
export function callsOf({ paths }) {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { operationId, responses, 'x-errors': errors }]) => ({
      row: operationId.replace('-slash', ''),
      method: method.toUpperCase(),
      path,
      outcomes: { ok: '204' in responses ? 204 : 200, ...errors },
    })),
  );
}

/** The calls of this tree's contract. */
export const readCalls = () => callsOf(JSON.parse(readFileSync(join(root, 'docs/openapi.json'), 'utf8')));
