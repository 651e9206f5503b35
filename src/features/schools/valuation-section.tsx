import { Pencil, Plus, Scale } from 'lucide-react';
import { useId, useState } from 'react';
import type { Valuation } from '@/api/resources/valuations';
import { lowestFirst } from '@/school/levels';
import { Button } from '@/ui/base/button';
import { EmptyState } from '@/ui/page/empty-state';
import { ValuationDialog } from './valuation-dialog';
import { ValuationLevels } from './valuation-levels';
import { ValuationScale } from './valuation-scale';
import { wayOf } from './valuation-words';

interface ValuationSectionProps {
  title: string;
  isPrimary: boolean;
  valuation: Valuation | null;
}

function Stored({ title, valuation }: { title: string; valuation: Valuation }) {
  return (
    <>
      <div className="card-body pt-0">
        <ValuationScale whole={valuation} levels={lowestFirst(valuation.items).map((item) => ({ name: item.name, range: item }))} />
      </div>
      <ValuationLevels label={`Niveles de ${title}`} items={valuation.items} />
    </>
  );
}

/** One of the two valuations, with 'Editar' (VALU-04), or 'Agregar valoración' where there is none (VALU-03). */
export function ValuationSection({ title, isPrimary, valuation }: ValuationSectionProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return (
    <section aria-labelledby={id} className={valuation ? 'card' : ''}>
      {valuation ? (
        <>
          <div className="card-head">
            <div className="me-auto">
              <h2 id={id}>{title}</h2>
              <p className="text-ui text-body-secondary mb-0">{wayOf(valuation)}</p>
            </div>
            <Button onClick={open}>
              <Pencil className="icon" />
              Editar
            </Button>
          </div>
          <Stored title={title} valuation={valuation} />
        </>
      ) : (
        <>
          <h2 id={id} className="mb-3">
            {title}
          </h2>
          <EmptyState
            icon={Scale}
            text="Aún no se han creado niveles para evaluar los logros."
            action={
              <Button kind="primary" onClick={open}>
                <Plus className="icon" />
                Agregar valoración
              </Button>
            }
          />
        </>
      )}
      {isOpen && <ValuationDialog isPrimary={isPrimary} level={title} valuation={valuation} onClose={() => setOpen(false)} />}
    </section>
  );
}
