import type { ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import type { ObjectSchema } from 'yup';
import { Button } from '@/ui/base/button';
import { Form, SubmitButton } from '@/ui/form/form';
import { RecordChange, useRecordGuard, type GuardedRecord } from '@/ui/form/record-guard';
import { useFirstFocus } from '@/ui/form/use-first-focus';
import { useReturn } from '@/ui/platform/use-leave';
import { SAMPLE, type AchievementValues } from './achievement-values';

export const LIST = '/dashboard/learning';

interface AchievementCardProps {
  draft: string;
  initial: AchievementValues;
  schema: ObjectSchema<AchievementValues>;
  /** The achievement that is edited, which others may change meanwhile (SAFE-33). */
  record?: GuardedRecord<AchievementValues>;
  onSubmit: (values: AchievementValues) => Promise<unknown>;
  /** It cannot be sent with these values. */
  isBlocked?: (values: AchievementValues) => boolean;
  /** At the foot's beginning. */
  aside?: ReactNode;
  children: ReactNode | ((values: AchievementValues) => ReactNode);
}

/** The form of an achievement, with 'Atrás' and 'Guardar' (LEAR-26, LEAR-44). 'Atrás' is a way back, not a cancelling: the draft stays. */
export function AchievementCard({ record, isBlocked = () => false, aside, onSubmit, children, ...form }: AchievementCardProps) {
  const guard = useRecordGuard(record);
  const goBack = useReturn();
  const body = useFirstFocus(useNavigationType() === NavigationType.Push);
  return (
    <section className="card mb-4" aria-label="Logro">
      <Form<AchievementValues>
        {...form}
        sample={SAMPLE}
        onSubmit={async (values, known) => {
          await guard.check(values, known);
          await onSubmit(values);
        }}
      >
        {({ values, known }) => (
          <>
            <div className="card-body" ref={body}>
              <RecordChange guard={guard} known={known} />
              {typeof children === 'function' ? children(values) : children}
            </div>
            <div className="form-foot">
              {aside}
              {/* LEAR-51 */}
              <Button onClick={() => goBack(LIST)}>Atrás</Button>
              <SubmitButton disabled={guard.isGone || isBlocked(values)}>Guardar</SubmitButton>
            </div>
          </>
        )}
      </Form>
    </section>
  );
}
