import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { TextField } from '@/ui/form/field';
import { SwitchField } from '@/ui/form/switch-field';
import { endFor, hourAfter, tomorrowMorning } from './event-times';
import { LAST_DAY, today } from '@/school/today';
import type { PublicationValues } from './publication-values';
import { RemindersField } from './reminders-field';

/** The end goes with the start, until another one is chosen (POST-24). */
function useEndAfterStart(): void {
  const { values, setFieldValue } = useFormikContext<PublicationValues>();
  const { startDate, endDate } = values;
  /** The last whole one: while a date is typed the field holds none. */
  const before = useRef(startDate);
  useEffect(() => {
    if (startDate === '' || startDate === before.current) return;
    const end = endFor(startDate, { startDate: before.current, endDate });
    before.current = startDate;
    if (end !== endDate) void setFieldValue('endDate', end);
  }, [startDate, endDate, setFieldValue]);
}

/** When and where an event is, if that is known already (POST-12). */
export function EventSchedule() {
  const { values, setValues } = useFormikContext<PublicationValues>();
  const place = useRef<HTMLInputElement>(null);
  const isSwitchedOn = useRef(false);
  useEndAfterStart();
  useEffect(() => {
    if (isSwitchedOn.current) place.current?.focus();
    isSwitchedOn.current = false;
  }, [values.isProgrammed]);

  const program = (isProgrammed: boolean) => {
    isSwitchedOn.current = isProgrammed;
    const isBlank = values.startDate === '' && values.endDate === '';
    const startDate = tomorrowMorning();
    void setValues({ ...values, isProgrammed, ...(isProgrammed && isBlank && { startDate, endDate: hourAfter(startDate) }) });
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
          <div className="field-pair">
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
