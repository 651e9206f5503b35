/**
 * The survey of a period: what each place's achievements and marks are, asked for three calls at a time, and kept until the session ends
 * (TRAC-03 to TRAC-06). Its failures show in the cells alone, so it sends its calls itself: the query cache would show each in a modal.
 */
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { createStore } from 'zustand/vanilla';
import type { call as clientCall } from '@/api/core/client';
import type { Endpoint } from '@/api/core/endpoint';
import { ApiError, isNotFound } from '@/api/core/errors';
import { academicRecords, type RecordRow } from '@/api/resources/academic-records';
import { courseObservations } from '@/api/resources/course-observations';
import { indicators, type Indicator } from '@/api/resources/indicators';
import type { LearningPlace } from '@/school/learning/learning-place';
import { achievementsOf, recordsOf } from '@/school/learning/records-of';
import { tellMistake } from '@/ui/overlay/mistakes';
import type { AchievementAnswer } from './figures';
import { placeKey } from './places';
import { lastSaveAt, savesSoFar } from './saved-places';
import type { KnownPlaces } from './survey-saves';

/** Calls at the same time, over all places (TRAC-04). */
const CALLS = 3;

/** How old an answer of another screen may be to be used, in ms. */
const FRESH_MS = 5 * 60_000;

/** What is known of a place. */
export interface Review {
  readonly place: LearningPlace;
  /** 'none': not asked for, or stopped before its answers were complete. */
  readonly state: 'none' | 'waiting' | 'running' | 'reviewed' | 'failed';
  /** The last complete answers; they stay while the place is asked for again. */
  readonly answers: readonly AchievementAnswer[] | null;
  /** While it is asked for the first time: what has come of its achievements (TRAC-04). */
  readonly soFar: { readonly answers: readonly AchievementAnswer[]; readonly achievements: number } | null;
  /** When they were complete, in ms; 0 without any. */
  readonly at: number;
  /** How many saves there had been when they were asked for. */
  readonly saves: number;
}

/** Who has an observation in a subject and a period (TRAC-11). */
export interface Observed {
  /** 'none': stopped before it was asked for; 'old': an observation was saved since. */
  readonly state: 'none' | 'running' | 'observed' | 'failed' | 'old';
  /** Students by id; they stay while they are asked for again. */
  readonly students: ReadonlySet<number> | null;
}

export interface SurveyState {
  /** By `placeKey`. */
  readonly reviews: ReadonlyMap<string, Review>;
  /** By `observedKey`. */
  readonly observed: ReadonlyMap<string, Observed>;
  /** Of the places of this run, how many are done; 0 of 0 when none runs. */
  readonly done: number;
  readonly total: number;
  /** The calls under way are the last ones. */
  readonly isStopping: boolean;
}

interface SurveyPorts {
  readonly client: QueryClient;
  readonly call: typeof clientCall;
  /** Aborts when the session ends. */
  readonly session: AbortSignal;
}

/** A place that is to be asked for; `again`: no answer that is there already is taken for it. */
interface Waiting {
  readonly place: LearningPlace;
  readonly again: boolean;
}

/** A place that is being asked for. */
interface Task {
  readonly key: string;
  readonly place: LearningPlace;
  /** Answers to other screens are used if they came at this moment, in ms, or later. */
  readonly freshFrom: number;
  /** How many saves there had been when it began. */
  readonly saves: number;
  /** Calls that wait or are under way. */
  callsLeft: number;
  /** Null before they are answered. */
  achievements: readonly Indicator[] | null;
  /** By achievement; null: it was deleted since the list was answered. */
  readonly rows: Map<number, readonly RecordRow[] | null>;
  /** When the oldest answer was given that another screen had asked for, in ms. */
  oldest: number;
  state: 'running' | 'stopped' | 'failed';
}

/** A call that can be sent. */
interface Call {
  /** Null: a call that belongs to no place. */
  readonly task: Task | null;
  readonly send: () => Promise<void>;
  /** It is not sent. */
  readonly giveUp?: () => void;
}

const NOTHING: SurveyState = { reviews: new Map(), observed: new Map(), done: 0, total: 0, isStopping: false };

