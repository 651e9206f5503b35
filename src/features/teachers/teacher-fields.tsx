import { useFormikContext } from 'formik';
import type { TeacherDeep } from '@/api/resources/teachers';
import type { Choice, GroupedChoice } from '@/ui/form/choices';
import { EmailField } from '@/ui/form/email-field';
import { OptionsStatus } from '@/ui/form/options-status';
import { TextField } from '@/ui/form/field';
import { MultiSelectField } from '@/ui/form/multi-select-field';
import { SwitchField } from '@/ui/form/switch-field';
import { useTeacherChoices } from './teacher-choices';
import type { TeacherValues } from './teacher-values';

interface ChoiceFieldProps {
  name: 'courses' | 'rooms' | 'roomIds';
  label: string;
  choose: string;
  /** 'Todos los cursos'. */
  all: string;
  choice: Choice<GroupedChoice>;
  /** 'los cursos'. */
  what: string;
  required?: boolean;
}

function ChoiceField({ choice, what, ...field }: ChoiceFieldProps) {
  return (
    <MultiSelectField<TeacherValues>
      {...field}
      options={choice.items.map(({ id, name, group }) => ({ value: id, label: name, group }))}
      instead={choice.state === 'ready' ? undefined : <OptionsStatus choice={choice} what={what} />}
    />
  );
}

/** The fields of a teacher, in the create form (`teacher` null) and in the edit mode (TEAC-17, TEAC-38). */
export function TeacherFields({ teacher }: { teacher: TeacherDeep | null }) {
  const { values } = useFormikContext<TeacherValues>();
  const { subjects, rooms, directable } = useTeacherChoices(teacher, values.isDirector);
  const isNew = teacher === null;
  return (
    <>
      <div className="form-section">
        <div className="field-pair">
          <TextField<TeacherValues> name="teacherName" label="Nombre" autoComplete="off" trims autoFocus={!isNew} />
          <TextField<TeacherValues> name="teacherLastName" label="Apellido" autoComplete="off" trims />
        </div>
        <EmailField<TeacherValues>
          name="teacherEmail"
          label="Correo electrónico"
          autoComplete="off"
          required={isNew}
          readOnly={!isNew}
          help={isNew ? 'Aquí llega la invitación.' : 'No se puede cambiar.'}
        />
      </div>
      <div className="form-section">
        <ChoiceField
          name="courses"
          label="Asignaturas"
          choose="Elegir asignaturas"
          all="Todas las asignaturas"
          choice={subjects}
          what="las asignaturas"
          required={false}
        />
        <ChoiceField
          name="rooms"
          label="Cursos"
          choose="Elegir cursos"
          all="Todos los cursos"
          choice={rooms}
          what="los cursos"
          required={isNew}
        />
      </div>
      <div className="form-section">
        <SwitchField<TeacherValues> name="isDirector" label="¿Es director de grupo?" />
        {/* TEAC-25 */}
        {values.isDirector && (
          <ChoiceField
            name="roomIds"
            label="Dirección de grupo"
            choose="Elegir cursos"
            all="Todos los cursos"
            choice={directable}
            what="los cursos"
          />
        )}
      </div>
    </>
  );
}
