import { useFormikContext } from 'formik';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { TextField } from '@/ui/form/field';
import { SwitchField } from '@/ui/form/switch-field';
import { endFor, hourAfter, tomorrowMorning } from './event-times';
import { LAST_DAY, today } from '@/school/today';
import type { PublicationValues } from './publication-values';
import { RemindersField } from './reminders-field';

/** Moves the end with the start until another end is chosen (POST-24). Returns a handler for each typed start. */
function useEndAfterStart(): (typedStart: string) => void {
  const { values, setValues } = useFormikContext<PublicationValues>();
  /** The last complete start; while a date is being typed the field's value is ''. */
  const lastStart = useRef('');
  return (typedStart) => {
    const previousStart = values.startDate || lastStart.current;
    lastStart.current = previousStart;
    if (typedStart === '') return;
    const end = endFor(typedStart, { startDate: previousStart, endDate: values.endDate });
    // Both at once, so that neither is validated against the other's old value.
    if (end !== values.endDate) void setValues({ ...values, startDate: typedStart, endDate: end });
  };
}

/** The event's schedule, if it is programmed (POST-12). */
export function EventSchedule() {
  const { values, setValues } = useFormikContext<PublicationValues>();
  const place = useRef<HTMLInputElement>(null);
  const moveEnd = useEndAfterStart();

  const program = (isProgrammed: boolean) => {
    const isBlank = values.startDate === '' && values.endDate === '';
    const startDate = tomorrowMorning();
    const proposed = isProgrammed && isBlank ? { startDate, endDate: hourAfter(startDate) } : {};
    flushSync(() => void setValues({ ...values, isProgrammed, ...proposed }));
    // `flushSync` has rendered it.
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
