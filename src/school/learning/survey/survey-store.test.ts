import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { call as clientCall } from '@/api/core/client';
import type { Endpoint, LooseInput } from '@/api/core/endpoint';
import { ApiError } from '@/api/core/errors';
import { academicRecords } from '@/api/resources/academic-records';
import { courseObservations } from '@/api/resources/course-observations';
import { indicators } from '@/api/resources/indicators';
import type { LearningPlace } from '@/school/learning/learning-place';
import { achievementsOf, recordsOf } from '@/school/learning/records-of';
import { placeKey } from './places';
import { noteSaved } from './saved-places';
import { Survey } from './survey-store';

const place = (roomId: number, subjectId = 1, periodId = 1): LearningPlace => ({ periodId, roomId, subjectId });

/** After everything that follows from an answer. */
const flushed = () => new Promise((resolve) => setImmediate(resolve));

/** A server whose answers come when the test lets them. */
function serverOf(achievementsIn: (place: LearningPlace) => readonly number[]) {
  const waiting: { readonly name: string; readonly answer: () => void; readonly fail: (error: Error) => void }[] = [];
  const sent: string[] = [];
  const ends = new Set<() => void>();
  let most = 0;
  const call = ((endpoint: Endpoint, input: LooseInput, { signal }: { signal: AbortSignal }) =>
    new Promise((resolve, reject) => {
      const isList = endpoint.id === indicators.list.id;
      const asked = input.query as unknown as LearningPlace;
      const name = isList ? `room ${asked.roomId}` : `achievement ${Number(input.params?.['indicatorId'])}`;
      const answer = isList
        ? { indicators: achievementsIn(asked).map((id) => ({ ...asked, id, title: `Logro ${id}`, valorizations: [] })) }
        : { studentAcademicRecords: [] };
      sent.push(name);
      waiting.push({ name, answer: () => resolve(answer), fail: reject });
      most = Math.max(most, waiting.length);
      ends.add(() => reject(new ApiError(endpoint, 'aborted')));
      if (ends.size === 1) signal.addEventListener('abort', () => ends.forEach((end) => end()));
    })) as unknown as typeof clientCall;
  const settle = async (name: string, how: 'answer' | Error = 'answer') => {
    const index = waiting.findIndex((each) => each.name === name);
    const [found] = waiting.splice(index, 1);
    if (index < 0 || !found) throw new Error(`${name} is not asked for.`);
    if (how === 'answer') found.answer();
    else found.fail(how);
    await flushed();
  };
  return {
    call,
    sent,
    settle,
    most: () => most,
    underWay: () => waiting.map(({ name }) => name),
    /** Answers all, the oldest first. */
    answerAll: async () => {
      await flushed();
      for (let next = waiting[0]; next; next = waiting[0]) await settle(next.name);
    },
  };
}

const status = (code: number) => new ApiError(academicRecords.list, 'status', code);

function surveyWith(achievementsIn: (place: LearningPlace) => readonly number[] = ({ roomId }) => [roomId * 10]) {
  const server = serverOf(achievementsIn);
  const client = new QueryClient();
  const session = new AbortController();
  const survey = new Survey({ client, call: server.call, session: session.signal });
  return { server, client, session, survey, stateOf: (of: LearningPlace) => survey.store.getState().reviews.get(placeKey(of))?.state };
}

const progressOf = ({ store }: Survey) => {
  const { done, total, isStopping } = store.getState();
  return { done, total, isStopping };
};

afterEach(() => void vi.useRealTimers());

