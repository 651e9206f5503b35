import { ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { object, string, type ObjectSchema } from 'yup';
import { useReread } from '@/school/use-reread';
import { studentObservations, type StudentObservation } from '@/api/resources/student-observations';
import type { Student } from '@/api/resources/students';
import { nameApart } from '@/school/apart';
import { fullName } from '@/school/students';
import { MayBeSaved } from '@/school/may-be-saved';
import { Avatar } from '@/ui/base/avatar';
import { ChoiceField } from '@/ui/form/choice-field';
import type { Choice, Named } from '@/ui/form/choices';
import { FormDialog } from '@/ui/form/form-dialog';
import { isolateDialog } from '@/ui/form/isolate-dialog';
import { useRecordGuard } from '@/ui/form/record-guard';
import { useForm } from '@/ui/form/use-form';
import { LongTextField } from '@/ui/form/long-text-field';
import { REQUIRED, filledIn } from '@/ui/form/text-schema';
import { isConfidential } from './confidential-type';
import { listBy, useObservationSave } from './use-observation-save';

/** Ids are strings, as in a select. */
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

/** The form's options, loaded when the screen opens. */
export interface ObservationChoices {
  readonly periods: Choice<Named>;
  /** OBSE-21 */
  readonly types: Choice<Named>;
}

/** The stored version of an edited observation, also after its period was changed (SAFE-33). */
function useStored(observation: StudentObservation | null, { periods, types }: ObservationChoices) {
  const input = listBy(observation?.teacherId ?? 0, observation?.studentId ?? 0);
  const reread = useReread(studentObservations.listOfTeacher, input);
  const [latest, setLatest] = useState(observation);
  if (observation === null || latest === null) return undefined;
  return {
    stored: valuesOf(latest),
    reread: async () => {
      const found = (await reread()).studentObservationsResponse.find(({ id }) => id === observation.id);
      if (!found) return null;
      setLatest(found);
      return valuesOf(found);
    },
    fields: [
      { label: 'Periodo', text: ({ periodId }: ObservationValues) => nameOf(periods, periodId) },
      { label: 'Tipo', text: ({ observationTypeId }: ObservationValues) => nameOf(types, observationTypeId) },
      { label: 'Descripción', text: (values: ObservationValues) => values.observation.trim() },
    ],
  };
}

export interface ObservationDialogProps {
  student: Student;
  /** What sets the student apart from others of the same name. */
  apart: string | undefined;
  room: { readonly name: string };
  /** The author. */
  teacherId: number;
  /** null: a new observation. */
  observation: StudentObservation | null;
  /** Initial period of a new observation: the one that the list behind the dialog is filtered by (OBSE-28). */
  periodId?: number | undefined;
  choices: ObservationChoices;
  /** Whether the list of the student's observations is behind the dialog. */
  isListed: boolean;
  onClose: () => void;
}

/** 'Crear Observación' or 'Editar Observación' of one student (OBSE-21 to OBSE-30, SHAR-18). */
export const ObservationDialog = isolateDialog(function ObservationDialog({
  student,
  apart,
  room,
  teacherId,
  observation,
  periodId,
  choices,
  isListed,
  onClose,
}: ObservationDialogProps) {
  const { periods, types } = choices;
  const name = fullName(student);
  const { save, lost } = useObservationSave({ id: observation?.id ?? null, onClose, isListed });
  const record = useStored(observation, choices);
  const form = useForm<ObservationValues>({
    initial: observation ? valuesOf(observation) : { ...EMPTY, periodId: periodId === undefined ? '' : String(periodId) },
    schema,
    draft: observation ? `studentObservation:${observation.id}` : `newStudentObservation:${student.id}`,
    guard: useRecordGuard(record),
    send: (values) =>
      save({
        studentId: student.id,
        periodId: Number(values.periodId),
        observationTypeId: Number(values.observationTypeId),
        observation: values.observation.trim(),
        teacherId,
      }),
  });
  const { values } = form;
  return (
    <FormDialog form={form} title={observation ? 'Editar Observación' : 'Crear Observación'} onClose={onClose} size="lg">
      {/* OBSE-24 */}
      <div className="faces">
        <Avatar name={name} surname={student.surname} image={student.photoUrl} />
        <p translate="no">{`${nameApart(name, apart)} · ${room.name}`}</p>
      </div>
      <div className="field-pair">
        <ChoiceField<ObservationValues>
          name="periodId"
          label="Periodo"
          placeholder="Elige un periodo"
          choice={periods}
          what="los periodos"
          applied={observation?.periodId}
          otherwise="Otro periodo"
        />
        <ChoiceField<ObservationValues>
          name="observationTypeId"
          label="Tipo"
          placeholder="Elige un tipo"
          choice={types}
          what="los tipos"
          applied={observation?.observationTypeId}
          otherwise="Otro tipo"
        />
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
      <MayBeSaved creation={lost} text={form.values.observation} />
    </FormDialog>
  );
});
