import { rmSync } from 'node:fs';
import { axeFolder } from './accessibility';
import { sessionsFolder } from './sessions';

/** Erases what earlier runs checked and stored: accessibility reports and sessions. */
export default function forgetStates(): void {
  for (const folder of [axeFolder, sessionsFolder]) rmSync(folder, { recursive: true, force: true });
}
