import { MutationCache, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { ApiError } from '@/api/core/errors';
import { academicActivities } from '@/api/resources/academic-activities';
import { academicRecords } from '@/api/resources/academic-records';
import { courseObservations } from '@/api/resources/course-observations';
import { indicators } from '@/api/resources/indicators';
import { rooms } from '@/api/resources/rooms';
import { lastSaveAt, noteSaved, savesSoFar } from './saved-places';
import { followSaves } from './survey-saves';

const observed: number[] = [];
const known = {
  ofAchievement: (id: number) => (id === 7 ? { periodId: 1, roomId: 5, subjectId: 2 } : undefined),
  observationSaved: (subjectId: number) => void observed.push(subjectId),
  ofActivity: (id: number) => (id === 70 ? { periodId: 1, roomId: 6, subjectId: 2 } : undefined),
};
const place = { periodId: 1, roomId: 4, subjectId: 2 };

/** The keys of which something was saved by this mutation. */
async function savedBy(
  { resource, id }: { resource: string; id: string },
  variables: unknown,
  mutationFn: () => Promise<unknown> = () => Promise.resolve(),
): Promise<string[]> {
  const mutationCache = new MutationCache();
  const client = new QueryClient({ mutationCache });
  const unfollow = followSaves(mutationCache, known);
  const before = savesSoFar();
  await mutationCache
    .build(client, { mutationKey: [resource, id], mutationFn })
    .execute(variables)
    .catch(() => undefined);
  unfollow();
  return ['1:4:2', '1:5:2', '1:6:2', '9:9:9'].filter((key) => lastSaveAt(key).number > before);
}

it.each([
  [
    'marks',
    academicRecords.save,
    {
      body: [
        { ...place, groupId: 4 },
        { ...place, groupId: 5 },
      ],
    },
    ['1:4:2', '1:5:2'],
  ],
  ['an achievement', indicators.save, { body: { ...place, id: null } }, ['1:4:2']],
  ['an activity', academicActivities.save, { body: { ...place, indicatorId: 7 } }, ['1:4:2']],
  ['a removed achievement', indicators.remove, { params: { id: 7 } }, ['1:5:2']],
  ['a removed activity', academicActivities.remove, { params: { id: 70 } }, ['1:6:2']],
  ['what is removed from an unknown place', academicActivities.remove, { params: { id: 99 } }, ['1:4:2', '1:5:2', '1:6:2', '9:9:9']],
  ['another resource', rooms.remove, { params: { id: 7 } }, []],
])('%s', async (_, endpoint, variables, keys) => {
  expect(await savedBy(endpoint, variables)).toEqual(keys);
});

it('an observation is told by its subject, and is none of the marks', async () => {
  expect(await savedBy(courseObservations.add, { params: { courseId: 2 } })).toEqual([]);
  expect(observed).toEqual([2]);
});

it('what is refused is not saved', async () => {
  expect(await savedBy(indicators.save, { body: place }, () => Promise.reject(new Error('refused')))).toEqual([]);
});

it('what the server may have stored, its answer lost, is', async () => {
  const lost = new ApiError(indicators.save, 'network');
  expect(await savedBy(indicators.save, { body: place }, () => Promise.reject(lost))).toEqual(['1:4:2']);
});

it('what was created since is known when it is removed', async () => {
  const mutationCache = new MutationCache();
  const client = new QueryClient({ mutationCache });
  const unfollow = followSaves(mutationCache, known);
  const run = ({ resource, id }: { resource: string; id: string }, variables: unknown, answer: unknown) =>
    mutationCache.build(client, { mutationKey: [resource, id], mutationFn: () => Promise.resolve(answer) }).execute(variables);
  await run(academicActivities.save, { body: { ...place, indicatorId: 7 } }, { activity: { id: 500 } });
  await run(indicators.save, { body: { ...place, roomId: 8 } }, { indicator: { id: 500 } });
  const before = savesSoFar();
  await run(academicActivities.remove, { params: { id: 500 } }, undefined);
  expect(['1:4:2', '1:8:2', '9:9:9'].filter((key) => lastSaveAt(key).number > before)).toEqual(['1:4:2']);
  await run(indicators.remove, { params: { id: 500 } }, undefined);
  expect(lastSaveAt('1:8:2').number).toBeGreaterThan(before);
  expect(lastSaveAt('9:9:9').number).toBeLessThanOrEqual(before);
  unfollow();
});

it('the last save of a place is its own or that of anywhere, whichever is later', () => {
  noteSaved(null);
  const anywhere = lastSaveAt('1:4:2').number;
  noteSaved(place);
  expect(lastSaveAt('1:4:2').number).toBe(anywhere + 1);
  expect(lastSaveAt('1:5:2').number).toBe(anywhere);
});
