import { useField, useFormikContext } from 'formik';
import { useState } from 'react';
import type { Post, PostType } from '@/api/resources/publications';
import { useSignedIn } from '@/api/session';
import { Button } from '@/ui/base/button';
import { eraseDraft } from '@/ui/form/drafts';
import { TextField } from '@/ui/form/field';
import { CancelButton, Form, SubmitButton } from '@/ui/form/form';
import { showSaved } from '@/ui/overlay/notices';
import { RichTextField } from '@/ui/editor/rich-text-editor';
import { useIsHere } from '@/ui/platform/use-leave';
import { SwitchField } from '@/ui/form/switch-field';
import type { AttachmentsValue } from './attachments';
import { AttachmentsField } from './attachments-field';
import { EventSchedule } from './event-schedule';
import { PublicationAudience } from './publication-audience';
import { useFeedRestart } from './feed';
import { LAST_DAY, today } from './publication-dates';
import { draftOf } from './publication-draft';
import { usePublicationSave } from './publication-save';
import { publicationSchema } from './publication-schema';
import { hasCalendar, hasSubject, newPublication, sampleOf, savedPublication, type PublicationValues } from './publication-values';

/** POST-33, POST-34. */
function PublicationSettings({ type }: { type: PostType }) {
  const { commentPost } = useSignedIn();
  const { values } = useFormikContext<PublicationValues>();
  return (
    <fieldset className="form-section">
      <legend>Opciones</legend>
      <SwitchField<PublicationValues> name="comments" label="Permitir comentarios" disabled={!commentPost} />
      <SwitchField<PublicationValues> name="reactions" label="Permitir reacciones" />
      {hasCalendar(type, values.isProgrammed) && <SwitchField<PublicationValues> name="calendar" label="Agregar al calendario" />}
    </fieldset>
  );
}

function Attachments({ onBusy }: { onBusy: (busy: boolean) => void }) {
  const { isSubmitting } = useFormikContext();
  const [{ value }, , { setValue }] = useField<AttachmentsValue>('attachments');
  return (
    <fieldset className="form-section">
      <legend>Adjuntos</legend>
      <AttachmentsField value={value} onChange={(next) => void setValue(next)} onBusy={onBusy} disabled={isSubmitting} />
    </fieldset>
  );
}

/** How much has gone out, and the way to stop it. */
function Sending({ sent, onCancel }: { sent: number; onCancel: () => void }) {
  const percent = Math.floor(sent * 100);
  // Unknown behind the demo's service worker, which hides progress events, and once all bytes are sent.
  const isKnown = percent > 0 && percent < 100;
  return (
    <>
      <div className="sending">
        <span className="text-ui num">{isKnown ? `Enviando… ${percent} %` : percent === 0 ? 'Enviando…' : 'Guardando…'}</span>
        <progress aria-label="Enviando" max={100} {...(isKnown && { value: percent })} />
      </div>
      <Button onClick={onCancel}>Cancelar envío</Button>
    </>
  );
}

export interface PublicationFormProps {
  type: PostType;
  /** The post that is edited; null for a new one. */
  post: Post | null;
  /** 'Cancelar', or saved: what was typed is then no longer kept. */
  onClose: (outcome: 'cancelled' | 'saved') => void;
}

/**
 * The form of homework (POST-08), of an institutional post (POST-09), of an event (POST-10, POST-12) and of a notice
 * (POST-11), for a new post and for an edit (POST-07, POST-35, POST-36, POST-37, POST-43).
 */
export function PublicationForm({ type, post, onClose }: PublicationFormProps) {
  const session = useSignedIn();
  const [opened] = useState(() => (post ? savedPublication(post, session) : newPublication(session)));
  const [schema] = useState(() => publicationSchema(type, post && opened));
  const [checking, setChecking] = useState(false);
  const { sent, save, cancel } = usePublicationSave(type, post);
  const draft = draftOf(type, post);

  const isHere = useIsHere();
  const restart = useFeedRestart();
  const close = () => {
    if (isHere()) onClose('saved');
    // Who has left the form may be looking at the list, which lacks it (POST-36).
    else restart();
  };

  return (
    <Form
      className="card"
      initial={opened}
      schema={schema}
      draft={draft}
      sample={sampleOf(opened)}
      onSubmit={async (values) => {
        if (await save(values)) void showSaved().then(close);
        // REMI-09: the list opens under the failure.
        else close();
      }}
    >
      <div className="card-body">
        <div className="form-section">
          <PublicationAudience post={post} hasSubject={hasSubject(type)} />
          <TextField<PublicationValues> name="title" label="Título" />
          <RichTextField<PublicationValues> name="description" label="Descripción" required={false} />
          {type === 'HOMEWORK' && (
            <TextField<PublicationValues> name="dueDate" label="Fecha de entrega" type="date" min={today()} max={LAST_DAY} />
          )}
        </div>
        {type === 'EVENT' && <EventSchedule />}
        <Attachments onBusy={setChecking} />
        <PublicationSettings type={type} />
      </div>
      <div className="form-foot">
        {sent === null ? (
          <CancelButton
            onCancel={() => {
              eraseDraft(draft);
              onClose('cancelled');
            }}
          />
        ) : (
          <Sending sent={sent} onCancel={cancel} />
        )}
        <SubmitButton disabled={checking}>{post ? 'Editar Publicación' : 'Publicar'}</SubmitButton>
      </div>
    </Form>
  );
}