describe('the run', () => {
  it('asks for the achievements of a place, then for the marks of each', async () => {
    const { server, survey, stateOf } = surveyWith(() => [7, 8]);
    survey.review([place(1)]);
    expect(stateOf(place(1))).toBe('running');
    expect(server.sent).toEqual(['room 1']);
    await server.settle('room 1');
    expect(server.underWay()).toEqual(['achievement 7', 'achievement 8']);
    await server.answerAll();
    expect(stateOf(place(1))).toBe('reviewed');
    expect(
      survey.store
        .getState()
        .reviews.get('1:1:1')
        ?.answers?.map(({ achievement }) => achievement.title),
    ).toEqual(['Logro 7', 'Logro 8']);
    expect(progressOf(survey)).toEqual({ done: 0, total: 0, isStopping: false });
  });

  it('tells what has come of a place while its others are on their way (TRAC-04)', async () => {
    const { server, survey } = surveyWith(() => [7, 8]);
    const soFarOf = () => {
      const { soFar } = survey.store.getState().reviews.get(placeKey(place(1))) ?? {};
      return soFar && [soFar.answers.map(({ achievement }) => achievement.id), soFar.achievements];
    };
    survey.review([place(1)]);
    await server.settle('room 1');
    expect(soFarOf()).toBeNull();
    await server.settle('achievement 8');
    expect(soFarOf()).toEqual([[8], 2]);
    await server.settle('achievement 7');
    expect(soFarOf()).toBeNull();
    // What was known stays in sight while it is asked for again.
    survey.review([place(1)], { again: true });
    await server.settle('room 1');
    await server.settle('achievement 7');
    expect(soFarOf()).toBeNull();
  });

  it.each(['stopped', 'failed'] as const)('a place that is %s tells nothing of what had come', async (how) => {
    const { server, survey } = surveyWith(() => [7, 8]);
    survey.review([place(1)]);
    await server.settle('room 1');
    await server.settle('achievement 7');
    if (how === 'stopped') survey.stop();
    await server.settle('achievement 8', how === 'failed' ? status(500) : 'answer');
    expect(survey.store.getState().reviews.get(placeKey(place(1)))?.soFar).toBeNull();
  });

  it('a place without achievements is reviewed by one call', async () => {
    const { server, survey, stateOf } = surveyWith(() => []);
    survey.review([place(1)]);
    await server.answerAll();
    expect([server.sent, stateOf(place(1))]).toEqual([['room 1'], 'reviewed']);
  });

  it('sends three calls at most, in the order given, those of begun places first', async () => {
    const { server, survey, stateOf } = surveyWith(() => [7, 8]);
    survey.review([place(1), place(2), place(3), place(4)]);
    expect(server.underWay()).toEqual(['room 1', 'room 2', 'room 3']);
    expect(stateOf(place(4))).toBe('waiting');
    await server.settle('room 2');
    expect(server.underWay()).toEqual(['room 1', 'room 3', 'achievement 7']);
    await server.settle('room 3');
    expect(server.underWay()).toEqual(['room 1', 'achievement 7', 'achievement 8']);
    expect(progressOf(survey)).toMatchObject({ done: 0, total: 4 });
  });

  it('sixty teachers of five places each: never more than three calls', async () => {
    const { server, survey } = surveyWith(({ roomId, subjectId }) => [1, 2, 3].map((each) => roomId * 1_000 + subjectId * 10 + each));
    const places = Array.from({ length: 60 }, (_, teacher) =>
      Array.from({ length: 5 }, (__, subject) => place(teacher + 1, subject + 1)),
    ).flat();
    survey.review(places);
    expect(progressOf(survey).total).toBe(300);
    await server.answerAll();
    expect(server.most()).toBe(3);
    expect(server.sent).toHaveLength(300 * 4);
    expect([...survey.store.getState().reviews.values()].every(({ state }) => state === 'reviewed')).toBe(true);
  });

  it("another screen's calls wait for their turn, and are told when they are stopped", async () => {
    const { server, survey } = surveyWith(() => []);
    survey.review([place(1), place(2)]);
    const send = (name: string) => survey.inTurn(courseObservations.list, () => Promise.resolve(name));
    const held: (() => void)[] = [];
    const first = survey.inTurn(courseObservations.list, () => new Promise<string>((resolve) => held.push(() => resolve('first'))));
    const [second, third] = [send('second'), send('third')];
    // Three are under way.
    expect(held).toHaveLength(1);
    await server.settle('room 1');
    await expect(second).resolves.toBe('second');
    held[0]?.();
    await expect(first).resolves.toBe('first');
    await expect(third).resolves.toBe('third');
    survey.review([place(3), place(4), place(5)]);
    const fourth = send('fourth');
    survey.stop();
    await expect(fourth).rejects.toMatchObject({ kind: 'aborted' });
    const failed = new ApiError(courseObservations.list, 'network');
    await server.answerAll();
    await expect(survey.inTurn(courseObservations.list, () => Promise.reject(failed))).rejects.toBe(failed);
  });

  it('a place asked for twice is asked for once, and what is reviewed not again', async () => {
    const { server, survey } = surveyWith(() => []);
    survey.review([place(1), place(1)]);
    survey.review([place(1)]);
    await server.answerAll();
    survey.review([place(1)]);
    expect(server.sent).toEqual(['room 1']);
  });

  it('what is asked for later goes before what waits', async () => {
    const { server, survey } = surveyWith(() => []);
    survey.review([1, 2, 3, 4, 5].map((room) => place(room)));
    survey.review([place(9)]);
    await server.answerAll();
    expect(server.sent).toEqual(['room 1', 'room 2', 'room 3', 'room 9', 'room 4', 'room 5']);
  });

  it('what is no longer in sight is not asked for', async () => {
    const { server, survey, stateOf } = surveyWith(() => []);
    survey.review([1, 2, 3, 4, 5].map((room) => place(room)));
    survey.keepOnly([place(5)]);
    expect(progressOf(survey).total).toBe(4);
    await server.answerAll();
    expect(server.sent).toEqual(['room 1', 'room 2', 'room 3', 'room 5']);
    expect(stateOf(place(4))).toBe('none');
  });
});

