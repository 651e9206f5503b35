/** Whom a publication is for: rooms or only the teachers, and its subject (POST-13 to POST-18, POST-42). */
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import type { Post } from '@/api/publications';
import { useSignedIn } from '@/api/session';
import { Button } from '@/ui/button';
import { MultiSelectField } from '@/ui/multi-select-field';
import { SelectField } from '@/ui/select-field';
import { SwitchField } from '@/ui/switch-field';
import type { Choice } from './publication-choices';
import { usePublicationChoices } from './publication-choices';
import type { PublicationValues } from './publication-values';

/** Those offered, and the saved ones that no longer are: they stay until they are taken out. */
function withSaved<Item extends { id: number }>(offered: readonly Item[], saved: readonly Item[]): Item[] {
  return [...offered, ...saved.filter(({ id }) => offered.every((item) => item.id !== id))];
}

interface WaitingProps {
  choice: Pick<Choice<never>, 'state' | 'again'>;
  /** 'los cursos'. */
  what: string;
}

/** Stands for choices that are not there yet, or could not be brought. */
function Waiting({ choice: { state, again }, what }: WaitingProps): ReactNode {
  if (state === 'loading') return <p className="ui text-body-secondary mb-0" role="status">{`Cargando ${what}…`}</p>;
  return (
    <p className="ui text-body-secondary mb-0">
      {`No se pudieron cargar ${what}. `}
      <Button kind="text" onClick={again}>
        Reintentar
      </Button>
    </p>
  );
}

interface PublicationAudienceProps {
  post: Post | null;
  hasSubject: boolean;
}

export function PublicationAudience({ post, hasSubject }: PublicationAudienceProps) {
  const { userRole } = useSignedIn();
  const { rooms, subjects } = usePublicationChoices();
  const { values, setValues } = useFormikContext<PublicationValues>();
  const savedSubject = post?.subjectId ? [{ id: post.subjectId, name: post.subjectName ?? '' }] : [];
  const roomOptions = withSaved(
    rooms.items,
    (post?.rooms ?? []).map((room) => ({ ...room, group: null })),
  );

  return (
    <>
      <MultiSelectField
        name="rooms"
        label="Cursos"
        choose="Elegir cursos"
        options={roomOptions.map(({ id, name, group }) => ({ value: id, label: name, group }))}
        disabled={values.teachersOnly}
        required={!values.teachersOnly}
        instead={rooms.state === 'ready' ? undefined : <Waiting choice={rooms} what="los cursos" />}
      />
      {userRole === 'Admin' && (
        <div className="mb-4">
          <SwitchField
            name="teachersOnly"
            label="Solo para profesores"
            help="Las familias no la ven y no se eligen cursos."
            onSwitch={(teachersOnly) => void setValues({ ...values, teachersOnly, rooms: teachersOnly ? [] : values.rooms })}
          />
        </div>
      )}
      {hasSubject && (
        <>
          <SelectField
            name="subject"
            label="Asignatura"
            placeholder="Elige una asignatura"
            options={withSaved(subjects.items, savedSubject).map(({ id, name }) => ({ value: String(id), label: name }))}
          />
          {subjects.state === 'failed' && <Waiting choice={subjects} what="las asignaturas" />}
        </>
      )}
    </>
  );
}
