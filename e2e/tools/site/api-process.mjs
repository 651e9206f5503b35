import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ensureApiBuilt } from '../build/build.mjs';
import { root } from '../root.mjs';

/** @typedef {{ url: string } | { error: { message: string, code?: string } }} Report */

/**
 * Starts the demo backend in a process of its own, so that each test worker has its own world.
 *
 * @param {{ port?: number }} [options] 0 picks a free port
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 * @throws the child's error with its `code`, such as EADDRINUSE
 */
export async function startApi({ port = 0 } = {}) {
  await ensureApiBuilt();
  const child = fork(join(root, 'e2e/tools/site/api-child.mjs'), [String(port)], { cwd: root });
  // A child that dies silently must not leave its parent waiting.
  const ended = once(child, 'exit');
  const report = await Promise.race([firstMessage(child), ended.then(died)]);
  const close = async () => {
    // Killed at once: the world is in memory, and a graceful shutdown would wait for the browsers' open connections.
    child.kill('SIGKILL');
    await ended;
  };
  if ('url' in report) return { url: report.url, close };
  await close();
  throw Object.assign(new Error(report.error.message), { code: report.error.code });
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<Report>}
 */
async function firstMessage(child) {
  const [message] = await once(child, 'message');
  return message;
}

/**
 * @param {unknown[]} exit
 * @returns {Report}
 */
function died([code]) {
  return { error: { message: `The API's process ended before it answered (exit code ${String(code)}).` } };
}
