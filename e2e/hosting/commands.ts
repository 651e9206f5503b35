/** Runs the project's commands as whoever administers a site does. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '@e2e/tools/root.mjs';

export interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

/** Runs e2e/tools/commands/<name>.mjs; this process goes on meanwhile, since it may be what the command asks. */
export function runScript(name: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Outcome> {
  return run(process.execPath, [join(root, `e2e/tools/commands/${name}.mjs`), ...args], root, env);
}

/** Without what npm hands on of this project's own settings (.npmrc) to what it runs. */
const ENVIRONMENT = Object.fromEntries(Object.entries(process.env).filter(([name]) => name !== 'npm_config_ignore_scripts'));

/** Runs any program. */
export function run(program: string, args: readonly string[], cwd: string, env: Readonly<Record<string, string>> = {}): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env: { ...ENVIRONMENT, ...env }, shell: process.platform === 'win32' && program === 'npm' });
    let [out, error] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (error += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, error }));
  });
}
