import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { School } from '@/api/resources/schools';
import { useSignedIn } from '@/api/session';
import { schoolQuery } from '@/school/person';
import { BreakableEmail } from '@/ui/base/breakable-email';
import { Button } from '@/ui/base/button';
import { Fact, Facts } from '@/ui/base/facts';
import { LoadFailure } from '@/ui/page/load-failure';
import { lazyComponent } from '@/ui/page/lazy-component';
import { useCode } from '@/ui/platform/use-code';
import type { SchoolEditProps } from './school-edit';
import { SchoolLogo } from './school-logo';

/** Loaded with the first 'Editar': this is a coordinator's first screen (P2). */
const SchoolEdit = lazyComponent<SchoolEditProps>(async () => (await import('./school-edit')).SchoolEdit);

/** HOME-09. The first paint waits for none of it, and nothing lies below it: it moves nothing. */
const loadPeriodEnd = async () => (await import('./period-end')).PeriodEnd;

function LatePeriodEnd() {
  const { Shown } = useCode(loadPeriodEnd, false);
  return Shown && <Shown />;
}

/** How long 'Editar' stays disabled after a save (SCHO-21). */
const UPDATING_MS = 3_000;

const FRESH_MS = 5_000;

const NONE = <span className="text-body-secondary">Sin registrar</span>;

/** SCHO-05 */
const FACTS: readonly { name: string; show: (school: School) => ReactNode }[] = [
  { name: 'Nombre de la institución', show: ({ name }) => name },
  { name: 'Teléfono', show: ({ schoolPhone }) => schoolPhone || NONE },
  { name: 'Correo electrónico', show: ({ schoolEmail }) => (schoolEmail ? <BreakableEmail email={schoolEmail} /> : NONE) },
  { name: 'Dirección', show: ({ schoolAddress }) => schoolAddress || NONE },
  { name: 'Municipio', show: ({ schoolCity }) => schoolCity || NONE },
];

interface SchoolViewProps {
  school: School | undefined;
  isUpdating: boolean;
  /** After 'Cancelar', whose button has disappeared; after a save the message has the focus. */
  takesFocus: boolean;
  onEdit: () => void;
}

/** The school's data (SCHO-04, SCHO-06), or a placeholder while loading. */
function SchoolView({ school, isUpdating, takesFocus, onEdit }: SchoolViewProps) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) head.current?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it opens
  }, []);
  return (
    <section className="card" aria-busy={school === undefined} aria-label="Información General">
      <div className="card-head">
        <h2 ref={head} tabIndex={-1} className="min-w-0 text-break" translate="no">
          {school?.name ?? <span className="skel" />}
        </h2>
        <div className="actions ms-auto">
          <Button disabled={school === undefined || isUpdating} onClick={onEdit}>
            <Pencil className="icon" />
            Editar
          </Button>
        </div>
      </div>
      <div className="card-body school-facts">
        {school ? <SchoolLogo image={school.image} /> : <span className="school-logo is-drawn" />}
        {/* Remounted when loaded, so that no layout shift is counted (P8). */}
        <Facts key={school ? 'known' : 'waiting'}>
          {FACTS.map(({ name, show }) => (
            <Fact key={name} name={name}>
              {school ? show(school) : <span className="skel" />}
            </Fact>
          ))}
        </Facts>
      </div>
    </section>
  );
}

/** The tab 'Información General' (SCHO-04 to SCHO-24). */
export function SchoolInformation() {
  // Refetched each time the tab opens, unless login or the header has just loaded it (P4).
  const { data: school, isFetching, refetch } = useQuery({ ...schoolQuery(useSignedIn()), staleTime: FRESH_MS });
  const [mode, setMode] = useState<'opened' | 'edit' | 'cancelled' | 'saved'>('opened');
  const isUpdating = mode === 'saved';
  useEffect(() => {
    if (!isUpdating) return undefined;
    const timer = setTimeout(() => setMode('opened'), UPDATING_MS);
    return () => clearTimeout(timer);
  }, [isUpdating]);

  if (!school && !isFetching) return <LoadFailure onRetry={() => void refetch()} />;
  if (school && mode === 'edit')
    return (
      <SchoolEdit
        school={school}
        onCancel={() => {
          setMode('cancelled');
          // SCHO-23
          void refetch();
        }}
        onSaved={() => setMode('saved')}
      />
    );
  return (
    <div className="w-form d-grid gap-4">
      <SchoolView school={school} isUpdating={isUpdating} takesFocus={mode === 'cancelled'} onEdit={() => setMode('edit')} />
      {school && <LatePeriodEnd />}
    </div>
  );
}
