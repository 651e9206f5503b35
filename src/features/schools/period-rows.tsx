import { Trash2 } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useReread } from '@/school/use-reread';
import { mutationOf } from '@/api/core/client';
import { PERIOD_NAMES, periods, type Period } from '@/api/resources/periods';
import { readDay } from '@/school/date-text';
import { IconButton } from '@/ui/base/button';
import { isSame, type Merge } from '@/ui/form/drafts';
import { CancelButton } from '@/ui/form/cancel-button';
import { Form, SubmitButton } from '@/ui/form/form';
import { FormRows } from '@/ui/form/form-rows';
import { oneOf } from '@/ui/form/pasted-table';
import { useForm } from '@/ui/form/use-form';
import { useFirstFocus } from '@/ui/form/use-first-focus';
import { useSave } from '@/ui/form/use-save';
import { useRemoval } from '@/ui/overlay/use-removal';
import type { Days } from './period-days';
import { PERIOD_WIDTHS, PeriodFields } from './period-fields';
import { MOST_PERIODS, NEW_PERIOD, periodRequestOf, periodsSchema, valuesOf, type PeriodValues, type PeriodsValues } from './period-values';
import { YearLine } from './year-line';

const PASTED = {
  name: { names: ['Nombre', 'Periodo'], read: oneOf(PERIOD_NAMES.map((name) => ({ value: name, label: name }))) },
  startDate: { names: ['Fecha inicial', 'Desde'], read: readDay },
  endDate: { names: ['Fecha final', 'Hasta'], read: readDay },
};

interface PeriodsFormProps {
  stored: readonly Period[];
  year: Days;
  /** Returns to the view. `isCancelled`: by 'Cancelar', after which the list is refetched (PERI-06, PERI-07). */
  onClose: (isCancelled: boolean) => void;
}

function Foot({ draft, onCancel }: { draft: string | undefined; onCancel: () => void }) {
  return (
    <div className="form-foot">
      <CancelButton draft={draft} onCancel={onCancel} />
      <SubmitButton>Guardar</SubmitButton>
    </div>
  );
}

const drawnPeriod = ({ name, startDate, endDate }: PeriodValues, isNew: boolean) => ({ name, startDate, endDate, isNew });

/** The form of new periods; the last row cannot be removed (PERI-08, PERI-13, PERI-23). A failed save keeps it (PERI-26, PERI-27). */
export function NewPeriods({ stored, year, onClose }: PeriodsFormProps) {
  const frame = useFirstFocus();
  const storedRows = stored.map(valuesOf);
  const save = useSave(mutationOf(periods.save, { awaitsReload: true }), {
    close: () => onClose(false),
    added: (answer) => answer.periods.map(({ id }) => id).filter((id) => !stored.some((period) => period.id === id)),
  });
  const form = useForm<PeriodsValues>({
    initial: { rows: [NEW_PERIOD] },
    schema: periodsSchema(storedRows, year),
    draft: `periods:new:${year.startDate}`,
    send: (values) => save({ body: periodRequestOf(values) }),
  });
  return (
    <Form form={form}>
      <YearLine
        year={year}
        periods={[...storedRows.map((row) => drawnPeriod(row, false)), ...form.values.rows.map((row) => drawnPeriod(row, true))]}
      />
      <div className="card-body pt-0" ref={frame}>
        <FormRows
          rowLabel="Periodo nuevo"
          blank={NEW_PERIOD}
          columns={PASTED}
          widths={PERIOD_WIDTHS}
          add="Agregar otro periodo"
          most={MOST_PERIODS - storedRows.length}
        >
          {(prefix) => <PeriodFields prefix={prefix} taken={storedRows.map(({ name }) => name)} year={year} />}
        </FormRows>
      </div>
      <Foot draft={form.draft} onCancel={() => onClose(true)} />
    </Form>
  );
}

const formValuesOf = (stored: readonly Period[]): PeriodsValues => ({ rows: stored.map(valuesOf) });

const rowOf = ({ rows }: PeriodsValues, rowId: number | null) => rows.find(({ id }) => id === rowId);

/**
 * Merges the typed periods into the stored ones: drops deleted periods, adds new ones, and takes unedited ones from the server,
 * because all periods are sent.
 */
const mergePeriods: Merge<PeriodsValues> = ({ typed, known }, stored) => ({
  rows: stored.rows.map((row) => {
    const typedRow = rowOf(typed, row.id);
    return typedRow && !isSame(typedRow, rowOf(known, row.id)) ? typedRow : row;
  }),
});

/** The form of all periods of the year, to change or delete them (PERI-05, PERI-24, PERI-28, PERI-29, PERI-30). */
export function EditedPeriods({ stored, year, onClose }: PeriodsFormProps) {
  const frame = useFirstFocus();
  const reread = useReread(periods.list, {});
  const save = useSave(mutationOf(periods.save, { awaitsReload: true }), { close: () => onClose(false) });
  const remove = useRemoval(mutationOf(periods.remove), {
    title: 'Eliminar Periodo',
    text: '¿Estás seguro que deseas eliminar este periodo?',
  });
  const form = useForm<PeriodsValues>({
    initial: formValuesOf(stored),
    schema: periodsSchema([], year),
    draft: `periods:edit:${year.startDate}`,
    merge: mergePeriods,
    send: async (typed, known) => {
      // All periods are sent together (0018), so rereading keeps another user's changes. A failed read does not block saving.
      const { periods: current } = await reread().catch(() => ({ periods: stored }));
      // An edited period that was deleted is sent nevertheless: the server refuses it, so that the input is not lost silently.
      const isGone = typed.rows.some((row) => !isSame(row, rowOf(known, row.id)) && !current.some(({ id }) => id === row.id));
      await save({ body: periodRequestOf(isGone ? typed : mergePeriods({ typed, known }, formValuesOf(current))) });
    },
  });
  const { values } = form;
  return (
    <Form form={form}>
      <YearLine year={year} periods={values.rows.map((row) => drawnPeriod(row, false))} />
      <div className="card-body pt-0">
        <div ref={frame} className="form-rows" style={{ '--columns': PERIOD_WIDTHS } as CSSProperties}>
          {values.rows.map((row, index) => (
            <div key={row.id} className="form-row" role="group" aria-label={`Periodo ${index + 1}`}>
              <PeriodFields prefix={`rows.${index}.`} taken={[]} year={year} />
              <IconButton
                icon={Trash2}
                name={`Eliminar Periodo ${index + 1}`}
                className="is-danger"
                onClick={() => {
                  const period = stored.find(({ id }) => id === row.id);
                  // SHAR-23: asks by the stored name, not the typed one.
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
