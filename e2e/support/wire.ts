/** Checks the calls that a test's tags claim to prove ('@API-066:withTeacher') against the backend's log. */
import { expect } from '@playwright/test';
import { readCalls } from '../tools/check/contract.mjs';
import { callsIn, type Control } from './control';

const CALL_TAG = /^@(API-\d+):(\w+)$/;

const calls = readCalls();

/** Fails for a tag without a call that the backend itself answered so; an answer by a fault proves nothing. */
export async function expectCallsProved(tags: readonly string[], control: Control): Promise<void> {
  const claims = tags.flatMap((tag) => {
    const [, row, outcome] = CALL_TAG.exec(tag) ?? [];
    return row === undefined || outcome === undefined ? [] : [{ tag, row, outcome }];
  });
  if (claims.length === 0) return;
  const log = await control.calls();
  for (const { tag, row, outcome } of claims) {
    const operations = calls.filter((call) => call.row === row);
    const wanted = `${operations[0]?.outcomes[outcome]} ${outcome}`;
    const answers = operations
      .flatMap(({ method, path }) => callsIn(log, `${method} ${path}`))
      .filter(({ fault }) => fault === null || fault === 'slow');
    expect(
      answers.map(({ status, refusal }) => `${status} ${refusal ?? 'ok'}`),
      tag,
    ).toContain(wanted);
  }
}
