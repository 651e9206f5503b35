import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { mutationOf, queryOf } from '@/api/core/client';
import { academicActivities } from '@/api/resources/academic-activities';
import { indicators } from '@/api/resources/indicators';
import { maybeSaved } from '@/school/use-creation';
import { tellMistake } from '@/ui/overlay/mistakes';
import { useSingleRun } from '@/ui/platform/use-single-run';
import { findCopies, isCopied, stepOf, withActivities, type Copy } from './copy-plan';

/** After a lost answer the targets are read before anything is sent again (SAFE-23). */
const ONE_OF_MANY = { isOneOfMany: true, detailOf: maybeSaved };

/** Each target once. */
const placesOf = (copies: readonly Copy[]) => [...new Map(copies.map(({ place }) => [place.roomId, place])).values()];

/**
 * The copying itself, one call after another (COPY-04 to COPY-07); `onDone`: all are stored. The list behind the dialog shows no
 * target (COPY-02), and a target's own is asked for when it is opened: none is asked for again here.
 */
export function useCopying(onDone: () => void) {
  const client = useQueryClient();
  const { mutateAsync: saveAchievement } = useMutation(mutationOf(indicators.save, ONE_OF_MANY));
  const { mutateAsync: saveActivity } = useMutation(mutationOf(academicActivities.save, ONE_OF_MANY));
  /** null before the first press. */
  const [copies, setCopies] = useState<readonly Copy[] | null>(null);
  const [isStopping, setStopping] = useState(false);
  const isStopped = useRef(false);
  // Who leaves the screen has stopped it: nothing is sent unseen.
  useEffect(() => {
    isStopped.current = false;
    return () => {
      isStopped.current = true;
    };
  }, []);

  /** COPY-06: what the targets hold by now. */
  const findAgain = async (former: readonly Copy[]): Promise<Copy[]> => {
    const targets = [];
    for (const place of placesOf(former)) {
      const { indicators: achievements } = await client.fetchQuery(queryOf(indicators.list, { query: place }, { whole: true }));
      targets.push({ place, achievements });
    }
    const found: Copy[] = [];
    for (const copy of findCopies(former, targets)) {
      const isBare = copy.id === null || copy.activities.length === 0;
      const read = () => client.fetchQuery(queryOf(academicActivities.list, { params: { indicatorId: copy.id ?? 0 } }, { whole: true }));
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

  const sendAll = async (given: readonly Copy[]): Promise<void> => {
    const now = [...given];
    for (;;) {
      setCopies([...now]);
      const index = now.findIndex((copy) => !isCopied(copy));
      const copy = now[index];
      if (!copy) return onDone();
      // COPY-05: after the call that runs.
      if (isStopped.current) return;
      now[index] = await advance(copy);
    }
  };

  const [isRunning, run] = useSingleRun(async (prepare: () => Promise<readonly Copy[]>) => {
    isStopped.current = false;
    setStopping(false);
    try {
      await sendAll(await prepare());
    } catch (error) {
      // COPY-06: it stops there; the error modal has said why.
      tellMistake(error);
    }
  });

  return {
    copies,
    done: copies?.filter(isCopied) ?? [],
    isRunning,
    isStopping,
    start: (planned: readonly Copy[]) => run(async () => planned),
    goOn: () => run(() => findAgain(copies ?? [])),
    stop: () => {
      isStopped.current = true;
      setStopping(true);
    },
  };
}
