import { Trash2 } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useReread } from '@/school/use-reread';
import { mutationOf } from '@/api/core/client';
import { PERIOD_NAMES, periods, type Period } from '@/api/resources/periods';
import { readDay } from '@/school/date-text';
import { IconButton } from '@/ui/base/button';
import { isSame, type Merge } from '@/ui/form/drafts';
import { CancelButton, Form, SubmitButton } from '@/ui/form/form';
import { FormRows } from '@/ui/form/form-rows';
import { oneOf } from '@/ui/form/form-rows-paste';
import { useForm } from '@/ui/form/use-form';
import { useFirstFocus } from '@/ui/form/use-first-focus';
import { useSave } from '@/ui/form/use-save';
import { useRemoval } from '@/ui/overlay/use-removal';
import type { Days } from './period-days';
import { PERIOD_WIDTHS, PeriodFields } from './period-fields';
import { MOST_PERIODS, NEW_PERIOD, periodRequestOf, periodsSchema, valuesOf, type PeriodValues, type PeriodsValues } from './period-values';
import { YearLine } from './year-line';

const PASTED = { name: oneOf(PERIOD_NAMES.map((name) => ({ value: name, label: name }))), startDate: readDay, endDate: readDay };

interface PeriodsFormProps {
  stored: readonly Period[];
  year: Days;
  /** Back to the view; `asked`: by 'Cancelar', and the stored values are asked for again (PERI-06, PERI-07). */
  onClose: (asked: boolean) => void;
}

function Foot({ draft, onCancel }: { draft: string | undefined; onCancel: () => void }) {
  return (
    <div className="form-foot">
      <CancelButton draft={draft} onCancel={onCancel} />
      <SubmitButton>Guardar</SubmitButton>
    </div>
  );
}

const drawn = ({ name, startDate, endDate }: PeriodValues, isNew: boolean) => ({ name, startDate, endDate, isNew });

/** New periods, a row each, the only one of which stays (PERI-08, PERI-13, PERI-23); a failed save leaves them as typed (PERI-26, PERI-27). */
export function NewPeriods({ stored, year, onClose }: PeriodsFormProps) {
  const frame = useFirstFocus();
  const known = stored.map(valuesOf);
  const save = useSave(mutationOf(periods.save, { awaitsReload: true }), {
    close: () => onClose(false),
    added: (answer) => answer.periods.find(({ id }) => !stored.some((period) => period.id === id))?.id,
  });
  const form = useForm<PeriodsValues>({
    initial: { rows: [NEW_PERIOD] },
    schema: periodsSchema(known, year),
    draft: `periods:new:${year.startDate}`,
    send: (values) => save({ body: periodRequestOf(values) }),
  });
  return (
    <Form form={form}>
      <YearLine year={year} periods={[...known.map((row) => drawn(row, false)), ...form.values.rows.map((row) => drawn(row, true))]} />
      <div className="card-body pt-0" ref={frame}>
        <FormRows
          rowLabel="Periodo nuevo"
          blank={NEW_PERIOD}
          columns={PASTED}
          widths={PERIOD_WIDTHS}
          add="Agregar otro periodo"
          most={MOST_PERIODS - known.length}
        >
          {(prefix) => <PeriodFields prefix={prefix} taken={known.map(({ name }) => name)} year={year} />}
        </FormRows>
      </div>
      <Foot draft={form.draft} onCancel={() => onClose(true)} />
    </Form>
  );
}

const shownOf = (stored: readonly Period[]): PeriodsValues => ({ rows: stored.map(valuesOf) });

const rowOf = ({ rows }: PeriodsValues, wanted: number | null) => rows.find(({ id }) => id === wanted);

/**
 * A period that was deleted meanwhile leaves the form, and one that came joins it. One in which nothing was typed is as it is stored
 * by now: all of them are sent.
 */
const mergePeriods: Merge<PeriodsValues> = ({ typed, known }, stored) => ({
  rows: stored.rows.map((row) => {
    const own = rowOf(typed, row.id);
    return own && !isSame(own, rowOf(known, row.id)) ? own : row;
  }),
});

/** All periods of the year, to be changed or deleted (PERI-05, PERI-24, PERI-28, PERI-29, PERI-30). */
export function EditedPeriods({ stored, year, onClose }: PeriodsFormProps) {
  const frame = useFirstFocus();
  const reread = useReread(periods.list, {});
  const save = useSave(mutationOf(periods.save, { awaitsReload: true }), { close: () => onClose(false) });
  const remove = useRemoval(mutationOf(periods.remove), {
    title: 'Eliminar Periodo',
    text: '¿Estás seguro que deseas eliminar este periodo?',
  });
  const form = useForm<PeriodsValues>({
    initial: shownOf(stored),
    schema: periodsSchema([], year),
    draft: `periods:edit:${year.startDate}`,
    merge: mergePeriods,
    send: async (typed, known) => {
      // All go out together (0018): another person's period would go back to what it was. A failed reading stops nothing.
      const { periods: now } = await reread().catch(() => ({ periods: stored }));
      // What was typed in one that is gone is not passed over: the server refuses it, and the form shows what is left.
      const isGone = typed.rows.some((row) => !isSame(row, rowOf(known, row.id)) && !now.some(({ id }) => id === row.id));
      await save({ body: periodRequestOf(isGone ? typed : mergePeriods({ typed, known }, shownOf(now))) });
    },
  });
  const { values } = form;
  return (
    <Form form={form}>
      <YearLine year={year} periods={values.rows.map((row) => drawn(row, false))} />
      <div className="card-body pt-0">
        <div ref={frame} className="form-rows" style={{ '--columns': PERIOD_WIDTHS } as CSSProperties}>
          {values.rows.map((row, index) => (
            <div key={row.id} className="form-row" role="group" aria-label={`Periodo ${index + 1}`}>
              <PeriodFields prefix={`rows.${index}.`} taken={[]} year={year} />
              <IconButton
                icon={Trash2}
                name="Eliminar"
                className="is-danger"
                onClick={() => {
                  const period = stored.find(({ id }) => id === row.id);
                  // SHAR-23: by its stored name, whatever is typed.
                  if (period) remove({ params: { id: period.id } }, period.name);
                }}
              />
            </div>
          ))}
        </div>
      </div>
      <Foot draft={form.draft} onCancel={() => onClose(true)} />
    </Form>
  );
}
