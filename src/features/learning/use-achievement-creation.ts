import { useMutation, useQueryClient } from '@tanstack/react-query';
import { askAgain } from '@/api/core/ask-again';
import { readInBackground } from '@/api/core/background-read';
import { call, mutationOf, queryOf } from '@/api/core/client';
import { nameKey } from '@/api/core/name-key';
import { indicators, type Indicator, type SavedIndicator } from '@/api/resources/indicators';
import { maybeSaved, useCreation } from '@/school/use-creation';

const placeOf = ({ periodId, roomId, subjectId }: SavedIndicator) => ({ query: { periodId, roomId, subjectId } });

/** Everything that a person types, as one comparable string. */
const wordsOf = ({ title, valorizations }: Indicator | SavedIndicator) =>
  JSON.stringify([title, valorizations.map(({ name, description }) => [name, description])]);

/** What the place of an achievement has already. */
interface StoredMatch {
  /** Of an equal stored achievement; null: none. */
  readonly id: number | null;
  /** A stored achievement has its title, whatever else it says. */
  readonly isTitleTaken: boolean;
}

/**
 * For each achievement, all of one place and of different titles, what is stored there. Where the list cannot be read, all
 * count as new: a failed background read blocks nothing (SAFE-23).
 */
export async function storedMatches(achievements: readonly SavedIndicator[]): Promise<StoredMatch[]> {
  const [first] = achievements;
  const response = first && (await readInBackground((signal) => call(indicators.list, placeOf(first), { signal })).catch(() => undefined));
  const stored = response?.indicators ?? [];
  return achievements.map((achievement) => ({
    id: stored.find((other) => wordsOf(other) === wordsOf(achievement))?.id ?? null,
    isTitleTaken: stored.some((other) => nameKey(other.title) === nameKey(achievement.title)),
  }));
}

/** Creates an achievement, never twice (LEAR-39, SAFE-23); resolves to it. Rejects with the ApiError, which has been shown. */
export function useAchievementCreation(): (achievement: SavedIndicator) => Promise<Indicator> {
  const client = useQueryClient();
  const { mutateAsync } = useMutation(mutationOf(indicators.save, { detailOf: maybeSaved }));
  const { create } = useCreation<SavedIndicator, Indicator>({
    send: async (body) => (await mutateAsync({ body })).indicator,
    onUnseen: () => void askAgain(client, { queryKey: [indicators.list.resource] }),
    knownIds: (body) => (client.getQueryData(queryOf(indicators.list, placeOf(body)).queryKey)?.indicators ?? []).map(({ id }) => id),
    read: async (signal, body) => (await call(indicators.list, placeOf(body), { signal })).indicators,
    idOf: ({ id }) => id,
    isSame: (stored, sent) => wordsOf(stored) === wordsOf(sent),
  });
  return create;
}
