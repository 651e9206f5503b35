/** What 'Seguimiento del periodo' shows, as parameters of its address (TRAC-02, SHAR-25). */
import { number, object, string, type InferType } from 'yup';

const id = () => number().integer().positive().optional();

/** What the rows can be kept by (TRAC-08). */
export const LACKS = ['marks', 'activities', 'weights', 'students'] as const;
export type Lack = (typeof LACKS)[number];

export const progressAddress = object({
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
