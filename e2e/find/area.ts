/** Buscar: its dialog, which every dashboard screen has. */
import type { Area } from '@e2e/support/area-parts';
import { byButton } from '@e2e/support/opened-dialog';
import { FIND } from './find';

export const area = {
  dialogs: [{ at: '/dashboard/home', as: 'directora', dialogs: { find: { title: FIND, open: byButton(FIND) } } }],
} as const satisfies Area;
