import { GraduationCap } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '@/ui/base/button';
import { Boundary } from '@/ui/platform/boundary';

const instead = (retry: () => void) => (
  <div className="notice notice-danger" role="alert">
    <span>Algo salió mal en esta pantalla.</span>
    <Button onClick={retry}>Reintentar</Button>
  </div>
);

/** The card of the public screens: product name, heading, form. */
export function AccessCard({ heading, sub, beside, children }: { heading: string; sub?: string; beside?: ReactNode; children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    document.title = heading;
    // A new step has removed the focused element.
    if (!isFirst.current && document.activeElement === document.body) main.current?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [heading]);
  return (
    <main className="login" tabIndex={-1} ref={main}>
      <div className={beside === undefined ? 'login-alone' : 'login-grid'}>
        <section className="card access-fields" aria-labelledby="access-heading">
          <div className="card-body p-4 p-sm-5">
            <div className="d-flex align-items-center gap-2 mb-4">
              <span className="subject-icon sm" aria-hidden="true">
                <GraduationCap className="icon" />
              </span>
              <span className="product-name">Panel escolar</span>
            </div>
            <h1 id="access-heading" className={sub === undefined ? 'mb-4' : 'mb-1'}>
              {heading}
            </h1>
            {sub !== undefined && <p className="text-ui text-body-secondary mb-4 text-break">{sub}</p>}
            <Boundary renderInstead={instead}>{children}</Boundary>
          </div>
        </section>
        {beside}
      </div>
    </main>
  );
}
