import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { mutationOf, queryOf } from '@/api/core/client';
import { academicActivities } from '@/api/resources/academic-activities';
import { indicators } from '@/api/resources/indicators';
import { maybeSaved } from '@/school/use-creation';
import { findCopies, isCopied, stepOf, withActivities, type Copy } from './copy-plan';
import { useStoppableRun } from '@/school/use-stoppable-run';

/** After a lost response the targets are read before anything is sent again (SAFE-23). */
const ONE_OF_MANY = { isOneOfMany: true, detailOf: maybeSaved };

/** Each target once. */
const placesOf = (copies: readonly Copy[]) => [...new Map(copies.map(({ place }) => [place.roomId, place])).values()];

/**
 * Sends the copies, one request after another (COPY-04 to COPY-07); `onDone` is called when all are stored. Invalidates no list: the
 * one behind the dialog shows no target (COPY-02), and a target's list is requested when it is opened.
 */
export function useCopying(onDone: () => void) {
  const client = useQueryClient();
  const { mutateAsync: saveAchievement } = useMutation(mutationOf(indicators.save, ONE_OF_MANY));
  const { mutateAsync: saveActivity } = useMutation(mutationOf(academicActivities.save, ONE_OF_MANY));
  /** null before 'Copiar' is pressed. */
  const [copies, setCopies] = useState<readonly Copy[] | null>(null);

  /** COPY-06: updates the copies from what the targets hold now. */
  const refreshCopies = async (previous: readonly Copy[]): Promise<Copy[]> => {
    const targets = [];
    for (const place of placesOf(previous)) {
      const { indicators: achievements } = await client.fetchQuery(queryOf(indicators.list, { query: place }, { allOrNothing: true }));
      targets.push({ place, achievements });
    }
    const found: Copy[] = [];
    for (const copy of findCopies(previous, targets)) {
      const isBare = copy.id === null || copy.activities.length === 0;
      const read = () =>
        client.fetchQuery(queryOf(academicActivities.list, { params: { indicatorId: copy.id ?? 0 } }, { allOrNothing: true }));
      found.push(isBare ? copy : withActivities(copy, (await read()).activities));
    }
    return found;
  };

  const advance = async (copy: Copy): Promise<Copy> => {
    const step = stepOf(copy);
    if (step.kind === 'achievement') return { ...copy, id: (await saveAchievement({ body: step.body })).indicator.id };
    await saveActivity({ body: step.body });
    return { ...copy, missing: copy.missing.slice(1) };
  };

  const sendAll = async (initial: readonly Copy[], isStopped: () => boolean): Promise<void> => {
    const current = [...initial];
    for (;;) {
      setCopies([...current]);
      const index = current.findIndex((copy) => !isCopied(copy));
      const copy = current[index];
      if (!copy) return onDone();
      // COPY-05: stops after the running request.
      if (isStopped()) return;
      current[index] = await advance(copy);
    }
  };

  // COPY-05, COPY-06
  const { start, ...running } = useStoppableRun(async (isStopped, prepare: () => Promise<readonly Copy[]>) => {
    await sendAll(await prepare(), isStopped);
  });

  return {
    copies,
    done: copies?.filter(isCopied) ?? [],
    ...running,
    start: (planned: readonly Copy[]) => start(async () => planned),
    goOn: () => start(() => refreshCopies(copies ?? [])),
  };
}
