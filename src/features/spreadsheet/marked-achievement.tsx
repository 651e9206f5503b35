import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/core/client';
import { periods } from '@/api/resources/periods';
import type { MarksPlace } from '@/school/spreadsheet-address';
import type { MarksPlan } from './marks-plan';

interface MarkedAchievementProps {
  place: MarksPlace;
  /** Undefined while it is on its way. */
  plan: MarksPlan | undefined;
}

/** What is evaluated: the filters may show another achievement by now, which was chosen and not applied (EVAL-15, EVAL-26). */
export function MarkedAchievement({ place, plan }: MarkedAchievementProps) {
  // The screen has asked for them.
  const { data } = useQuery({ ...queryOf(periods.list, {}), enabled: false });
  const period = data?.periods.find(({ id }) => id === place.periodId);
  return (
    <p className="marked-achievement">
      {plan ? (
        <>
          <strong>{plan.achievement.title}</strong>
          {period && ` · ${period.name}`}
        </>
      ) : (
        <span className="skel skel-half" />
      )}
    </p>
  );
}