/** The key of a subject's observations in a period. */
export const observedKey = (periodId: number, subjectId: number): string => `${periodId}:${subjectId}`;

/** What was reviewed before something was saved at its place. */
const isOld = ({ place, saves }: Review): boolean => lastSaveAt(placeKey(place)).number > saves;

/** Without the achievements that are gone. */
const answersOf = (achievements: readonly Indicator[], rows: Task['rows']): AchievementAnswer[] =>
  achievements.flatMap((achievement) => {
    const own = rows.get(achievement.id);
    return own ? [{ achievement, rows: own }] : [];
  });

export class Survey {
  readonly store = createStore<SurveyState>(() => NOTHING);
  readonly #client: QueryClient;
  readonly #call: typeof clientCall;
  readonly #session: AbortSignal;
  readonly #reviews = new Map<string, Review>();
  readonly #observed = new Map<string, Observed>();
  /** The places of this run, by their keys. */
  readonly #run = new Set<string>();
  /** In the order in which they are asked for, by their keys. */
  #waiting = new Map<string, Waiting>();
  readonly #tasks = new Map<string, Task>();
  /** The calls of places that have begun: they go before those of others. */
  #calls: Call[] = [];
  #underWay = 0;

  constructor({ client, call, session }: SurveyPorts) {
    this.#client = client;
    this.#call = call;
    this.#session = session;
    session.addEventListener('abort', () => this.#forget(), { once: true });
  }

  /** Another session has nothing of it (SAFE-15). */
  #forget(): void {
    this.#waiting.clear();
    this.#tasks.clear();
    this.#calls = [];
    this.#reviews.clear();
    this.#observed.clear();
    this.#run.clear();
    this.store.setState(NOTHING);
  }

