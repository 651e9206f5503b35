import { useFormikContext } from 'formik';
import { useEffect, useId, useRef } from 'react';
import { activityTypeOptions } from '@/school/learning/activity-words';
import { useAchievementChoice, type LearningChoices } from '@/school/learning/learning-choices';
import { idOfText, placeIn } from '@/school/learning/learning-place';
import { PlaceFields } from '@/school/learning/place-fields';
import { Notice } from '@/ui/base/notice';
import { RichTextField } from '@/ui/editor/rich-text-editor';
import { ChoiceField } from '@/ui/form/choice-field';
import { FieldFrame, TextField } from '@/ui/form/field';
import { NumberField } from '@/ui/form/number-field';
import { readNumber } from '@/ui/form/number-text';
import { OptionsStatus } from '@/ui/form/options-status';
import { SelectField } from '@/ui/form/select-field';
import { showSnack } from '@/ui/overlay/notices';
import { RichText } from '@/ui/rich-text/rich-text';
import { REDUCED, TOO_MUCH, type ActivityValues } from './activity-values';
import { exceeds, remainingBeside, tidiedWeight } from './activity-weights';
import type { OtherActivities } from './use-other-activities';
import { WeightBar, weightText } from './weight-bar';

/** 'Periodo', 'Curso', 'Asignatura', and 'Logro', whose options depend on the other three. */
export function AchievementPlaceFields({ choices, isFixed }: { choices: LearningChoices; isFixed: boolean }) {
  const { values, setValues } = useFormikContext<ActivityValues>();
  const place = placeIn({ periodId: idOfText(values.periodId), roomId: idOfText(values.roomId), subjectId: idOfText(values.subjectId) });
  const achievements = useAchievementChoice(place);
  const isEmpty = place !== null && achievements.state === 'ready' && achievements.items.length === 0;
  return (
    <>
      <PlaceFields
        choices={choices}
        values={values}
        isFixed={isFixed}
        onChoose={(name, chosen) => void setValues({ ...values, [name]: chosen, indicatorId: '', weighted: '' })}
      />
      <ChoiceField<ActivityValues>
        name="indicatorId"
        label="Logro"
        placeholder={isEmpty ? 'No hay logros' : 'Elige un logro'}
        choice={achievements}
        what="los logros"
        applied={idOfText(values.indicatorId)}
        otherwise="Otro logro"
        required={!isFixed}
        disabled={isFixed || place === null}
        onChoose={(indicatorId) => void setValues({ ...values, indicatorId, weighted: '' })}
      />
    </>
  );
}

interface WeightFieldsProps {
  weights: OtherActivities;
  isNew: boolean;
  isReadOnly: boolean;
}

/** 'Tipo' and 'Ponderación', and under them the sum of the achievement's weights including this one. */
export function WeightFields({ weights, isNew, isReadOnly }: WeightFieldsProps) {
  const { values, setFieldValue } = useFormikContext<ActivityValues>();
  const { indicatorId } = values;
  const { state } = weights;
  // The dialog's weights are one render behind the form.
  const others = String(weights.indicatorId ?? '') === indicatorId ? weights.others : undefined;
  const remaining = others && remainingBeside(others);
  const isEmpty = values.weighted.trim() === '';
  const filledFor = useRef(indicatorId);
  // ACTV-23; a weight typed while the activities loaded stays.
  useEffect(() => {
    if (!isNew || filledFor.current === indicatorId || (indicatorId !== '' && remaining === undefined)) return;
    filledFor.current = indicatorId;
    if (remaining !== undefined && isEmpty) void setFieldValue('weighted', String(remaining));
  }, [isNew, indicatorId, remaining, isEmpty, setFieldValue]);
  const typed = Math.max(0, readNumber(values.weighted) ?? 0);
  return (
    <>
      <div className="field-pair">
        <SelectField<ActivityValues>
          name="type"
          label="Tipo"
          placeholder="Elige un tipo"
          options={activityTypeOptions}
          required={!isReadOnly}
          disabled={isReadOnly}
        />
        <NumberField<ActivityValues>
          name="weighted"
          label="Ponderación"
          unit="%"
          required={!isReadOnly}
          readOnly={isReadOnly}
          atOnce={TOO_MUCH}
          tidies={(text) => (others && !isReadOnly ? tidiedWeight(text, others, isNew) : text)}
          onTidied={(text) => {
            // ACTV-28
            if (others && exceeds(readNumber(text) ?? 0, others)) void showSnack(REDUCED);
          }}
        />
      </div>
      {/* ACTV-30 */}
      {isNew && remaining === 0 && (
        <Notice>Este logro ya ha alcanzado el 100% de ponderación. No es posible agregar más actividades.</Notice>
      )}
      {!isReadOnly && others && (
        <div className="weight-beside">
          <WeightBar activities={others} typed={typed} />
          <p className="num">{weightText(others, typed)}</p>
        </div>
      )}
      {!isReadOnly && state !== 'ready' && <OptionsStatus choice={weights} what="las actividades de este logro" />}
    </>
  );
}

/** The read-only 'Descripción' (ACTV-16). */
function StillDescription() {
  const { values } = useFormikContext<ActivityValues>();
  const id = useId();
  const labelId = `${id}-label`;
  return (
    <FieldFrame id={id} labelId={labelId} isGroup label="Descripción" error={null} required={false}>
      <div className="editor is-still">
        <div className="editor-text" id={id} role="textbox" aria-multiline aria-readonly aria-labelledby={labelId} tabIndex={0}>
          <RichText html={values.description} />
        </div>
      </div>
    </FieldFrame>
  );
}

/** 'Título' and 'Descripción' (ACTV-19). */
export function WordFields({ isReadOnly }: { isReadOnly: boolean }) {
  return (
    <>
      <TextField<ActivityValues> name="title" label="Título" autoComplete="off" required={!isReadOnly} readOnly={isReadOnly} />
      {isReadOnly ? <StillDescription /> : <RichTextField<ActivityValues> name="description" label="Descripción" required={false} />}
    </>
  );
}
