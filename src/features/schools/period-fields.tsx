import { useFormikContext } from 'formik';
import { PERIOD_NAMES } from '@/api/resources/periods';
import { NO_SUCH_DAY } from '@/school/today';
import { TextField } from '@/ui/form/field';
import { SelectField } from '@/ui/form/select-field';
import type { Days } from './period-days';
import type { PeriodValues, PeriodsValues } from './period-values';

/** Column widths where the fields are in one row. */
export const PERIOD_WIDTHS = '1fr 1fr 1fr';

interface PeriodFieldsProps {
  /** 'rows.0.' */
  prefix: string;
  /** Names of the periods outside the form. */
  taken: readonly string[];
  year: Days;
}

/** The fields of a period in its row. */
export function PeriodFields({ prefix, taken, year }: PeriodFieldsProps) {
  const { values } = useFormikContext<PeriodsValues>();
  const ownName = values.rows[Number(prefix.split('.')[1])]?.name;
  // PERI-10, PERI-11
  const used = [...taken, ...values.rows.map(({ name }) => name)];
  const options = PERIOD_NAMES.map((name) => ({ value: name, label: name, isDisabled: name !== ownName && used.includes(name) }));
  const limits = { min: year.startDate, max: year.endDate, unreadable: NO_SUCH_DAY };
  return (
    <>
      <SelectField<PeriodValues> prefix={prefix} name="name" label="Nombre" placeholder="Elige un nombre" options={options} />
      <TextField<PeriodValues> prefix={prefix} name="startDate" label="Fecha inicial" type="date" {...limits} />
      <TextField<PeriodValues> prefix={prefix} name="endDate" label="Fecha final" type="date" {...limits} />
    </>
  );
}
