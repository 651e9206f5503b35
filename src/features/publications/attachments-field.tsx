import { useImperativeHandle, useRef, type Ref } from 'react';
import { Button } from '@/ui/base/button';
import { Notice } from '@/ui/base/notice';
import { shownFileName } from '@/ui/files/file-name';
import { showSnack } from '@/ui/overlay/notices';
import { AttachmentRow } from './attachment-row';
import { meterText } from './attachment-size';
import { AttachmentsDrop } from './attachments-drop';
import { lostNames, presentOf, withoutAdded, withoutKept, withoutLost, type AttachmentsValue } from './attachments';
import { useSelections } from './use-selections';

/** For files from outside the field, as from the text (POST-52). */
export interface AttachmentsTarget {
  add: (files: File[]) => void;
}

interface AttachmentsFieldProps {
  ref?: Ref<AttachmentsTarget>;
  value: AttachmentsValue;
  onChange: (value: AttachmentsValue) => void;
  /** Tells whether files are being checked and prepared; a form sent then would lack them. */
  onBusy: (busy: boolean) => void;
  disabled: boolean;
}

const SENDING = 'La publicación se está enviando: el archivo no se agregó.';

const KEPT_LISTS = [
  ['images', 'image'],
  ['videos', 'video'],
  ['files', 'document'],
] as const;

/** The attachments of a publication: the list, the meter of the limits, and the control that adds files. */
export function AttachmentsField({ ref, value, onChange, onBusy, disabled }: AttachmentsFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { busy, preparation, add } = useSelections({ value, onChange, onBusy });
  useImperativeHandle(ref, () => ({
    // A form that is being sent would close without them.
    add: (files) => (disabled ? void showSnack(SENDING) : add(files, true)),
  }));
  const lost = lostNames(value);
  const shown = [...presentOf(value), ...(preparation ? [preparation.image] : [])];

  return (
    <>
      {lost.length > 0 && (
        <Notice
          action={
            <Button kind="text" disabled={disabled} onClick={() => onChange(withoutLost(value))}>
              Omitir
            </Button>
          }
        >
          Vuelve a elegir estos archivos: <bdi>{lost.map(shownFileName).join(', ')}</bdi>
        </Notice>
      )}
      <AttachmentsDrop ref={input} busy={busy} disabled={disabled} onFiles={(files) => add(files)} />
      <p className="attach-meter num" aria-live="polite">
        {meterText(value)}
      </p>
      <ul className="attach-list" aria-label="Archivos adjuntos">
        {KEPT_LISTS.flatMap(([list, kind]) =>
          value.kept[list].map(({ id, name, url }) => (
            <AttachmentRow
              key={`${list}-${id}`}
              kind={kind}
              name={name}
              size={null}
              source={url}
              disabled={disabled}
              control={input}
              onRemove={() => onChange(withoutKept(value, list, id))}
            />
          )),
        )}
        {shown.map(({ id, kind, name, size, file }) => (
          <AttachmentRow
            key={id}
            kind={kind}
            name={name}
            size={size}
            source={preparation?.image.id === id ? null : file}
            disabled={disabled}
            control={input}
            onCancel={preparation?.image.id === id ? preparation.cancel : undefined}
            onRemove={() => onChange(withoutAdded(value, id))}
          />
        ))}
      </ul>
    </>
  );
}
