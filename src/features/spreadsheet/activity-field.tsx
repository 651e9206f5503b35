import type { AcademicActivity } from '@/api/resources/academic-activities';
import { OptionsStatus } from '@/ui/form/options-status';
import { SelectField } from '@/ui/form/select-field';
import type { EvaluationValues } from './evaluation-values';
import type { LoadState } from '@/ui/platform/load-state';

export type ActivityOption = Pick<AcademicActivity, 'id' | 'type' | 'title' | 'weighted'>;

interface ActivityFieldProps {
  /** Undefined until loaded. */
  options: readonly { value: string; label: string }[] | undefined;
  choice: { readonly state: LoadState; readonly again: () => void };
  /** True when a mark is edited (EVAL-49). */
  isFixed: boolean;
}

/** 'Actividad', in a room that is evaluated by activities (EVAL-27, EVAL-28). */
export function ActivityField({ options, choice, isFixed }: ActivityFieldProps) {
  if (options?.length === 0) return <p className="notice mb-3">Este logro no tiene actividades.</p>;
  return (
    <>
      <SelectField<EvaluationValues>
        name="activityId"
        label="Actividad"
        placeholder={options ? 'Elige una actividad' : 'Cargando…'}
        options={options ?? []}
        required={!isFixed}
        disabled={isFixed || !options}
      />
      {!isFixed && choice.state === 'failed' && <OptionsStatus choice={choice} what="las actividades" />}
    </>
  );
}
