import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/core/client';
import { valuations } from '@/api/resources/valuations';
import { LoadFailure } from '@/ui/page/load-failure';
import { ValuationSection } from './valuation-section';

/** VALU-02 */
const TITLES = { preschool: 'Preescolar', primary: 'Primaria y Secundaria' };

/** The placeholder while the sections load. */
const SKELETON = (
  <div className="d-grid gap-4" aria-busy="true">
    {Object.values(TITLES).map((title) => (
      <section key={title} className="card valuation-skeleton">
        <div className="card-head">
          <h2>{title}</h2>
        </div>
        <div className="card-body pt-0">
          <span className="skel" />
          <span className="skel skel-half" />
          <span className="skel skel-third" />
          <span className="skel skel-half" />
        </div>
      </section>
    ))}
  </div>
);

/** The tab 'Configuración Aprendizaje': the valuations of preschool and of primary and secondary (VALU-01). */
export function LearningSettings() {
  const { data, isFetching, refetch } = useQuery(queryOf(valuations.get, {}));
  if (!data) return <div className="w-wide">{isFetching ? SKELETON : <LoadFailure onRetry={() => void refetch()} />}</div>;
  return (
    <div className="w-wide d-grid gap-4">
      <ValuationSection title={TITLES.preschool} isPrimary={false} valuation={data.preschool} />
      <ValuationSection title={TITLES.primary} isPrimary valuation={data.primary} />
    </div>
  );
}
