import { useState } from 'react';
import { object, string, type ObjectSchema } from 'yup';
import { useReread } from '@/school/use-reread';
import { courseObservations, type CourseObservation } from '@/api/resources/course-observations';
import { MayBeSaved } from '@/school/may-be-saved';
import { nameApart, type Apart } from '@/school/apart';
import { countOfStudents, fullName } from '@/school/students';
import { Avatar } from '@/ui/base/avatar';
import { readDraft } from '@/ui/form/drafts';
import { FormDialog } from '@/ui/form/form-dialog';
import { isolateDialog } from '@/ui/form/isolate-dialog';
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

interface FacesProps {
  students: readonly ObservedStudent[];
  apart: Apart;
  roomName: string;
}

function Faces({ students, apart, roomName }: FacesProps) {
  const [first, ...others] = students;
  const more = students.length - FACES;
  return (
    <div className="faces">
      {/* COBS-13: without a photo the avatar has initials. */}
      {students.slice(0, FACES).map((student) => (
        <Avatar key={student.id} name={fullName(student)} surname={student.surname} image={student.photoUrl} />
      ))}
      {more > 0 && <span className="face is-more">{`+${more}`}</span>}
      {first && others.length === 0 ? (
        <p translate="no">{`${nameApart(fullName(first), apart.get(first.id))} · ${roomName}`}</p>
      ) : (
        <p>
          <span>{`${countOfStudents(students.length)} de `}</span>
          <span translate="no">{roomName}</span>
        </p>
      )}
    </div>
  );
}

interface CourseObservationDialogProps {
  subjectId: number;
  periodId: number;
  room: { readonly name: string };
  /** The selected students, all with an observation or all without one. */
  selected: readonly ObservedStudent[];
  /** What sets students of one name apart. */
  apart: Apart;
  onClose: () => void;
  onSaved: () => void;
}

/** 'Agregar observación' or 'Editar observación', of one student or several (COBS-12 to COBS-22, SHAR-18). */
export const CourseObservationDialog = isolateDialog(function CourseObservationDialog({
  subjectId,
  periodId,
  room,
  selected,
  apart,
  onClose,
  onSaved,
}: CourseObservationDialogProps) {
  // The initially selected students; the list behind may be reread.
  const [students] = useState(selected);
  const isEdit = students[0]?.observation != null;
  const ids = students.map(({ id }) => id);
  const { save, lost, sent } = useCourseObservationSave({ subjectId, periodId, students, onSaved });
  const reread = useReread(courseObservations.list, { params: { courseId: subjectId }, query: { periodId } });
  // One draft per selection of students.
  const draft = `courseObservation:${subjectId}:${periodId}:${ids.join('.')}`;
  const [draftText] = useState(() => readDraft<ObservationValues>(draft, { observation: '' })?.typed.observation.trim());
  /** The students' common text. Leaves out those who have the draft's text, from an earlier edit that failed partway. */
  const sharedByOthers = (rows: readonly ObservedStudent[]) => {
    const others = rows.filter(({ observation }) => draftText === undefined || observation?.observation !== draftText);
    return sharedText(others.length > 0 ? others : rows);
  };
  /** The form's values from reread observations; null when all have been deleted. */
  const storedValues = (all: readonly CourseObservation[]): ObservationValues | null => {
    const found = students.flatMap((student) => {
      const observation = all.find(({ studentId }) => studentId === student.id);
      return observation ? [{ ...student, observation }] : [];
    });
    // Checks which sent texts are stored: a response may have been lost, or another user may have overwritten them.
    for (const { id, observation } of found) {
      const last = sent.get(id);
      if (last) sent.set(id, { ...last, isStored: observation.observation === last.text });
    }
    return found.length === 0 ? null : { observation: sharedByOthers(beforeOwn(found, students, sent)) };
  };
  const stored = { observation: sharedByOthers(selected.length === students.length ? beforeOwn(selected, students, sent) : students) };
  const record = {
    stored,
    reread: async () => storedValues((await reread()).observations),
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
      <Faces students={students} apart={apart} roomName={room.name} />
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
});
