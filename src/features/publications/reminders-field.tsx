import { useField } from '@/ui/form/use-field';
import { CircleAlert, Plus, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { MAX_REMINDERS } from '@/api/resources/publications';
import { Button, IconButton } from '@/ui/base/button';
import type { PublicationValues } from './publication-values';

interface ReminderProps {
  index: number;
  onRemove: () => void;
}

/** A number and its unit (REMI-03, REMI-04). */
function Reminder({ index, onRemove }: ReminderProps) {
  const id = useId();
  const [number, { touched, error }] = useField<string>(`reminders[${index}].number`);
  const [unit] = useField<string>(`reminders[${index}].unit`);
  const isWrong = touched && error !== undefined;
  const title = `Recordatorio ${index + 1}`;
  return (
    <div role="group" aria-label={title}>
      <div className="d-flex flex-wrap align-items-center gap-2">
        <input
          translate="no"
          {...number}
          className={`form-control num reminder-number ${isWrong ? 'is-invalid' : ''}`}
          // SHAR-34: the wheel changes the number in a field of type number.
          inputMode="numeric"
          autoComplete="off"
          aria-label="Cantidad"
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-error` : undefined}
        />
        <select {...unit} className="form-select reminder-unit" aria-label="Unidad">
          <option value="DAYS">Día</option>
          <option value="HOURS">Hora</option>
        </select>
        <span className="text-ui">antes del evento</span>
        <IconButton icon={Trash2} name={`Quitar ${title}`} className="is-danger" onClick={onRemove} />
      </div>
      {isWrong && (
        <div className="field-error" id={`${id}-error`}>
          <CircleAlert className="icon" />
          <span>{error}</span>
        </div>
      )}
    </div>
  );
}

/** Up to three reminders before an event (REMI-01 to REMI-04). */
export function RemindersField() {
  const [{ value }, , { setValue }] = useField<PublicationValues['reminders']>('reminders');
  const group = useRef<HTMLFieldSetElement>(null);
  /** Index of the reminder to focus after rendering. */
  const indexToFocus = useRef<number | null>(null);

  useEffect(() => {
    if (indexToFocus.current === null) return;
    const numbers = group.current?.querySelectorAll<HTMLElement>('.reminder-number');
    const add = group.current?.querySelector<HTMLElement>('.reminder-add');
    (numbers?.[Math.min(indexToFocus.current, numbers.length - 1)] ?? add)?.focus();
    indexToFocus.current = null;
  }, [value.length]);

  const add = () => {
    indexToFocus.current = value.length;
    void setValue([...value, { number: '1', unit: 'DAYS' }]);
  };
  const remove = (index: number) => {
    indexToFocus.current = index;
    void setValue(value.filter((_, each) => each !== index));
  };
  return (
    <fieldset className="mt-4" ref={group}>
      <legend className="form-label mb-2">
        Recordatorios <span className="fw-normal text-body-secondary num">{`${value.length} de ${MAX_REMINDERS}`}</span>
      </legend>
      <div className="d-grid gap-2">
        {value.map((_, index) => (
          // Rows have no id and no state.
          // oxlint-disable-next-line no-array-index-key
          <Reminder key={index} index={index} onRemove={() => remove(index)} />
        ))}
      </div>
      <Button className="mt-3 reminder-add" disabled={value.length >= MAX_REMINDERS} onClick={add}>
        <Plus className="icon" />
        Agregar recordatorio
      </Button>
    </fieldset>
  );
}
