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
  /** The levels that come with a room. */
  levelsFor: (roomId: number) => LevelValues[];
}

/**
 * Where a new achievement belongs. A room brings its levels; those of the model that is there already stay as they were written, also
 * while no room that has levels is chosen.
 */
export function NewPlaceFields({ choices, levelsFor }: NewPlaceFieldsProps) {
  const { values, setValues } = useFormikContext<AchievementValues>();
  const present = levelsFor(Number(values.roomId));
  const chooseRoom = (roomId: string) => {
    const levels = levelsFor(Number(roomId));
    const isKept = levels.length === 0 ? !isSame(values.levels, present) : rangesOf(levels) === rangesOf(values.levels);
    void setValues({ ...values, roomId, ...(!isKept && { levels, completed: '' }) });
  };
  // Those of a draft may be of before the school changed its levels: what was written for one of the same name stays.
  useEffect(() => {
    if (present.length === 0 || rangesOf(present) === rangesOf(values.levels)) return;
    const written = (name: string) => values.levels.find((level) => level.name === name)?.description;
    void setValues({ ...values, levels: present.map((level) => ({ ...level, description: written(level.name) ?? level.description })) });
    // oxlint-disable-next-line react/exhaustive-deps -- when the room's levels are others; a room that is chosen has brought its own
  }, [rangesOf(present)]);
  return <PlaceFields choices={choices} values={values} isFixed={false} onChoose={(name, id) => name === 'roomId' && chooseRoom(id)} />;
}

/** Names and ranges, by which levels are told apart. */
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
        <b>{level.name}</b>
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
              {name}
            </dt>
            <dd>{description.trim() || '-'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
