import { useState } from 'react';
import { useVisit } from '@/ui/platform/use-visit';

/** The period chosen on this visit, applied or not; at first the applied one. Other tabs keep it (EVAL-12). */
export function useChosenPeriod(applied: number | undefined) {
  const visit = useVisit();
  const [chosen, choose] = useState({ visit, periodId: applied });
  const current = chosen.visit === visit ? chosen : { visit, periodId: applied };
  // Reset at once: Back brings back the key of an earlier visit, which would find the old choice.
  if (current !== chosen) choose(current);
  const setPeriod = (periodId: number | undefined) => choose({ visit, periodId });
  return [current.periodId, setPeriod] as const;
}
