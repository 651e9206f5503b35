/**
 * The place that was last used on a learning screen in this tab, and the achievement last used at each place. It is kept by person and
 * school, and goes with the session (PLAC-03).
 */
import { useEffect } from 'react';
import { array, number, object, type InferType } from 'yup';
import { recallOwn, rememberOwn } from '@/ui/platform/list-memory';
import type { LearningPlace } from './learning-place';

const NAME = 'places';

/** The number of places whose achievement is kept. */
const KEPT = 50;

const id = () => number().integer().optional();
const needed = () => number().integer().defined();

const usedSchema = object({
  /** An Admin's choice. */
  teacherId: id(),
  roomId: id(),
  subjectId: id(),
  /** The latest last. */
  achievements: array(object({ periodId: needed(), roomId: needed(), subjectId: needed(), indicatorId: needed() })).defined(),
});
type Used = InferType<typeof usedSchema>;

function readUsed(): Used {
  const used = recallOwn(NAME);
  return usedSchema.isValidSync(used, { strict: true }) ? used : { achievements: [] };
}

/** Teacher, room and subject that were last used; they may be gone. */
export const usedPlace = (): Omit<Used, 'achievements'> => readUsed();

const isAt = (place: LearningPlace) => (other: LearningPlace) =>
  other.periodId === place.periodId && other.roomId === place.roomId && other.subjectId === place.subjectId;

/** The achievement that was last used at this place; it may be gone. */
export const usedAchievement = (place: LearningPlace): number | undefined => readUsed().achievements.findLast(isAt(place))?.indicatorId;

/** What a screen shows: a part of a place, or a place with its achievement. */
export type UsedPart = Readonly<Partial<Record<keyof LearningPlace | 'teacherId' | 'indicatorId', number | undefined>>>;

/** Notes what a screen shows. A part that it does not name stays. */
export function noteUsed({ teacherId, roomId, subjectId, periodId, indicatorId }: UsedPart): void {
  const used = readUsed();
  const isWhole = periodId !== undefined && roomId !== undefined && subjectId !== undefined && indicatorId !== undefined;
  const place = isWhole ? { periodId, roomId, subjectId, indicatorId } : null;
  rememberOwn(NAME, {
    teacherId: teacherId ?? used.teacherId,
    roomId: roomId ?? used.roomId,
    subjectId: subjectId ?? used.subjectId,
    achievements: place ? [...used.achievements.filter((other) => !isAt(place)(other)), place].slice(-KEPT) : used.achievements,
  });
}

/** Notes what a screen shows, whenever that changes; null: nothing yet. */
export function useNoteUsed(part: UsedPart | null): void {
  const shown = JSON.stringify(part);
  useEffect(() => {
    if (part) noteUsed(part);
    // oxlint-disable-next-line react/exhaustive-deps -- `part` is made anew at each drawing
  }, [shown]);
}

/** The room whose tab a screen opens: the one in its address, else the one that was last used, else the first (PLAC-01, EVAL-12). */
export function openingRoom<Room extends { readonly id: number }>(rooms: readonly Room[], roomId: number | undefined): Room | undefined {
  const find = (wanted: number | undefined) => rooms.find(({ id }) => id === wanted);
  return find(roomId) ?? find(usedPlace().roomId) ?? rooms[0];
}
