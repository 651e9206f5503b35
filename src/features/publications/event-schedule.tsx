import { useFormikContext } from 'formik';
import { TextField } from '@/ui/form/field';
import { SwitchField } from '@/ui/form/switch-field';
import { LAST_DAY, today } from './publication-dates';
import type { PublicationValues } from './publication-values';
import { RemindersField } from './reminders-field';

/** When and where an event is, if that is known already (POST-12). */
export function EventSchedule() {
  const { values } = useFormikContext<PublicationValues>();
  const from = `${today()}T00:00`;
  const until = `${LAST_DAY}T23:59`;
  return (
    <div className="form-section">
      <SwitchField<PublicationValues> name="isProgrammed" label="Evento programado" help="Tiene lugar, fechas y recordatorios." />
      {values.isProgrammed && (
        <div className="mt-2">
          <TextField<PublicationValues> name="place" label="Lugar" />
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
