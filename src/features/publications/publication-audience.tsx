/** The audience of a publication, rooms or only the teachers, and its subject (POST-13 to POST-18, POST-42). */
import { useFormikContext } from 'formik';
import type { Post } from '@/api/resources/publications';
import { useSignedIn } from '@/api/session';
import { withSaved } from '@/ui/form/choices';
import { OptionsStatus } from '@/ui/form/options-status';
import { MultiSelectField } from '@/ui/form/multi-select-field';
import { SelectField } from '@/ui/form/select-field';
import { SwitchField } from '@/ui/form/switch-field';
import { usePublicationChoices } from './publication-choices';
import type { PublicationValues } from './publication-values';

/** A duplicate has just loaded the options, so responses younger than this are not requested again. */
const FRESH_MS = 10_000;

interface PublicationAudienceProps {
  post: Post | null;
  /** A new publication with the content of another (DUPL-01). */
  isCopy: boolean;
  hasSubject: boolean;
}

export function PublicationAudience({ post, isCopy, hasSubject }: PublicationAudienceProps) {
  const { userRole } = useSignedIn();
  const { rooms, subjects } = usePublicationChoices(isCopy ? FRESH_MS : 0);
  const { values, setValues } = useFormikContext<PublicationValues>();
  const savedSubject = post?.subjectId ? [{ id: post.subjectId, name: post.subjectName ?? '' }] : [];
  const roomOptions = withSaved(
    rooms.items,
    (post?.rooms ?? []).map((room) => ({ ...room, group: null })),
  );

  return (
    <>
      <MultiSelectField<PublicationValues>
        name="rooms"
        label="Cursos"
        choose="Elegir cursos"
        all="Todos los cursos"
        options={roomOptions.map(({ id, name, group }) => ({ value: id, label: name, group }))}
        disabled={values.teachersOnly}
        required={!values.teachersOnly}
        instead={rooms.state === 'ready' ? undefined : <OptionsStatus choice={rooms} what="los cursos" />}
      />
      {userRole === 'Admin' && (
        <div className="mb-4">
          <SwitchField<PublicationValues>
            name="teachersOnly"
            label="Solo para profesores"
            help="Las familias no la ven y no se eligen cursos."
            onSwitch={(teachersOnly) => void setValues({ ...values, teachersOnly, rooms: teachersOnly ? [] : values.rooms })}
          />
        </div>
      )}
      {hasSubject && (
        <>
          <SelectField<PublicationValues>
            name="subject"
            label="Asignatura"
            placeholder="Elige una asignatura"
            options={withSaved(subjects.items, savedSubject).map(({ id, name }) => ({ value: String(id), label: name }))}
            isPartial={subjects.state !== 'ready'}
          />
          {subjects.state === 'failed' && <OptionsStatus choice={subjects} what="las asignaturas" />}
        </>
      )}
    </>
  );
}
