import { useState } from 'react';
import { useVisit } from '@/ui/platform/use-visit';

/** The period chosen on this visit, applied or not, which another tab keeps (EVAL-12); at the start the applied one. */
export function useChosenPeriod(applied: number | undefined) {
  const visit = useVisit();
  const [chosen, choose] = useState({ visit, periodId: applied });
  const current = chosen.visit === visit ? chosen : { visit, periodId: applied };
  // Forgotten now: Back gives a visit the key it had before, and would find what was chosen then.
  if (current !== chosen) choose(current);
  const setPeriod = (periodId: number | undefined) => choose({ visit, periodId });
  return [current.periodId, setPeriod] as const;
}
