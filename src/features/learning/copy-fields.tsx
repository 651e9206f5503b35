import { useFormikContext } from 'formik';
import type { LearningChoices } from '@/school/learning/learning-choices';
import { ChoiceField } from '@/ui/form/choice-field';
import { MultiSelectField } from '@/ui/form/multi-select-field';
import { SwitchField } from '@/ui/form/switch-field';
import { offeredRooms, type CopySource, type CopyValues } from './copy-values';

interface CopyFieldsProps {
  source: CopySource;
  choices: LearningChoices;
  hasActivities: boolean;
}

/** 'Periodo', 'Cursos' and 'Incluir las actividades' (COPY-02). */
export function CopyFields({ source, choices: { periods, rooms }, hasActivities }: CopyFieldsProps) {
  const { values, setFieldValue } = useFormikContext<CopyValues>();
  const offered = offeredRooms(rooms.items, source, values.periodId);
  return (
    <>
      <ChoiceField<CopyValues>
        name="periodId"
        label="Periodo"
        choice={periods}
        what="los periodos"
        applied={source.periodId}
        otherwise="Otro periodo"
        onChoose={(chosen) => {
          const remainingIds = offeredRooms(rooms.items, source, chosen).map(({ id }) => id);
          void setFieldValue(
            'roomIds',
            values.roomIds.filter((id) => remainingIds.includes(id)),
          );
        }}
      />
      <MultiSelectField<CopyValues>
        name="roomIds"
        label="Cursos"
        choose="Elegir cursos"
        all="Todos los cursos"
        options={offered.map(({ id, name }) => ({ value: id, label: name, group: null }))}
        {...(offered.length === 0 && { instead: <p className="text-ui mb-0">No hay otro curso para este periodo. Elige otro periodo.</p> })}
      />
      {hasActivities && (
        <SwitchField<CopyValues>
          name="includesActivities"
          label="Incluir las actividades"
          help="Con su tipo, título, ponderación y descripción."
        />
      )}
    </>
  );
}
