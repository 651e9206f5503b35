/** The activity log: one read-only screen. */
import { activityLog } from '@/api/resources/activity-log';
import { list } from '@e2e/faults/scene';
import type { Area } from '@e2e/support/area-parts';
import { byButton } from '@e2e/support/opened-dialog';
import { DETAIL, LOG } from './activity-log';

export const area = {
  routes: { coordinadora: { activityLog: LOG } },
  menu: { coordinadora: [{ label: 'Actividades Reportadas', address: LOG, details: [] }] },
  scenes: [{ ...list('Actividades Reportadas'), endpoint: activityLog.list }],
  dialogs: [{ at: LOG, as: 'coordinadora', dialogs: { activity: { title: DETAIL, open: byButton('Ver') } } }],
} as const satisfies Area;