  /**
   * Asks for these places, in this order and before those that wait already. What was reviewed and is not old, and what failed, is left
   * as it is; with `again`, a person's press, all are asked for anew.
   */
  review(places: readonly LearningPlace[], { again = false } = {}): void {
    if (this.#session.aborted) return;
    const asked = new Map<string, Waiting>();
    for (const place of places) {
      const key = placeKey(place);
      const review = this.#reviews.get(key);
      const isRunning = this.#tasks.get(key)?.state === 'running';
      const isDone = review?.state === 'failed' || (review?.state === 'reviewed' && !isOld(review));
      // A press that still waits stays one.
      if (!isRunning && (again || !isDone)) asked.set(key, { place, again: again || this.#waiting.get(key)?.again === true });
    }
    for (const [key, waiting] of this.#waiting) if (!asked.has(key)) asked.set(key, waiting);
    this.#waiting = asked;
    for (const [key, { place }] of asked) {
      this.#put(key, place, { state: 'waiting' });
      this.#run.add(key);
    }
    this.#publish({ isStopping: false });
    this.#go();
  }

  /** Asks again for what was reviewed of these places before something was saved there (TRAC-06). */
  renew(places: readonly LearningPlace[]): void {
    this.review(places.filter((place) => this.#reviews.get(placeKey(place))?.state === 'reviewed'));
  }

  /** These places are in sight: what waits of others is not asked for. */
  keepOnly(places: readonly LearningPlace[]): void {
    const inSight = new Set(places.map(placeKey));
    this.#drop((key) => !inSight.has(key));
    this.#publish();
  }

  /** Ends after the calls under way (TRAC-04). */
  stop(): void {
    for (const task of this.#tasks.values()) {
      task.state = 'stopped';
      this.#dropCalls(task);
    }
    this.#drop(() => true);
    // Those of observations.
    for (const { giveUp } of this.#calls) giveUp?.();
    this.#calls = [];
    this.#publish({ isStopping: this.#underWay > 0 });
  }

  #drop(isDropped: (key: string) => boolean): void {
    for (const key of this.#waiting.keys()) if (isDropped(key)) this.#giveUp(key);
  }

  /** A place that is not asked for any more shows what was known of it. */
  #giveUp(key: string): void {
    this.#waiting.delete(key);
    this.#run.delete(key);
    const review = this.#reviews.get(key);
    if (review) this.#reviews.set(key, { ...review, state: review.answers === null ? 'none' : 'reviewed', soFar: null });
  }

  #put(key: string, place: LearningPlace, change: Partial<Review>): void {
    this.#reviews.set(key, { state: 'none', answers: null, soFar: null, at: 0, saves: 0, ...this.#reviews.get(key), ...change, place });
  }

  #publish(change: Partial<SurveyState> = {}): void {
    const left = [...this.#run].filter((key) => this.#waiting.has(key) || this.#tasks.has(key)).length;
    if (left === 0) this.#run.clear();
    const total = this.#run.size;
    this.store.setState({ reviews: new Map(this.#reviews), observed: new Map(this.#observed), done: total - left, total, ...change });
  }

  /** Sends calls while fewer than three are under way. */
  #go(): void {
    while (this.#underWay < CALLS && !this.#session.aborted) {
      const next = this.#calls.shift() ?? this.#begin();
      if (!next) return;
      this.#underWay += 1;
      void this.#send(next);
    }
  }

  /** The first call of the next place. */
  #begin(): Call | undefined {
    const [next] = this.#waiting;
    if (!next) return undefined;
    const [key, { place, again }] = next;
    this.#waiting.delete(key);
    const freshFrom = again ? Infinity : Math.max(Date.now() - FRESH_MS, lastSaveAt(key).at + 1);
    const task: Task = {
      key,
      place,
      freshFrom,
      saves: savesSoFar(),
      callsLeft: 1,
      oldest: Infinity,
      achievements: null,
      rows: new Map(),
      state: 'running',
    };
    this.#tasks.set(key, task);
    this.#put(key, place, { state: 'running' });
    this.#publish();
    return { task, send: () => this.#askAchievements(task) };
  }

  async #send({ task, send }: Call): Promise<void> {
    try {
      await send();
    } catch (error) {
      // TRAC-05: it shows in the cell alone, and the place's other calls are not sent.
      if (task) {
        task.state = 'failed';
        this.#dropCalls(task);
      }
      tellMistake(error);
    }
    this.#underWay -= 1;
    if (this.#session.aborted) return;
    if (task) {
      task.callsLeft -= 1;
      this.#end(task);
    }
    this.#publish(this.#underWay === 0 ? { isStopping: false } : {});
    this.#go();
  }

  #dropCalls(task: Task): void {
    const others = this.#calls.filter((call) => call.task !== task);
    task.callsLeft -= this.#calls.length - others.length;
    this.#calls = others;
    this.#end(task);
  }

  /** After its last call a place shows what became of it. */
  #end(task: Task): void {
    const { key, place, achievements, rows, saves, state, callsLeft, oldest } = task;
    // It may have been asked for anew since it was stopped.
    if (callsLeft > 0 || this.#tasks.get(key) !== task) return;
    this.#tasks.delete(key);
    if (state === 'failed') this.#put(key, place, { state, soFar: null });
    else if (achievements?.every(({ id }) => rows.has(id)) !== true) this.#giveUp(key);
    else {
      const answers = answersOf(achievements, rows);
      this.#put(key, place, { state: 'reviewed', answers, soFar: null, at: Math.min(Date.now(), oldest), saves });
    }
  }

  async #askAchievements(task: Task): Promise<void> {
    const { place } = task;
    const { indicators: achievements } = await this.#ask(task, achievementsOf(place).queryKey, () =>
      this.#call(indicators.list, { query: place }, { signal: this.#session, allOrNothing: true }),
    );
    task.achievements = achievements;
    if (task.state !== 'running') return;
    task.callsLeft += achievements.length;
    this.#calls.push(...achievements.map(({ id }) => ({ task, send: () => this.#askRecords(task, id) })));
  }

  async #askRecords(task: Task, indicatorId: number): Promise<void> {
    try {
      const { studentAcademicRecords } = await this.#ask(task, recordsOf(indicatorId).queryKey, () =>
        this.#call(academicRecords.list, { params: { indicatorId } }, { signal: this.#session, allOrNothing: true }),
      );
      task.rows.set(indicatorId, studentAcademicRecords);
    } catch (error) {
      // It was deleted since the list was answered: no failure.
      if (!isNotFound(error)) throw error;
      task.rows.set(indicatorId, null);
    }
    this.#showSoFar(task);
  }

  #showSoFar({ key, place, achievements, rows, state }: Task): void {
    if (state !== 'running' || !achievements || this.#reviews.get(key)?.answers !== null) return;
    this.#put(key, place, { soFar: { answers: answersOf(achievements, rows), achievements: achievements.length } });
  }

  /** Asks for the observations of these subjects, once for each, beside the places (TRAC-11); with `isOld` only for those that are old. */
  observe(periodId: number, subjectIds: readonly number[], { isOld = false } = {}): void {
    if (this.#session.aborted) return;
    for (const subjectId of new Set(subjectIds)) {
      const key = observedKey(periodId, subjectId);
      const known = this.#observed.get(key);
      if (known?.state === 'running' || (isOld && known?.state !== 'old')) continue;
      const students = known?.students ?? null;
      this.#observed.set(key, { state: 'running', students });
      this.#calls.push({
        task: null,
        send: () => this.#askObservations(key, periodId, subjectId),
        giveUp: () => this.#observed.set(key, { state: students ? 'observed' : 'none', students }),
      });
    }
    this.#publish();
    this.#go();
  }

  /**
   * Sends another screen's call when its turn comes: never more than three go at a time, whoever asks (PROF-05). Rejects with its error,
   * and with an aborted call's where it is stopped before.
   */
  inTurn<Answer>(endpoint: Endpoint, send: () => Promise<Answer>): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const giveUp = () => reject(new ApiError(endpoint, 'aborted'));
      this.#calls.push({ task: null, send: () => send().then(resolve, reject), giveUp });
      this.#go();
    });
  }

  async #askObservations(key: string, periodId: number, subjectId: number): Promise<void> {
    try {
      const input = { params: { courseId: subjectId }, query: { periodId } };
      const { observations } = await this.#call(courseObservations.list, input, { signal: this.#session, allOrNothing: true });
      this.#observed.set(key, { state: 'observed', students: new Set(observations.map(({ studentId }) => studentId)) });
    } catch (error) {
      if (!this.#session.aborted) this.#observed.set(key, { state: 'failed', students: null });
      throw error;
    }
  }

  /** An observation of this subject was saved. */
  #observationSaved(subjectId: number): void {
    for (const [key, observed] of this.#observed)
      if (key.endsWith(`:${subjectId}`) && observed.state === 'observed') this.#observed.set(key, { ...observed, state: 'old' });
    this.#publish();
  }

  /** An answer that is there already, if it is good; else that of the call, which is then there for other screens. */
  async #ask<Data>(task: Task, queryKey: QueryKey, send: () => Promise<Data>): Promise<Data> {
    const cached = this.#client.getQueryState<Data>(queryKey);
    if (cached?.data !== undefined && !cached.isInvalidated && cached.dataUpdatedAt >= task.freshFrom) {
      task.oldest = Math.min(task.oldest, cached.dataUpdatedAt);
      return cached.data;
    }
    const { number } = lastSaveAt(task.key);
    const answer = await send();
    // One that may be older than a save must not pass for a new one.
    if (lastSaveAt(task.key).number === number) this.#client.setQueryData(queryKey, answer);
    return answer;
  }

  /** Where it knows achievements and activities to be; undefined where it does not. */
  readonly known: KnownPlaces = {
    observationSaved: (subjectId) => this.#observationSaved(subjectId),
    ofAchievement: (id) => this.#placeWith(({ achievement }) => achievement.id === id),
    ofActivity: (id) =>
      this.#placeWith(({ rows }) => rows.some(({ activities }) => activities.some(({ academicActivityId }) => academicActivityId === id))),
  };

  #placeWith(has: (answer: AchievementAnswer) => boolean): LearningPlace | undefined {
    return [...this.#reviews.values()].find(({ answers }) => answers?.some(has))?.place;
  }
}
