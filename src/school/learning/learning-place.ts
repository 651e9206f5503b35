/** The place of achievements (period, room and subject), and its parameters in the learning screens' addresses (SHAR-25, LEAR-46). */
import { number, type InferType } from 'yup';
import { tableAddress } from '@/ui/table/use-table-state';

/** A type, not an interface: a call takes it as its query. */
export type LearningPlace = Readonly<Record<'periodId' | 'roomId' | 'subjectId', number>>;

const id = () => number().integer().positive().optional();

/**
 * Parameters of the learning screens' addresses. An Admin's has `teacherId`, a screen about one achievement has `indicatorId`; other
 * filters reset the list's `page`.
 */
export const learningAddress = tableAddress
  .pick(['page'])
  .shape({ teacherId: id(), periodId: id(), roomId: id(), subjectId: id(), indicatorId: id() });
export type LearningAddress = InferType<typeof learningAddress>;

/** Address of the form of a new achievement, at a place where one is known (PLAC-04). */
export const newAchievementAddress = (place: LearningPlace | null): string => `/dashboard/learning/create${place ? placeQuery(place) : ''}`;

/** Ids as a select has them; '' where nothing is chosen. */
export const textOfId = (id: number | undefined): string => (id === undefined ? '' : String(id));
export const idOfText = (text: string): number | undefined => (text === '' ? undefined : Number(text));

/** A place and its achievement as far as they are chosen. */
export type ChosenPlace = Pick<LearningAddress, 'periodId' | 'roomId' | 'subjectId' | 'indicatorId'>;

/** The place, or null while a part of it is missing. */
export const placeIn = ({ periodId, roomId, subjectId }: Omit<ChosenPlace, 'indicatorId'>): LearningPlace | null =>
  periodId === undefined || roomId === undefined || subjectId === undefined ? null : { periodId, roomId, subjectId };

/** The place of a record that has one. */
export const placeOf = ({ periodId, roomId, subjectId }: LearningPlace): LearningPlace => ({ periodId, roomId, subjectId });

/** '?subjectId=2&periodId=3&roomId=4'. */
export const placeQuery = ({ subjectId, periodId, roomId }: LearningPlace): string =>
  `?subjectId=${subjectId}&periodId=${periodId}&roomId=${roomId}`;
