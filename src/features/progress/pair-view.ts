/** A pair with what is known of it, and its words in the table (TRAC-07). Pure. */
import { isByActivities, type Models } from '@/api/resources/room-model';
import { addUp, figuresOf, isComplete, shareOf, unmarkedOf, type PlaceFigures, type Totals } from '@/school/learning/survey/figures';
import { placeKey, placeOfPair, type Pair } from '@/school/learning/survey/places';
import { observedKey, type Observed, type Review, type SurveyState } from '@/school/learning/survey/survey-store';
import type { LearningPlace } from '@/school/learning/learning-place';
import { counted } from '@/ui/base/plural';
import { inNameOrder } from '@/ui/form/choices';
import type { Lack } from './progress-address';

export interface PairView {
  readonly pair: Pair;
  readonly place: LearningPlace;
  readonly key: string;
  readonly state: Review['state'];
  /** When it was reviewed, in ms; 0: never. */
  readonly at: number;
  /** Null before it is reviewed, and after a failure. */
  readonly figures: PlaceFigures | null;
  /** While it is reviewed for the first time: of the achievements that have come, out of how many (TRAC-04). */
  readonly soFar: { readonly figures: PlaceFigures; readonly achievements: number } | null;
  /** Who has an observation in its subject; absent: not asked for (TRAC-11). */
  readonly observed?: Observed | undefined;
}

/** What a tab shows of a period. */
export interface PeriodViews {
  readonly views: readonly PairView[];
  /** The period and what else it is filtered by, as a file names it: 'Periodo 2 Sexto A' (EXPO-03). */
  readonly scope: string;
}

/** The figures of answers that were worked out already: a review brings one place after the other. */
export type Known = WeakMap<NonNullable<Review['answers']>, PlaceFigures>;

export function viewOf(
  pair: Pair,
  periodId: number,
  { reviews, observed }: Pick<SurveyState, 'reviews' | 'observed'>,
  models: Models,
  known: Known,
): PairView {
  const place = placeOfPair(pair, periodId);
  const key = placeKey(place);
  const { state, answers, soFar, at } = reviews.get(key) ?? { state: 'none' as const, answers: null, soFar: null, at: 0 };
  const { type } = pair.room;
  const figuresOfAnswers = (some: NonNullable<Review['answers']>): PlaceFigures => {
    const figures = known.get(some) ?? figuresOf(some, type, isByActivities(type, models));
    known.set(some, figures);
    return figures;
  };
  return {
    pair,
    place,
    key,
    state,
    at,
    figures: state === 'failed' || !answers ? null : figuresOfAnswers(answers),
    soFar: soFar && { figures: figuresOfAnswers(soFar.answers), achievements: soFar.achievements },
    observed: observed.get(observedKey(periodId, pair.subject.id)),
  };
}

/** The figures of several pairs, as far as they are known. */
export const totalsOf = (views: readonly PairView[]): Totals => addUp(views.flatMap(({ figures }) => figures ?? []));

/** The share of several pairs in percent; 100 only where each of them lacks nothing. Null until each is known (TRAC-03, TRAC-08). */
export function shareOfViews(views: readonly PairView[]): number | null {
  const figures = views.flatMap((view) => view.figures ?? []);
  if (figures.length < views.length) return null;
  const share = shareOf(addUp(figures));
  return share === 100 && !figures.every((each) => each.state === 'no students' || isComplete(each)) ? 99 : share;
}

/** '87 %'; '-' where no mark is due, or not all is known. */
export const shareText = (share: number | null): string => (share === null ? '-' : `${share} %`);

const STATES = { 'no achievements': 'Sin logros', 'no activities': 'Sin actividades', 'no students': 'Sin estudiantes' } as const;

const REVIEWS: Readonly<Record<Review['state'], string>> = {
  none: 'Sin revisar',
  waiting: 'En espera',
  running: 'Revisando…',
  reviewed: '',
  failed: 'No se pudo revisar',
};

/** What a cell says before its figures are known, and where they could not be asked for. */
export const reviewText = ({ state }: Pick<PairView, 'state'>): string => REVIEWS[state];

export interface PairWords {
  /** '87 %', 'Sin logros' … */
  readonly main: string;
  /** Percent of the bar; null: there is none. */
  readonly share: number | null;
  readonly isComplete: boolean;
  /** What is to be mended besides the marks. */
  readonly notes: readonly string[];
}

/** '12 de 34 con observación'; '' where it is not known (TRAC-11). */
export function observedText({ figures, observed }: PairView): string {
  if (observed?.state === 'failed') return 'Observaciones sin revisar';
  if (!observed?.students || !figures || figures.present.size === 0) return '';
  return `${[...figures.present].filter((id) => observed.students?.has(id)).length} de ${figures.present.size} con observación`;
}

export function wordsOf(figures: PlaceFigures): PairWords {
  const { state, lowestWeights, withoutActivities } = figures;
  const share = shareOf(figures);
  const notes = [
    ...(lowestWeights === null ? [] : [`Pesos: ${lowestWeights} %`]),
    ...(state === 'figures' && withoutActivities > 0 ? [`${withoutActivities} sin actividades`] : []),
  ];
  return { main: state === 'figures' ? `${share ?? 0} %` : STATES[state], share, isComplete: isComplete(figures), notes };
}

/** How much of each kind is there (TRAC-08). */
const LACKING: Readonly<Record<Lack, (totals: Totals) => number>> = {
  marks: ({ given, due }) => due - given,
  activities: ({ withoutActivities }) => withoutActivities,
  weights: ({ wrongWeights }) => wrongWeights,
  students: (totals) => unmarkedOf(totals).length,
};

export const lackOf = (totals: Totals, lack: Lack): number => LACKING[lack](totals);

/** The words of the counts over the table (TRAC-08). */
export function lackText(totals: Totals, lack: Lack): string {
  const count = lackOf(totals, lack);
  const texts: Readonly<Record<Lack, string>> = {
    marks: `${totals.given} de ${counted(totals.due, 'nota', 'notas')}`,
    activities: counted(count, 'logro sin actividades', 'logros sin actividades'),
    weights: `${count} con pesos distintos de 100 %`,
    students: counted(count, 'estudiante sin ninguna nota', 'estudiantes sin ninguna nota'),
  };
  return texts[lack];
}

/** The subjects of the columns, by name. */
export const subjectsOf = (views: readonly PairView[]): Pair['subject'][] =>
  inNameOrder([...new Map(views.map(({ pair: { subject } }) => [subject.id, subject])).values()]);

/** The views of each room, in the order given. */
export function byRoom(views: readonly PairView[]): { readonly room: Pair['room']; readonly views: readonly PairView[] }[] {
  const rooms = new Map<number, { room: Pair['room']; views: PairView[] }>();
  for (const view of views) {
    const { room } = view.pair;
    const row = rooms.get(room.id) ?? { room, views: [] };
    row.views.push(view);
    rooms.set(room.id, row);
  }
  return [...rooms.values()];
}
