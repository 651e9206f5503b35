import { useId, type ReactNode } from 'react';
import { Button } from '@/ui/base/button';

interface PartQuery {
  readonly data: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** It has an answer, or has failed. */
export const hasCome = ({ data, isFetching }: Pick<PartQuery, 'data' | 'isFetching'>): boolean => data !== undefined || !isFetching;

interface ProfilePartProps {
  /** Of the subject. */
  name: string;
  query: PartQuery;
  /** What could not be loaded, when it fails. */
  failure: string;
  /** What the answer says. */
  children: ReactNode;
}

/** A subject in the 'Ficha': shown as soon as its answer comes; a failure stays here (PROF-03, PROF-05). */
export function ProfilePart({ name, query, failure, children }: ProfilePartProps) {
  const id = useId();
  const { data, refetch } = query;
  return (
    <section className="card profile-part mb-3" aria-labelledby={id} aria-busy={!hasCome(query)}>
      <div className="card-body">
        <h3 id={id} className="mb-2" translate="no">
          {name}
        </h3>
        {data !== undefined ? (
          children
        ) : !hasCome(query) ? (
          <span className="skel skel-half" />
        ) : (
          <div className="d-flex flex-wrap align-items-center gap-3">
            <span role="status">{failure}</span>
            <Button aria-label={`Reintentar ${name}`} onClick={() => void refetch()}>
              Reintentar
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
