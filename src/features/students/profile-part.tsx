import { useId, type ReactNode } from 'react';
import { Button } from '@/ui/base/button';

interface ProfilePartProps {
  /** Of the subject. */
  name: string;
  query: { readonly data: unknown; readonly isFetching: boolean; readonly refetch: () => unknown };
  /** What the answer says. */
  children: ReactNode;
}

/** A subject in the 'Ficha': shown as soon as its answer comes; a failure stays here (PROF-03, PROF-05). */
export function ProfilePart({ name, query: { data, isFetching, refetch }, children }: ProfilePartProps) {
  const id = useId();
  return (
    <section className="card mb-3" aria-labelledby={id} aria-busy={data === undefined && isFetching}>
      <div className="card-body">
        <h3 id={id} className="mb-2" translate="no">
          {name}
        </h3>
        {data !== undefined ? (
          children
        ) : isFetching ? (
          <span className="skel skel-half" />
        ) : (
          <div className="d-flex flex-wrap align-items-center gap-3">
            <span role="status">No se pudo revisar</span>
            <Button aria-label={`Reintentar ${name}`} onClick={() => void refetch()}>
              Reintentar
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
