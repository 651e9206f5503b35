import { useMutation, useQueryClient } from '@tanstack/react-query';
import { askAgain } from '@/api/core/ask-again';
import { readInBackground } from '@/api/core/background-read';
import { call, mutationOf, queryOf } from '@/api/core/client';
import { indicators, type Indicator, type SavedIndicator } from '@/api/resources/indicators';
import { maybeSaved, useCreation } from '@/school/use-creation';

const placeOf = ({ periodId, roomId, subjectId }: SavedIndicator) => ({ query: { periodId, roomId, subjectId } });

/** All that a person writes. */
const wordsOf = ({ title, valorizations }: Indicator | SavedIndicator) =>
  JSON.stringify([title, valorizations.map(({ name, description }) => [name, description])]);

/**
 * Of each new achievement of a place the id of the one that is stored of it already, each counted once; null: none. Where that cannot
 * be read all are new, as a reading that fails stops nothing (SAFE-23).
 */
export async function storedIds(achievements: readonly SavedIndicator[]): Promise<(number | null)[]> {
  const [first] = achievements;
  const answer = first && (await readInBackground((signal) => call(indicators.list, placeOf(first), { signal })).catch(() => undefined));
  const left = [...(answer?.indicators ?? [])];
  return achievements.map((achievement) => {
    const at = left.findIndex((stored) => wordsOf(stored) === wordsOf(achievement));
    return at === -1 ? null : (left.splice(at, 1)[0]?.id ?? null);
  });
}

/** Sends a new achievement, once (LEAR-39, SAFE-23); resolves to it. Rejects with the ApiError, which has been shown. */
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
