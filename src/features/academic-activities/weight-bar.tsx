import { activityTypeText } from '@/school/learning/activity-words';
import type { AcademicActivity } from '@/api/resources/academic-activities';
import { remainingBeside, sumOf, WHOLE } from './activity-weights';

type Part = Pick<AcademicActivity, 'id' | 'type' | 'weighted'>;

interface WeightBarProps {
  activities: readonly Part[];
  /** Weight of the activity in the form; absent: there is none. */
  typed?: number | undefined;
}

/** A bar of the activities' weights and the free part; longer than 100 where they exceed it. The text beside it says the same. */
export function WeightBar({ activities, typed = 0 }: WeightBarProps) {
  const used = sumOf([...activities, { weighted: typed }]);
  const length = Math.max(WHOLE, used);
  const share = (weight: number) => ({ flexGrow: weight, flexBasis: 0 });
  const free = remainingBeside([...activities, { weighted: typed }]);
  return (
    <div className="weight-bar" aria-hidden="true">
      {activities.map(({ id, type, weighted }) => (
        <span key={id} className="part" style={share(weighted)}>
          <small>
            <span>{`${activityTypeText(type)} `}</span>
            <b className="num">{`${weighted}%`}</b>
          </small>
        </span>
      ))}
      {typed > 0 && (
        <span className={`part ${used > WHOLE ? 'is-over' : 'is-new'}`} style={share(typed)}>
          <small>
            Esta <b className="num">{`${typed}%`}</b>
          </small>
        </span>
      )}
      {free > 0 && (
        <span className="part is-free" style={share(free)}>
          <small>
            Libre <b className="num">{`${free}%`}</b>
          </small>
        </span>
      )}
      {used > WHOLE && <span className="limit" style={{ left: `${(WHOLE / length) * 100}%` }} />}
    </div>
  );
}

/** '70 % usado, queda 30 %', including the typed weight. */
export function weightText(activities: readonly Part[], typed = 0): string {
  const used = sumOf([...activities, { weighted: typed }]);
  if (used > WHOLE && typed > 0)
    return `${sumOf(activities)} % usado + ${typed} % de esta actividad = ${used} %. Caben ${remainingBeside(activities)} %.`;
  return `${used} % usado, queda ${remainingBeside([...activities, { weighted: typed }])} %`;
}

/** The card above the list (ACTV-07). */
export function AccumulatedWeight({ activities }: { activities: readonly Part[] }) {
  return (
    <section className="card mb-3 weight" aria-label="Ponderación">
      <div className="weight-head num">
        <p className="weight-sum">{`Ponderación acumulada: ${sumOf(activities)}%`}</p>
        <p>{weightText(activities)}</p>
      </div>
      <WeightBar activities={activities} />
    </section>
  );
}
