import { rmSync } from 'node:fs';
import { axeFolder } from './accessibility';
import { sessionsFolder } from './sessions';

/** Every run looks at its states anew, and signs in anew. */
export default function forgetStates(): void {
  for (const folder of [axeFolder, sessionsFolder]) rmSync(folder, { recursive: true, force: true });
}
