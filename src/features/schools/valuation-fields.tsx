import { useId } from 'react';
import { FormRows } from '@/ui/form/form-rows';
import { TextField } from '@/ui/form/field';
import { NumberField } from '@/ui/form/number-field';
import { SwitchField } from '@/ui/form/switch-field';
import { anyText, type PasteColumns } from '@/ui/form/pasted-table';
import { roundedText } from '@/ui/form/number-text';
import { useFormikContext } from 'formik';
import { ValuationScale } from './valuation-scale';
import {
  BLANK_LEVEL,
  MOST_LEVELS,
  rangeOf,
  spread,
  withModel,
  withValuation,
  type LevelValues,
  type Model,
  type ValuationValues,
} from './valuation-values';

const MODELS = [
  { model: 'A', name: 'Modelo A', text: 'Negativo y Positivo: dice si el logro se alcanzó o no.' },
  { model: 'B', name: 'Modelo B', text: 'Bajo, Básico, Alto y Superior: dice cuánto del logro se alcanzó.' },
] as const satisfies readonly { model: Model; name: string; text: string }[];

/** VALU-16 to VALU-18. */
function ModelChoice({ chosen, onChoose }: { chosen: Model; onChoose: (model: Model) => void }) {
  const id = useId();
  return (
    <fieldset className="mb-3">
      <legend className="form-label">Modelo</legend>
      <div className="field-pair">
        {MODELS.map(({ model, name, text }) => (
          <div key={model}>
            <input
              className="btn-check"
              type="radio"
              name={id}
              id={`${id}-${model}`}
              checked={model === chosen}
              aria-describedby={`${id}-${model}-text`}
              onChange={() => onChoose(model)}
            />
            <div className="model">
              <label htmlFor={`${id}-${model}`}>{name}</label>
              <span id={`${id}-${model}-text`} className="text-ui">
                {text}
              </span>
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** VALU-10: rounds as a field does on blur. */
const pastedValue = (cell: string) => roundedText(cell, 1) || undefined;

const PASTED: PasteColumns<LevelValues> = {
  name: { names: ['Nombre', 'Nivel'], read: anyText },
  description: { names: ['Indicador base', 'Descripción'], read: anyText },
  initialValue: { names: ['Valor inicial', 'Desde'], read: pastedValue, counts: 'values' },
  endValue: { names: ['Valor final', 'Hasta'], read: pastedValue, counts: 'values' },
};

/** Name and base indicator need most of the room. */
const WIDTHS = 'minmax(0, 4fr) minmax(0, 6fr) minmax(0, 3fr) minmax(0, 3fr)';

/** A level: name, base indicator and range, which is read-only without valuation (VALU-23). */
function LevelFields({ prefix, isScored }: { prefix: string; isScored: boolean }) {
  return (
    <>
      <TextField<LevelValues> prefix={prefix} name="name" label="Nombre" autoComplete="off" />
      <TextField<LevelValues>
        prefix={prefix}
        name="description"
        label="Indicador base"
        help="Es el comienzo de la frase; el logro la completa: «Avanza con seguridad al…»."
        autoComplete="off"
      />
      <NumberField<LevelValues>
        prefix={prefix}
        name="initialValue"
        label="Valor inicial"
        {...(isScored ? { decimals: 1 } : { readOnly: true })}
      />
      <NumberField<LevelValues>
        prefix={prefix}
        name="endValue"
        label="Valor final"
        {...(isScored ? { decimals: 1 } : { readOnly: true })}
      />
    </>
  );
}

/** The fields of a valuation; the last row cannot be removed (VALU-15). */
export function ValuationFields() {
  const { values, setValues, setTouched } = useFormikContext<ValuationValues>();
  const isScored = values.includeValoration;
  // Clears the messages, which concern the replaced values.
  const replace = (next: ValuationValues) => {
    void setTouched({}, false);
    void setValues(next);
  };
  const levels = values.rows.map((row) => ({ name: row.name, range: rangeOf(row) }));
  return (
    <>
      <ModelChoice chosen={values.model} onChoose={(model) => replace(withModel(values, model))} />
      <SwitchField<ValuationValues>
        name="includeValoration"
        label="Incluir valoración"
        help="Cada logro lleva una nota, además del nivel."
        onSwitch={(on) => replace(withValuation(values, on))}
      />
      <SwitchField<ValuationValues>
        name="isQualificationByActivities"
        label="Calificación por actividades"
        help="La nota sale de las actividades y sus porcentajes."
      />
      <div className="scale-range">
        <NumberField<ValuationValues> name="initialValue" label="Valor inicial de la escala" readOnly={!isScored} />
        <NumberField<ValuationValues> name="endValue" label="Valor final de la escala" readOnly={!isScored} />
      </div>
      <ValuationScale whole={rangeOf(values)} levels={levels} hasNames />
      <div className="level-rows">
        <FormRows<LevelValues>
          rowLabel="Indicador"
          blank={BLANK_LEVEL}
          columns={PASTED}
          widths={WIDTHS}
          add="Agregar indicador"
          most={MOST_LEVELS.count}
          // VALU-22
          {...(!isScored && { arrange: spread })}
        >
          {(prefix) => <LevelFields prefix={prefix} isScored={isScored} />}
        </FormRows>
      </div>
      {/* VALU-13; a live region must exist before its text changes. */}
      <p className="levels-full" role="status">
        {values.rows.length >= MOST_LEVELS.count && MOST_LEVELS.text}
      </p>
    </>
  );
}
