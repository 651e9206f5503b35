/** What 'Seguimiento del periodo' shows, as parameters of its address (TRAC-02, SHAR-25). */
import { number, string, type InferType } from 'yup';
import { tableAddress } from '@/ui/table/use-table-state';

const id = () => number().integer().positive().optional();

/** What the rows can be kept by (TRAC-08). */
export const LACKS = ['marks', 'activities', 'weights', 'students'] as const;
export type Lack = (typeof LACKS)[number];

/** The tabs beside the first one. */
const TABS = ['teachers', 'students'] as const;
export type ProgressTab = (typeof TABS)[number];

export const progressAddress = tableAddress.shape({
  /** Absent: 'Por curso'. */
  tab: string<ProgressTab>()
    .oneOf([...TABS])
    .optional(),
  periodId: id(),
  /** An Admin's filters; absent: 'Todos'. */
  teacherId: id(),
  roomId: id(),
  /** Only the rows with this; absent: all. */
  lack: string<Lack>()
    .oneOf([...LACKS])
    .optional(),
});
export type ProgressAddress = InferType<typeof progressAddress>;
