/** The fields for a mark's level and number. */
import { useFormikContext } from 'formik';
import { useId } from 'react';
import type { Level } from '@/api/resources/indicators';
import { colourOf, rangeText } from '@/school/levels';
import { markText } from '@/school/learning/mark-chart';
import { markOfSlider, sliderEnd, stepOf, type EvaluationValues } from './evaluation-values';

interface LevelFieldProps {
  /** Lowest first. */
  levels: readonly Level[];
  chosen: Level | undefined;
  /** Shows each level's range (EVAL-54). */
  hasNumbers: boolean;
}

/** 'Nivel': a chip for each (EVAL-32). */
export function LevelField({ levels, chosen, hasNumbers }: LevelFieldProps) {
  const id = useId();
  const { values, setValues } = useFormikContext<EvaluationValues>();
  return (
    <fieldset className="mb-3">
      <legend className="form-label">
        Nivel
        <span className="required-mark" aria-hidden="true">
          {' *'}
        </span>
      </legend>
      <div className="levels">
        {levels.map((level, index) => (
          <div key={level.id}>
            <input
              className="btn-check"
              type="radio"
              name={id}
              id={`${id}-${level.id}`}
              checked={level.id === chosen?.id}
              // EVAL-34
              onChange={() => void setValues({ ...values, levelId: String(level.id), mark: level.initialValue })}
            />
            <label className="level-chip" htmlFor={`${id}-${level.id}`}>
              <span>
                <span className={`level-mark ${colourOf(index, levels.length)}`} aria-hidden="true" />
                <span translate="no">{level.name}</span>
              </span>
              {hasNumbers && (
                <small className="num" translate="no">
                  {rangeText(level)}
                </small>
              )}
            </label>
          </div>
        ))}
      </div>
      <p className={`level-words ${chosen ? '' : 'text-body-secondary'}`} role="status">
        {chosen ? chosen.description : hasNumbers ? 'Elige el nivel; después, la calificación.' : 'Elige el nivel.'}
      </p>
    </fieldset>
  );
}

interface MarkSliderProps {
  levels: readonly Level[];
  /** Undefined: none is chosen, and the slider is disabled (EVAL-34). */
  level: Level | undefined;
}

/** 'Calificación': a mark within the chosen level (EVAL-33). */
export function MarkSlider({ levels, level }: MarkSliderProps) {
  const id = useId();
  const { values, setValues } = useFormikContext<EvaluationValues>();
  const { mark } = values;
  const range = level ?? { initialValue: 0, endValue: levels.at(-1)?.endValue ?? 0 };
  const text = mark === 0 ? '0' : markText(mark);
  return (
    <div className="mb-3">
      <div className="slider-head">
        <label className="form-label" htmlFor={id}>
          Calificación
        </label>
        <output className="slider-value num" htmlFor={id}>
          {text}
        </output>
      </div>
      <input
        translate="no"
        className="form-range"
        type="range"
        id={id}
        min={range.initialValue}
        max={sliderEnd(range)}
        // Shows an edited mark before its level is preselected (EVAL-49).
        step={level ? stepOf(level) : 'any'}
        value={mark}
        disabled={!level}
        // A mark with two decimals is between two steps.
        aria-valuetext={text}
        // Changing the mark chooses its level, also a preselected one (EVAL-49).
        onChange={({ target }) =>
          void setValues({ ...values, levelId: String(level?.id ?? ''), mark: markOfSlider(target.valueAsNumber, range) })
        }
      />
      <div className="slider-ends num" aria-hidden="true">
        <span>{level?.initialValue}</span>
        <span>{level?.endValue}</span>
      </div>
    </div>
  );
}