describe('stopping', () => {
  it('ends after the calls under way, whose answers are not lost', async () => {
    const { server, survey, stateOf } = surveyWith(({ roomId }) => (roomId === 1 ? [7, 8, 9, 10] : []));
    survey.review([1, 2, 3, 4].map((room) => place(room)));
    await server.settle('room 1');
    await server.settle('room 2');
    expect(server.underWay()).toEqual(['room 3', 'achievement 7', 'achievement 8']);
    survey.stop();
    expect(progressOf(survey).isStopping).toBe(true);
    await server.answerAll();
    expect(progressOf(survey)).toEqual({ done: 0, total: 0, isStopping: false });
    expect([1, 2, 3, 4].map((room) => stateOf(place(room)))).toEqual(['none', 'reviewed', 'reviewed', 'none']);
    expect(server.sent).not.toContain('room 4');

    survey.review([1, 2, 3, 4].map((room) => place(room)));
    await server.answerAll();
    expect([1, 2, 3, 4].map((room) => stateOf(place(room)))).toEqual(['reviewed', 'reviewed', 'reviewed', 'reviewed']);
    expect(server.sent.filter((name) => name === 'room 1' || name === 'achievement 7')).toHaveLength(2);
  });

  it('goes on at once while the last calls are under way', async () => {
    const { server, survey, stateOf } = surveyWith(() => []);
    survey.review([place(1), place(2), place(3), place(4)]);
    survey.stop();
    survey.review([place(1), place(4)]);
    expect(progressOf(survey).isStopping).toBe(false);
    await server.answerAll();
    expect([stateOf(place(1)), stateOf(place(4))]).toEqual(['reviewed', 'reviewed']);
  });

  it('keeps what was known of a place that was asked for again', async () => {
    const { server, survey, stateOf } = surveyWith();
    survey.review([place(1)]);
    await server.answerAll();
    survey.review([place(1)], { again: true });
    survey.stop();
    await server.settle('room 1');
    expect(stateOf(place(1))).toBe('reviewed');
    expect(survey.store.getState().reviews.get('1:1:1')?.answers).toHaveLength(1);
  });
});

describe('failures', () => {
  it('fail their place alone, and are asked again by a press', async () => {
    const { server, survey, stateOf } = surveyWith(({ roomId }) => (roomId === 1 ? [7, 8, 9, 10] : []));
    survey.review([place(1), place(2)]);
    await server.settle('room 1');
    await server.settle('achievement 7', status(500));
    await server.answerAll();
    expect([stateOf(place(1)), stateOf(place(2))]).toEqual(['failed', 'reviewed']);
    // Those under way were answered; the last one was not sent.
    expect(server.sent).not.toContain('achievement 10');
    const before = server.sent.length;
    survey.review([place(1), place(2)]);
    expect(server.sent).toHaveLength(before);
    survey.review([place(1)], { again: true });
    await server.answerAll();
    expect(stateOf(place(1))).toBe('reviewed');
  });

  it('an achievement that was deleted meanwhile is none', async () => {
    const { server, survey, stateOf } = surveyWith(() => [7, 8]);
    survey.review([place(1)]);
    await server.settle('room 1');
    await server.settle('achievement 7', status(404));
    await server.answerAll();
    expect(stateOf(place(1))).toBe('reviewed');
    expect(
      survey.store
        .getState()
        .reviews.get('1:1:1')
        ?.answers?.map(({ achievement }) => achievement.id),
    ).toEqual([8]);
  });

  it('a list that is not there is a failure', async () => {
    const { server, survey, stateOf } = surveyWith();
    survey.review([place(1)]);
    await server.settle('room 1', status(404));
    expect(stateOf(place(1))).toBe('failed');
  });
});

it('the end of the session drops everything, and aborts the calls', async () => {
  const { server, survey, session } = surveyWith();
  survey.review([1, 2, 3, 4].map((room) => place(room)));
  session.abort();
  await flushed();
  expect(survey.store.getState()).toEqual({ reviews: new Map(), observed: new Map(), done: 0, total: 0, isStopping: false });
  expect(server.sent).toHaveLength(3);
  survey.review([place(5)]);
  expect(server.sent).toHaveLength(3);
});

