import { useState } from 'react';
import { object, string, type ObjectSchema } from 'yup';
import { useReread } from '@/school/use-reread';
import { courseObservations, type CourseObservation } from '@/api/resources/course-observations';
import { MayBeSaved } from '@/school/may-be-saved';
import { countOfStudents, fullName } from '@/school/students';
import { Avatar } from '@/ui/base/avatar';
import { readDraft } from '@/ui/form/drafts';
import { FormDialog } from '@/ui/form/form-dialog';
import { useRecordGuard } from '@/ui/form/record-guard';
import { useForm } from '@/ui/form/use-form';
import { LongTextField } from '@/ui/form/long-text-field';
import { beforeOwn, sharedText, type ObservedStudent } from './observation-rows';
import { useCourseObservationSave } from './use-course-observation-save';

export interface ObservationValues {
  observation: string;
}

const schema: ObjectSchema<ObservationValues> = object({
  // COBS-14
  observation: string().trim().required('La observación es requerida'),
});

/** COBS-12 */
const FACES = 5;

function Faces({ students, roomName }: { students: readonly ObservedStudent[]; roomName: string }) {
  const [first, ...others] = students;
  const more = students.length - FACES;
  return (
    <div className="faces">
      {/* COBS-13: the avatar has the initials of who has no photo. */}
      {students.slice(0, FACES).map((student) => (
        <Avatar key={student.id} name={fullName(student)} image={student.photoUrl} />
      ))}
      {more > 0 && <span className="face is-more">{`+${more}`}</span>}
      <p>{first && others.length === 0 ? `${fullName(first)} · ${roomName}` : `${countOfStudents(students.length)} de ${roomName}`}</p>
    </div>
  );
}

interface CourseObservationDialogProps {
  subjectId: number;
  periodId: number;
  room: { readonly name: string };
  /** The chosen ones, all with an observation or all without one. */
  selected: readonly ObservedStudent[];
  onClose: () => void;
  onSaved: () => void;
}

/** 'Agregar observación' or 'Editar observación', of one student or several (COBS-12 to COBS-22, SHAR-18). */
export function CourseObservationDialog({ subjectId, periodId, room, selected, onClose, onSaved }: CourseObservationDialogProps) {
  // What it opened for: the list may be read again, and say otherwise, meanwhile.
  const [students] = useState(selected);
  const isEdit = students[0]?.observation != null;
  const ids = students.map(({ id }) => id);
  const { save, lost, sent } = useCourseObservationSave({ subjectId, periodId, students, onSaved });
  const reread = useReread(courseObservations.list, { params: { courseId: subjectId }, query: { periodId } });
  // By who is chosen: what was begun for one is not offered for another.
  const draft = `courseObservation:${subjectId}:${periodId}:${ids.join('.')}`;
  const [begun] = useState(() => readDraft<ObservationValues>(draft, { observation: '' })?.typed.observation.trim());
  /** The text of the students, but of those to whom it was given already: by an edit that failed on its way, and was left. */
  const sharedByOthers = (rows: readonly ObservedStudent[]) => {
    const left = rows.filter(({ observation }) => begun === undefined || observation?.observation !== begun);
    return sharedText(left.length > 0 ? left : rows);
  };
  /** The selected ones as they are stored by now. */
  const now = (all: readonly CourseObservation[]): ObservationValues | null => {
    const found = students.flatMap((student) => {
      const observation = all.find(({ studentId }) => studentId === student.id);
      return observation ? [{ ...student, observation }] : [];
    });
    // What was sent is looked for: an answer may have been lost, and somebody may have written over it.
    for (const { id, observation } of found) {
      const last = sent.get(id);
      if (last) sent.set(id, { ...last, isStored: observation.observation === last.text });
    }
    return found.length === 0 ? null : { observation: sharedByOthers(beforeOwn(found, students, sent)) };
  };
  const stored = { observation: sharedByOthers(selected.length === students.length ? beforeOwn(selected, students, sent) : students) };
  const record = {
    stored,
    reread: async () => now((await reread()).observations),
    fields: [{ label: 'Observación', text: ({ observation }: ObservationValues) => observation.trim() }],
  };
  const form = useForm<ObservationValues>({
    initial: { observation: sharedText(students) },
    schema,
    draft,
    guard: useRecordGuard(isEdit ? record : undefined),
    send: ({ observation }) => save(observation.trim()),
  });
  return (
    <FormDialog form={form} title={isEdit ? 'Editar observación' : 'Agregar observación'} onClose={onClose}>
      <Faces students={students} roomName={room.name} />
      <LongTextField<ObservationValues>
        name="observation"
        label="Observación"
        isTall
        help={ids.length === 1 ? 'Sale igual en el boletín.' : `Sale igual en el boletín de los ${ids.length} estudiantes.`}
        hasCount
      />
      <MayBeSaved creation={lost} text={form.values.observation} />
    </FormDialog>
  );
}
