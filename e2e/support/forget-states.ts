import { rmSync } from 'node:fs';
import { axeFolder } from './accessibility';

/** Every run looks at its states anew. */
export default function forgetStates(): void {
  rmSync(axeFolder, { recursive: true, force: true });
}
