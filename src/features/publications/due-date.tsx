import dayjs from 'dayjs';
import { useFormikContext } from 'formik';
import { LAST_DAY, today } from '@/school/today';
import { Button } from '@/ui/base/button';
import { TextField } from '@/ui/form/field';
import type { PublicationValues } from './publication-values';

/** Shortcuts for the most frequent due dates; on a phone a date field takes three taps. */
const PROPOSALS = [
  { words: 'Mañana', days: 1 },
  { words: 'En una semana', days: 7 },
] as const;

/** 'Fecha de entrega' of homework (POST-22). */
export function DueDate() {
  const { setFieldValue } = useFormikContext<PublicationValues>();
  return (
    <>
      <TextField<PublicationValues> name="dueDate" label="Fecha de entrega" type="date" min={today()} max={LAST_DAY} />
      <div className="proposals">
        {PROPOSALS.map(({ words, days }) => (
          <Button key={days} kind="text" onClick={() => void setFieldValue('dueDate', dayjs().add(days, 'day').format('YYYY-MM-DD'))}>
            {words}
          </Button>
        ))}
      </div>
    </>
  );
}
