/** Seguimiento: what is missing in a period. Its calls are those of other areas; what their failures show here is TRAC-05's. */
import type { Area } from '@e2e/support/area-parts';
import { PROGRESS } from './progress';

const entry = { label: 'Seguimiento', address: PROGRESS, heading: 'Seguimiento del periodo', details: [] } as const;

export const area = {
  routes: { coordinadora: { progress: PROGRESS }, directora: { ownProgress: PROGRESS } },
  menu: { coordinadora: [entry], directora: [entry] },
} as const satisfies Area;