describe('answers that are there already', () => {
  const cached = { indicators: [{ ...place(1), id: 77, title: 'Fracciones', valorizations: [] }] };

  it('of another screen are used for five minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-19T10:00:00') });
    const { server, survey, client } = surveyWith();
    client.setQueryData(achievementsOf(place(1)).queryKey, cached);
    client.setQueryData(recordsOf(77).queryKey, { studentAcademicRecords: [] });
    vi.setSystemTime(new Date('2026-06-19T10:05:00'));
    survey.review([place(1)]);
    await server.answerAll();
    expect(survey.store.getState().reviews.get('1:1:1')?.state).toBe('reviewed');
    expect(server.sent).toEqual([]);
  });

  it.each([
    [
      'older ones',
      (client: QueryClient) => client.setQueryData(achievementsOf(place(1)).queryKey, cached, { updatedAt: Date.now() - 300_001 }),
    ],
    [
      'invalidated ones',
      (client: QueryClient) => {
        client.setQueryData(achievementsOf(place(1)).queryKey, cached);
        void client.invalidateQueries();
      },
    ],
  ])('%s are not', async (_, prepare) => {
    const { server, survey, client } = surveyWith();
    prepare(client);
    survey.review([place(1)]);
    await server.answerAll();
    expect(server.sent).toEqual(['room 1', 'achievement 10']);
  });

  it('a press takes none of them', async () => {
    const { server, survey } = surveyWith();
    survey.review([place(1)]);
    await server.answerAll();
    survey.review([place(1)], { again: true });
    await server.answerAll();
    expect(server.sent).toEqual(['room 1', 'achievement 10', 'room 1', 'achievement 10']);
  });

  it('a press that still waits stays one, whoever asks for the place then', async () => {
    const { server, survey } = surveyWith();
    const all = [1, 2, 3, 4].map((id) => place(id));
    survey.review(all);
    await server.answerAll();
    survey.review(all, { again: true });
    survey.review(all);
    await server.answerAll();
    expect(server.sent.filter((name) => name === 'room 4')).toHaveLength(2);
  });

  it('of another screen leave their age', async () => {
    const { server, survey, client } = surveyWith();
    const at = Date.now() - 60_000;
    client.setQueryData(achievementsOf(place(1)).queryKey, { indicators: [] }, { updatedAt: at });
    survey.review([place(1)]);
    await server.answerAll();
    expect(survey.store.getState().reviews.get(placeKey(place(1)))?.at).toBe(at);
  });

  it('its own are there for other screens', async () => {
    const { server, survey, client } = surveyWith();
    survey.review([place(1)]);
    await server.answerAll();
    expect(client.getQueryData(achievementsOf(place(1)).queryKey)?.indicators).toHaveLength(1);
    expect(client.getQueryData(recordsOf(10).queryKey)).toEqual({ studentAcademicRecords: [] });
  });
});

describe('what is saved', () => {
  it('makes its place old: asked for again, and no other', async () => {
    const { server, survey } = surveyWith();
    survey.review([place(1), place(2)]);
    await server.answerAll();
    noteSaved(place(2));
    survey.review([place(1), place(2)]);
    await server.answerAll();
    expect(server.sent.slice(4)).toEqual(['room 2', 'achievement 20']);
    survey.review([place(1), place(2)]);
    expect(server.underWay()).toEqual([]);
  });

  it('without a known place makes all old', async () => {
    const { server, survey } = surveyWith(() => []);
    survey.review([place(1), place(2)]);
    await server.answerAll();
    noteSaved(null);
    survey.review([place(1), place(2)]);
    expect(server.underWay()).toEqual(['room 1', 'room 2']);
  });

  it('while it is asked for makes it old, too, and its answer passes for nothing new', async () => {
    const { server, survey, client } = surveyWith();
    survey.review([place(1)]);
    await server.settle('room 1');
    noteSaved(place(1));
    await server.answerAll();
    expect(client.getQueryData(recordsOf(10).queryKey)).toBeUndefined();
    survey.review([place(1)]);
    expect(server.underWay()).toEqual(['room 1']);
  });
});

it('knows the places of achievements and activities', async () => {
  const { server, survey } = surveyWith();
  survey.review([place(1), place(2)]);
  await server.answerAll();
  expect(survey.known.ofAchievement(20)).toEqual(place(2));
  expect(survey.known.ofAchievement(99)).toBeUndefined();
  expect(survey.known.ofActivity(99)).toBeUndefined();
});
