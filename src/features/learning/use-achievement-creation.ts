import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, mutationOf, queryOf } from '@/api/core/client';
import { indicators, type Indicator, type SavedIndicator } from '@/api/resources/indicators';
import { maybeSaved, useCreation } from '@/school/use-creation';

const placeOf = ({ periodId, roomId, subjectId }: SavedIndicator) => ({ query: { periodId, roomId, subjectId } });

/** All that a person writes. */
const wordsOf = ({ title, valorizations }: Indicator | SavedIndicator) =>
  JSON.stringify([title, valorizations.map(({ name, description }) => [name, description])]);

/** Sends a new achievement, once (LEAR-39, SAFE-23); resolves to it. Rejects with the ApiError, which has been shown. */
export function useAchievementCreation(): (achievement: SavedIndicator) => Promise<Indicator> {
  const client = useQueryClient();
  const { mutateAsync } = useMutation(mutationOf(indicators.save, { detailOf: maybeSaved }));
  const { create } = useCreation<SavedIndicator, Indicator>({
    send: async (body) => (await mutateAsync({ body })).indicator,
    onUnseen: () => void client.invalidateQueries({ queryKey: [indicators.list.resource] }),
    knownIds: (body) => (client.getQueryData(queryOf(indicators.list, placeOf(body)).queryKey)?.indicators ?? []).map(({ id }) => id),
    read: async (signal, body) => (await call(indicators.list, placeOf(body), { signal })).indicators,
    idOf: ({ id }) => id,
    isSame: (stored, sent) => wordsOf(stored) === wordsOf(sent),
  });
  return create;
}
