import { useRef, useState } from 'react';
import type { Post, PostType } from '@/api/resources/publications';
import { useSignedIn } from '@/api/session';
import { Button } from '@/ui/base/button';
import { Notice } from '@/ui/base/notice';
import { TextField } from '@/ui/form/field';
import { useDrafts } from '@/ui/form/drafts';
import { mergeFields } from '@/ui/form/merge-fields';
import { CancelButton } from '@/ui/form/cancel-button';
import { Form, SubmitButton } from '@/ui/form/form';
import { useForm } from '@/ui/form/use-form';
import { showSaved } from '@/ui/overlay/notices';
import { RichTextField } from '@/ui/editor/rich-text-editor';
import { tellAdded } from '@/ui/platform/added-record';
import { useIsHere } from '@/ui/platform/use-leave';
import { hasDraft, hasDraftAside, takeDraftBack } from './draft-aside';
import type { AttachmentsTarget } from './attachments-field';
import { EventSchedule } from './event-schedule';
import { PublicationAudience } from './publication-audience';
import { useFeedRestart } from './feed';
import { LIST } from './feed-place';
import { DueDate } from './due-date';
import { draftOf, useOpenForm } from './publication-draft';
import { Attachments, FilesWait, PublicationSettings, Sending } from './publication-form-parts';
import { usePublicationSave } from './publication-save';
import { publicationSchema } from './publication-schema';
import { hasSubject, newPublication, sampleOf, savedPublication, type PublicationValues } from './publication-values';

export interface PublicationFormProps {
  type: PostType;
  /** The edited post; null for a new one. */
  post: Post | null;
  /** Initial values of a duplicate (DUPL-01). */
  copied?: PublicationValues;
  /** Called after 'Cancelar' or a save; the draft has been erased. */
  onClose: (outcome: 'cancelled' | 'saved') => void;
}

interface OpenFormProps extends PublicationFormProps {
  /** Called to replace the form's content with the draft set aside (DUPL-01). */
  onRecover: () => void;
}

/**
 * The form of homework (POST-08), of an institutional post (POST-09), of an event (POST-10, POST-12) and of a notice
 * (POST-11), for a new post and for an edit (POST-07, POST-35, POST-36, POST-37, POST-43).
 */
function OpenForm({ type, post, copied, onClose, onRecover }: OpenFormProps) {
  const session = useSignedIn();
  const [opened] = useState(() => (post ? savedPublication(post, session) : (copied ?? newPublication(session))));
  const [schema] = useState(() => publicationSchema(type, post && opened));
  const [checking, setChecking] = useState(false);
  const attachments = useRef<AttachmentsTarget>(null);
  const { sent, save, cancel } = usePublicationSave(type, post);
  const draft = draftOf(type, post);

  const isHere = useIsHere();
  const restart = useFeedRestart();
  const close = (id: number) => {
    // After the form was left: the list may be shown, without the post (POST-36).
    if (!isHere()) restart();
    else {
      if (!post) tellAdded(LIST, id);
      onClose('saved');
    }
  };

  const form = useForm<PublicationValues>({
    initial: opened,
    schema,
    draft,
    sample: sampleOf(opened),
    merge: post ? mergeFields('teachersOnly', 'rooms') : undefined,
    send: async (values) => {
      const { id, isWhole } = await save(values);
      if (isWhole) void showSaved().then(() => close(id));
      // REMI-09: the list opens behind the error modal.
      else close(id);
    },
  });
  // False while sending: it would reopen the form, which could then be sent twice (SAFE-12).
  const isOffered = useDrafts(() => hasDraftAside(draft));
  return (
    <Form form={form} className="card">
      {isOffered && (
        <Notice
          action={
            <Button kind="text" onClick={onRecover}>
              Recuperarla
            </Button>
          }
        >
          Tenías una publicación sin terminar.
        </Notice>
      )}
      <div className="card-body">
        <div className="form-section">
          <PublicationAudience post={post} isCopy={copied !== undefined} hasSubject={hasSubject(type)} />
          <TextField<PublicationValues> name="title" label="Título" />
          <RichTextField<PublicationValues>
            name="description"
            label="Descripción"
            required={false}
            onFiles={(files) => attachments.current?.add(files)}
          />
          {type === 'HOMEWORK' && <DueDate />}
        </div>
        {type === 'EVENT' && <EventSchedule />}
        <Attachments ref={attachments} onBusy={setChecking} />
        <PublicationSettings type={type} />
      </div>
      <div className="form-foot">
        <FilesWait isWaiting={checking} />
        {sent === null ? <CancelButton draft={draft} onCancel={() => onClose('cancelled')} /> : <Sending sent={sent} onCancel={cancel} />}
        <SubmitButton disabled={checking}>{post ? 'Editar Publicación' : 'Publicar'}</SubmitButton>
      </div>
    </Form>
  );
}

/** The form, which offers a draft that was set aside (DUPL-01). */
export function PublicationForm(form: PublicationFormProps) {
  const draft = draftOf(form.type, form.post);
  useOpenForm(draft);
  const [visit, setVisit] = useState(() => {
    // An otherwise empty form restores the draft set aside (SAFE-03).
    if (!form.copied && !hasDraft(draft)) takeDraftBack(draft);
    return 0;
  });
  const recover = () => {
    takeDraftBack(draft);
    setVisit(visit + 1);
    // The focused button has disappeared.
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  return <OpenForm key={visit} {...form} onRecover={recover} />;
}
