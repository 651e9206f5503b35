/** What a teacher's pairs lack in a period, and where it is done (HOME-06). Pure. */
import type { Period } from '@/api/resources/periods';
import { placeQuery } from '@/school/learning/learning-place';
import type { PlaceFigures } from '@/school/learning/survey/figures';
import { placeOf, type Pair } from '@/school/learning/survey/places';
import { LINKS } from '@/school/learning/place-links';
import { counted } from '@/ui/base/plural';

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
  const { room, subject } = pair;
  const place = placeOf(pair, periodId);
  const { state, list, given, due, withoutActivities, lowestWeights } = figures;
  const at = (link: keyof typeof LINKS, indicatorId: number | undefined) =>
    indicatorId === undefined ? `/dashboard/learning${placeQuery(place)}` : LINKS[link].addressOf({ ...place, indicatorId });
  const marks = due - given;
  const lacks: { words: string; address: string }[] = [];
  if (state === 'no achievements') lacks.push({ words: 'sin logros', address: `/dashboard/learning/create${placeQuery(place)}` });
  if (marks > 0)
    lacks.push({
      words: marks === 1 ? 'falta 1 nota' : `faltan ${marks} notas`,
      address: at('grid', list.find((achievement) => achievement.given < achievement.due)?.id),
    });
  if (withoutActivities > 0)
    lacks.push({
      words: state === 'no activities' ? 'sin actividades' : counted(withoutActivities, 'logro sin actividades', 'logros sin actividades'),
      address: at('activities', list.find(({ parts }) => parts.length === 0)?.id),
    });
  if (lowestWeights !== null)
    lacks.push({
      words: `pesos: ${lowestWeights} %`,
      address: at('activities', list.find(({ weights }) => weights === lowestWeights)?.id),
    });
  const [first] = lacks;
  if (!first) return null;
  const id = `${room.id}:${subject.id}`;
  return { id, room: room.name, subject: subject.name, words: lacks.map(({ words }) => words), address: first.address, marks };
}

/** Most lacking marks first; the others follow in the order given. */
export const mostFirst = (all: readonly MissingWork[]): MissingWork[] => all.toSorted((one, other) => other.marks - one.marks);

const DAY_MS = 86_400_000;

const middayOf = (day: string): number => Date.parse(`${day.slice(0, 10)}T12:00:00Z`);

/** 'Periodo 2 termina en 5 días'. `today`: 'YYYY-MM-DD'. */
export function endOfPeriod({ name, endDate }: Pick<Period, 'name' | 'endDate'>, today: string): string {
  const days = Math.round((middayOf(endDate) - middayOf(today)) / DAY_MS);
  if (days < 0) return `${name} terminó hace ${counted(-days, 'día', 'días')}`;
  if (days === 0) return `${name} termina hoy`;
  return days === 1 ? `${name} termina mañana` : `${name} termina en ${days} días`;
}
