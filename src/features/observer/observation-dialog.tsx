import { useQuery } from '@tanstack/react-query';
import { ShieldAlert } from 'lucide-react';
import { object, string, type ObjectSchema } from 'yup';
import { useReread } from '@/api/core/background-read';
import { queryOf } from '@/api/core/client';
import { studentObservations, type StudentObservation } from '@/api/resources/student-observations';
import type { Student } from '@/api/resources/students';
import { fullName } from '@/school/students';
import { MAY_BE_SAVED } from '@/school/use-creation';
import { Avatar } from '@/ui/base/avatar';
import { optionsOf, type Choice, type Named } from '@/ui/form/choices';
import { FormDialog } from '@/ui/form/form-dialog';
import { LongTextField } from '@/ui/form/long-text-field';
import { OptionsStatus } from '@/ui/form/options-status';
import { SelectField } from '@/ui/form/select-field';
import { REQUIRED, filledIn } from '@/ui/form/text-schema';
import { isConfidential } from './confidential-type';
import { listBy, useObservationSave } from './use-observation-save';

/** Ids as a select has them. */
interface ObservationValues {
  periodId: string;
  observationTypeId: string;
  observation: string;
}

// OBSE-22, OBSE-23
const schema: ObjectSchema<ObservationValues> = object({
  periodId: string().required(REQUIRED),
  observationTypeId: string().required(REQUIRED),
  observation: filledIn(REQUIRED),
});

const EMPTY: ObservationValues = { periodId: '', observationTypeId: '', observation: '' };

const valuesOf = ({ periodId, observationTypeId, observation }: StudentObservation): ObservationValues => ({
  periodId: String(periodId),
  observationTypeId: String(observationTypeId),
  observation,
});

const idIn = (text: string) => (text === '' ? undefined : Number(text));
const nameOf = ({ items }: Choice<Named>, id: string) => items.find((item) => item.id === idIn(id))?.name ?? id;

/** What is offered to choose from; both are asked for as the screen opens. */
export interface ObservationChoices {
  readonly periods: Choice<Named>;
  /** OBSE-21 */
  readonly types: Choice<Named>;
}

/** What an edited observation is stored as by now, whatever its period is by then (SAFE-33). */
function useStored(observation: StudentObservation | null, { periods, types }: ObservationChoices) {
  const input = listBy(observation?.teacherId ?? 0, observation?.studentId ?? 0);
  const reread = useReread(studentObservations.listOfTeacher, input);
  const { data } = useQuery({ ...queryOf(studentObservations.listOfTeacher, input), enabled: false });
  if (observation === null) return undefined;
  const isIt = ({ id }: StudentObservation) => id === observation.id;
  return {
    stored: valuesOf(data?.studentObservationsResponse.find(isIt) ?? observation),
    reread: async () => {
      const found = (await reread()).studentObservationsResponse.find(isIt);
      return found ? valuesOf(found) : null;
    },
    fields: [
      { label: 'Periodo', text: ({ periodId }: ObservationValues) => nameOf(periods, periodId) },
      { label: 'Tipo', text: ({ observationTypeId }: ObservationValues) => nameOf(types, observationTypeId) },
      { label: 'Descripción', text: (values: ObservationValues) => values.observation.trim() },
    ],
  };
}

interface ObservationDialogProps {
  student: Student;
  room: { readonly name: string };
  /** Who writes it. */
  teacherId: number;
  /** null: a new one. */
  observation: StudentObservation | null;
  choices: ObservationChoices;
  /** The list of the student's observations stands behind it. */
  isListed: boolean;
  onClose: () => void;
}

/** 'Crear Observación' or 'Editar Observación' of one student (OBSE-21 to OBSE-30, SHAR-18). */
export function ObservationDialog({ student, room, teacherId, observation, choices, isListed, onClose }: ObservationDialogProps) {
  const { periods, types } = choices;
  const name = fullName(student);
  const { save, isUnsure } = useObservationSave({ id: observation?.id ?? null, onClose, isListed });
  const record = useStored(observation, choices);
  return (
    <FormDialog<ObservationValues>
      title={observation ? 'Editar Observación' : 'Crear Observación'}
      onClose={onClose}
      size="lg"
      initial={observation ? valuesOf(observation) : EMPTY}
      schema={schema}
      draft={observation ? `studentObservation:${observation.id}` : `newStudentObservation:${student.id}`}
      {...(record && { record })}
      onSubmit={(values) =>
        save({
          studentId: student.id,
          periodId: Number(values.periodId),
          observationTypeId: Number(values.observationTypeId),
          observation: values.observation.trim(),
          teacherId,
        })
      }
    >
      {({ values }) => (
        <>
          {/* OBSE-24 */}
          <div className="faces">
            <Avatar name={name} image={student.photoUrl} />
            <p>{`${name} · ${room.name}`}</p>
          </div>
          <div className="field-pair">
            <div>
              <SelectField<ObservationValues>
                name="periodId"
                label="Periodo"
                placeholder="Elige un periodo"
                options={optionsOf(periods, observation?.periodId, 'Otro periodo')}
              />
              {periods.state === 'failed' && <OptionsStatus choice={periods} what="los periodos" />}
            </div>
            <div>
              <SelectField<ObservationValues>
                name="observationTypeId"
                label="Tipo"
                placeholder="Elige un tipo"
                options={optionsOf(types, observation?.observationTypeId, 'Otro tipo')}
              />
              {types.state === 'failed' && <OptionsStatus choice={types} what="los tipos" />}
            </div>
          </div>
          <div role="status">
            {isConfidential(nameOf(types, values.observationTypeId)) && (
              <div className="notice notice-warning mb-3">
                <ShieldAlert className="icon" />
                <span>No escribas nombres de otros estudiantes ni datos de salud.</span>
              </div>
            )}
          </div>
          <LongTextField<ObservationValues> name="observation" label="Descripción" isTall />
          {isUnsure && values.observation.trim() !== '' && (
            <p className="text-ui text-body-secondary mb-0" role="status">
              {MAY_BE_SAVED}
            </p>
          )}
        </>
      )}
    </FormDialog>
  );
}
