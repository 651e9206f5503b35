import { useFormikContext } from 'formik';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { TextField } from '@/ui/form/field';
import { SwitchField } from '@/ui/form/switch-field';
import { endFor, hourAfter, tomorrowMorning } from './event-times';
import { LAST_DAY, today } from '@/school/today';
import type { PublicationValues } from './publication-values';
import { RemindersField } from './reminders-field';

/** The end goes with the start, until another one is chosen (POST-24): to be told of each start that is typed. */
function useEndAfterStart(): (typed: string) => void {
  const { values, setValues } = useFormikContext<PublicationValues>();
  /** The last whole one: while a date is typed the field holds none. */
  const whole = useRef('');
  return (typed) => {
    const before = values.startDate || whole.current;
    whole.current = before;
    if (typed === '') return;
    const end = endFor(typed, { startDate: before, endDate: values.endDate });
    // Both, so that neither is checked beside the other's former value.
    if (end !== values.endDate) void setValues({ ...values, startDate: typed, endDate: end });
  };
}

/** When and where an event is, if that is known already (POST-12). */
export function EventSchedule() {
  const { values, setValues } = useFormikContext<PublicationValues>();
  const place = useRef<HTMLInputElement>(null);
  const moveEnd = useEndAfterStart();

  const program = (isProgrammed: boolean) => {
    const isBlank = values.startDate === '' && values.endDate === '';
    const startDate = tomorrowMorning();
    const proposed = isProgrammed && isBlank ? { startDate, endDate: hourAfter(startDate) } : {};
    flushSync(() => void setValues({ ...values, isProgrammed, ...proposed }));
    // Drawn by then.
    if (isProgrammed) place.current?.focus();
  };
  const from = `${today()}T00:00`;
  const until = `${LAST_DAY}T23:59`;
  return (
    <div className="form-section">
      <SwitchField<PublicationValues>
        name="isProgrammed"
        label="Evento programado"
        help="Con lugar, fechas y recordatorios."
        onSwitch={program}
      />
      {values.isProgrammed && (
        <div className="mt-2">
          <TextField<PublicationValues> name="place" label="Lugar" ref={place} />
          <div
            className="field-pair"
            onChange={({ target }) => {
              if (target instanceof HTMLInputElement && target.name === 'startDate') moveEnd(target.value);
            }}
          >
            <TextField<PublicationValues> name="startDate" label="Fecha inicial" type="datetime-local" min={from} max={until} />
            <TextField<PublicationValues>
              name="endDate"
              label="Fecha final"
              type="datetime-local"
              min={values.startDate || from}
              max={until}
            />
          </div>
          <RemindersField />
        </div>
      )}
    </div>
  );
}
