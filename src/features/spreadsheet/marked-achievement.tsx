import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/core/client';
import { periods } from '@/api/resources/periods';
import type { MarksPlace } from '@/school/spreadsheet-address';
import type { MarksPlan } from './marks-plan';

interface MarkedAchievementProps {
  place: MarksPlace;
  /** Undefined until loaded. */
  plan: MarksPlan | undefined;
}

/** The evaluated achievement; the filters may show another that is not applied yet (EVAL-15, EVAL-26). */
export function MarkedAchievement({ place, plan }: MarkedAchievementProps) {
  // Cached by the screen.
  const { data } = useQuery({ ...queryOf(periods.list, {}), enabled: false });
  const period = data?.periods.find(({ id }) => id === place.periodId);
  return (
    <p className="marked-achievement">
      {plan ? (
        <>
          <strong>{plan.achievement.title}</strong>
          {period && <span>{` · ${period.name}`}</span>}
        </>
      ) : (
        <span className="skel skel-half" />
      )}
    </p>
  );
}
