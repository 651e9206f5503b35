/** Where achievements belong, and how the addresses of learning name it (SHAR-25, LEAR-46). */
import { number, type InferType } from 'yup';
import { tableAddress } from '@/ui/table/use-table-state';

/** A type, not an interface: a call takes it as its query. */
export type LearningPlace = Readonly<Record<'periodId' | 'roomId' | 'subjectId', number>>;

const id = () => number().integer().positive().optional();

/**
 * An Admin's names the teacher, too, and of what hangs on one achievement that one; with the page of the list, which begins anew with
 * other filters.
 */
export const learningAddress = tableAddress
  .pick(['page'])
  .shape({ teacherId: id(), periodId: id(), roomId: id(), subjectId: id(), indicatorId: id() });
export type LearningAddress = InferType<typeof learningAddress>;

/** Ids as a select has them; '' where nothing is chosen. */
export const textOfId = (id: number | undefined): string => (id === undefined ? '' : String(id));
export const idOfText = (text: string): number | undefined => (text === '' ? undefined : Number(text));

/** What is chosen of a place and its achievement; undefined what is not yet. */
export type ChosenPlace = Pick<LearningAddress, 'periodId' | 'roomId' | 'subjectId' | 'indicatorId'>;

/** The place that an address names whole; null where something of it is missing. */
export const placeIn = ({ periodId, roomId, subjectId }: Omit<ChosenPlace, 'indicatorId'>): LearningPlace | null =>
  periodId === undefined || roomId === undefined || subjectId === undefined ? null : { periodId, roomId, subjectId };

/** '?subjectId=2&periodId=3&roomId=4'. */
export const placeQuery = ({ subjectId, periodId, roomId }: LearningPlace): string =>
  `?subjectId=${subjectId}&periodId=${periodId}&roomId=${roomId}`;
