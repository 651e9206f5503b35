import { useFormikContext } from 'formik';
import { WandSparkles } from 'lucide-react';
import { useEffect, useId } from 'react';
import type { LearningChoices } from '@/school/learning/learning-choices';
import { colourOf, rangeText } from '@/school/levels';
import { PlaceFields } from '@/school/learning/place-fields';
import { Button } from '@/ui/base/button';
import { isSame } from '@/ui/form/drafts';
import { LongTextField } from '@/ui/form/long-text-field';
import { autocomplete, newTitle, type AchievementValues, type LevelValues } from './achievement-values';

interface NewPlaceFieldsProps {
  choices: LearningChoices;
  /** The levels of a room's model. */
  levelsFor: (roomId: number) => LevelValues[];
}

/**
 * Period, room and subject of a new achievement. Choosing a room fills in its levels. Edited descriptions stay where the new room has
 * the same levels or none.
 */
export function NewPlaceFields({ choices, levelsFor }: NewPlaceFieldsProps) {
  const { values, setValues } = useFormikContext<AchievementValues>();
  const roomLevels = levelsFor(Number(values.roomId));
  const chooseRoom = (roomId: string) => {
    const levels = levelsFor(Number(roomId));
    const isKept = levels.length === 0 ? !isSame(values.levels, roomLevels) : rangesOf(levels) === rangesOf(values.levels);
    void setValues({ ...values, roomId, ...(!isKept && { levels, completed: '' }) });
  };
  // The school may have changed its levels since the draft was stored: descriptions are matched by name.
  useEffect(() => {
    if (roomLevels.length === 0 || rangesOf(roomLevels) === rangesOf(values.levels)) return;
    const typedFor = (name: string) => values.levels.find((level) => level.name === name)?.description;
    void setValues({
      ...values,
      levels: roomLevels.map((level) => ({ ...level, description: typedFor(level.name) ?? level.description })),
    });
    // oxlint-disable-next-line react/exhaustive-deps -- only when the room's levels differ; choosing a room fills in its levels itself
  }, [rangesOf(roomLevels)]);
  return <PlaceFields choices={choices} values={values} isFixed={false} onChoose={(name, id) => name === 'roomId' && chooseRoom(id)} />;
}

/** Names and ranges of levels, as one comparable string. */
const rangesOf = (levels: readonly LevelValues[]) =>
  JSON.stringify(levels.map(({ name, initialValue, endValue }) => [name, initialValue, endValue]));

/** 'Autocompletar' (LEAR-36, LEAR-37). */
export function AutocompleteButton({ disabled = false }: { disabled?: boolean }) {
  const { values, setValues } = useFormikContext<AchievementValues>();
  return (
    <Button
      disabled={disabled || values.title.trim() === '' || values.levels.length === 0}
      onClick={() => void setValues(autocomplete(values))}
    >
      <WandSparkles className="icon" />
      Autocompletar
    </Button>
  );
}

/** A block for each level, the lowest first (LEAR-28). */
export function LevelFields({ hasRanges }: { hasRanges: boolean }) {
  const {
    values: { levels },
  } = useFormikContext<AchievementValues>();
  return levels.map((level, index) => (
    <div key={level.name} className="level-block">
      <div>
        <span className={`level-mark ${colourOf(index, levels.length)}`} aria-hidden="true" />
        <b translate="no">{level.name}</b>
        {/* LEAR-29 */}
        {hasRanges && <div className="level-range num">{rangeText(level)}</div>}
      </div>
      <LongTextField<LevelValues> prefix={`levels.${index}.`} name="description" label={`Descripción de ${level.name}`} />
    </div>
  ));
}

/** 'Así se leerá en el boletín': the title and the levels as they will be stored. */
export function BulletinPreview({ isNew }: { isNew: boolean }) {
  const { values } = useFormikContext<AchievementValues>();
  const id = useId();
  const title = isNew ? newTitle(values.title) : values.title.trim();
  if (values.levels.length === 0) return null;
  return (
    <section className="bulletin" aria-labelledby={id}>
      <h2 id={id}>Así se leerá en el boletín</h2>
      <p className="bulletin-title">{title || 'Escribe el logro.'}</p>
      <dl>
        {values.levels.map(({ name, description }, index) => (
          <div key={name}>
            <dt>
              <span className={`level-mark ${colourOf(index, values.levels.length)}`} aria-hidden="true" />
              <span translate="no">{name}</span>
            </dt>
            <dd>{description.trim() || '-'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
