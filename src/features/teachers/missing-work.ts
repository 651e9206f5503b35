/** What a teacher's pairs lack in a period, and where it is done (HOME-06). Pure. */
import { newAchievementAddress, type LearningPlace } from '@/school/learning/learning-place';
import type { PlaceFigures } from '@/school/learning/survey/figures';
import { missingWords } from '@/school/learning/survey/missing-words';
import { placeOfPair, type Pair } from '@/school/learning/survey/places';
import { LINKS } from '@/school/learning/place-links';

export interface MissingWork {
  /** Of the room and of the subject, for a key. */
  readonly id: string;
  readonly room: string;
  readonly subject: string;
  /** 'faltan 14 notas', 'sin actividades' …; with the most important first. */
  readonly words: readonly string[];
  /** The screen where the first of them is done, at this place. */
  readonly address: string;
  /** Marks that are lacking. */
  readonly marks: number;
}

/** What a place lacks; null where nothing is lacking. */
export function missingWork(pair: Pair, periodId: number, figures: PlaceFigures): MissingWork | null {
  const words = missingWords(figures);
  if (words.length === 0) return null;
  const { room, subject } = pair;
  const { given, due } = figures;
  const address = addressOf(placeOfPair(pair, periodId), figures);
  return { id: `${room.id}:${subject.id}`, room: room.name, subject: subject.name, words, address, marks: due - given };
}

/** Where the first of what lacks is done. */
function addressOf(place: LearningPlace, { list, lowestWeights }: PlaceFigures): string {
  if (list.length === 0) return newAchievementAddress(place);
  const lacking = list.find(({ given, due }) => given < due);
  if (lacking) return LINKS.grid.addressOf({ ...place, indicatorId: lacking.id });
  const mended = list.find(({ parts }) => parts.length === 0) ?? list.find(({ weights }) => weights === lowestWeights);
  return LINKS.activities.addressOf({ ...place, indicatorId: mended?.id ?? 0 });
}

/** Most lacking marks first; the others follow in the order given. */
export const mostFirst = (all: readonly MissingWork[]): MissingWork[] => all.toSorted((one, other) => other.marks - one.marks);
