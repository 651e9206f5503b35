import { useFormikContext } from 'formik';
import type { Ref } from 'react';
import { useField } from '@/ui/form/use-field';
import type { PostType } from '@/api/resources/publications';
import { useSignedIn } from '@/api/session';
import { Button } from '@/ui/base/button';
import { SwitchField } from '@/ui/form/switch-field';
import { useLongWait } from '@/ui/platform/use-long-wait';
import type { AttachmentsValue } from './attachments';
import { AttachmentsField, type AttachmentsTarget } from './attachments-field';
import { hasCalendar, type PublicationValues } from './publication-values';

/** Milliseconds of waiting that need no words. */
const SHORT_WAIT_MS = 500;

/** POST-33, POST-34. */
export function PublicationSettings({ type }: { type: PostType }) {
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

interface AttachmentsProps {
  ref: Ref<AttachmentsTarget>;
  onBusy: (busy: boolean) => void;
}

export function Attachments({ ref, onBusy }: AttachmentsProps) {
  const { isSubmitting } = useFormikContext();
  const [{ value }, , { setValue }] = useField<AttachmentsValue>('attachments');
  return (
    <fieldset className="form-section">
      <legend>Adjuntos</legend>
      <AttachmentsField ref={ref} value={value} onChange={(next) => void setValue(next)} onBusy={onBusy} disabled={isSubmitting} />
    </fieldset>
  );
}

/** Why the form cannot be sent yet (FILE-18); only after a while, since most files take a blink. */
export function FilesWait({ isWaiting }: { isWaiting: boolean }) {
  const isLong = useLongWait(isWaiting, SHORT_WAIT_MS);
  return (
    <span className="text-ui text-body-secondary align-self-center me-auto" role="status">
      {isLong && 'Preparando los adjuntos…'}
    </span>
  );
}

/** The upload's progress, from 0 to 1, and the button that cancels it. */
export function Sending({ sent, onCancel }: { sent: number; onCancel: () => void }) {
  const percent = Math.floor(sent * 100);
  // Indeterminate without progress events, and after all bytes are sent.
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
