import type { ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { Button } from '@/ui/base/button';
import { Form, SubmitButton } from '@/ui/form/form';
import { RecordChange } from '@/ui/form/record-change';
import type { FormModel } from '@/ui/form/use-form';
import { useFirstFocus } from '@/ui/form/use-first-focus';
import { useReturn } from '@/ui/platform/use-leave';
import type { AchievementValues } from './achievement-values';

export const LIST = '/dashboard/learning';

interface AchievementCardProps {
  form: FormModel<AchievementValues>;
  /** Disables 'Guardar'. */
  disabled?: boolean;
  /** Shown at the start of the footer. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The form of an achievement, with 'Atrás' and 'Guardar' (LEAR-26, LEAR-44). 'Atrás' keeps the draft. */
export function AchievementCard({ form, disabled = false, aside, children }: AchievementCardProps) {
  const goBack = useReturn();
  const body = useFirstFocus(useNavigationType() === NavigationType.Push);
  return (
    <section className="card mb-4" aria-label="Logro">
      <Form form={form}>
        <div className="card-body" ref={body}>
          {form.guard && <RecordChange form={form} guard={form.guard} />}
          {children}
        </div>
        <div className="form-foot">
          {aside}
          {/* LEAR-51 */}
          <Button onClick={() => goBack(LIST)}>Atrás</Button>
          <SubmitButton disabled={disabled || form.guard?.isGone === true}>Guardar</SubmitButton>
        </div>
      </Form>
    </section>
  );
}
