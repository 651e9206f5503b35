import { ChoiceBox } from '@/ui/form/choice-box';
import type { Choice, Named } from '@/ui/form/choices';

interface ReportPeriodProps {
  periods: Choice<Named>;
  chosen: number | undefined;
  disabled?: boolean;
  onChoose: (id: number | undefined) => void;
}

/** 'Periodo' of the reports (REPO-04). */
export function ReportPeriod({ periods, ...box }: ReportPeriodProps) {
  return (
    <>
      <ChoiceBox {...box} label="Periodo" placeholder="Elige un periodo" choice={periods} what="los periodos" otherwise="Otro periodo" />
      {periods.state === 'ready' && periods.items.length === 0 && <p>Aún no ha empezado ningún periodo.</p>}
    </>
  );
}
