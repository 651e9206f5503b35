import { fileURLToPath } from 'node:url';

/** The project's top folder, so that commands work from any working directory. */
export const root = fileURLToPath(new URL('../..', import.meta.url));
