/** Ficha del estudiante: one student with marks, observations and actions. */
import * as shown from '@e2e/faults/shown';
import type { Area } from '@e2e/support/area-parts';
import { PROFILE } from './student-profile';

export const area = {
  routes: {
    coordinadora: { studentProfile: PROFILE },
    directora: { ownStudentProfile: PROFILE },
  },
  failures: {
    'API-044 card': shown.silent,
  },
} as const satisfies Area;
