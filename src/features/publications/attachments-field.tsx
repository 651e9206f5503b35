import { useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react';
import { sessionSignal } from '@/api/session';
import { Button } from '@/ui/base/button';
import { Notice } from '@/ui/base/notice';
import { showSnack } from '@/ui/overlay/notices';
import { AttachmentRow } from './attachment-row';
import { checkSelection } from './attachment-rules';
import { meterText } from './attachment-size';
import { AttachmentsDrop } from './attachments-drop';
import { lostNames, presentOf, withAdded, withoutAdded, withoutKept, withoutLost, type AttachmentsValue } from './attachments';

/** For files from outside the field, as from the text (POST-52). */
export interface AttachmentsTarget {
  add: (files: File[]) => void;
}

interface AttachmentsFieldProps {
  ref?: Ref<AttachmentsTarget>;
  value: AttachmentsValue;
  onChange: (value: AttachmentsValue) => void;
  /** Tells whether files are being checked and compressed; a form sent then would lack them. */
  onBusy?: (busy: boolean) => void;
  disabled?: boolean;
}

const KEPT_LISTS = [
  ['images', 'image'],
  ['videos', 'video'],
  ['files', 'document'],
] as const;

/** Checks the selections one after another, each against the result of the ones before. */
function useSelections({ value, onChange, onBusy }: AttachmentsFieldProps) {
  const latest = useRef({ value, onChange });
  const queue = useRef(Promise.resolve());
  const pendingCount = useRef(0);
  const [busy, setBusy] = useState(false);
  useLayoutEffect(() => {
    latest.current = { value, onChange };
  });

  const changePending = (by: number) => {
    pendingCount.current += by;
    setBusy(pendingCount.current > 0);
    onBusy?.(pendingCount.current > 0);
  };
  const check = async (files: File[], isFromText: boolean) => {
    const signal = sessionSignal();
    const result = await checkSelection(latest.current.value, files);
    // SAFE-27: the session in which the files were chosen is over.
    if (signal.aborted) return;
    if ('refusal' in result) void showSnack(result.refusal);
    else {
      const next = withAdded(latest.current.value, result.added);
      // The next check may run before React renders this value.
      latest.current.value = next;
      latest.current.onChange(next);
      // The list may be out of sight of who pastes into the text (POST-52).
      if (isFromText) void showSnack('Se agregó en Adjuntos.');
    }
    changePending(-1);
  };
  const add = (files: File[], isFromText = false) => {
    changePending(1);
    queue.current = queue.current.then(() => check(files, isFromText));
  };
  return { busy, add };
}

/** The attachments of a publication: the list, the meter of the limits, and the control that adds files. */
export function AttachmentsField({ ref, ...props }: AttachmentsFieldProps) {
  const { value, onChange, disabled = false } = props;
  const input = useRef<HTMLInputElement>(null);
  const { busy, add } = useSelections(props);
  useImperativeHandle(ref, () => ({ add: (files) => add(files, true) }));
  const lost = lostNames(value);
  const present = presentOf(value);

  const remove = (row: Element | null, next: AttachmentsValue) => {
    // Before the row is removed with its focused button.
    (row?.nextElementSibling?.querySelector('button') ?? input.current)?.focus();
    onChange(next);
  };

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
          Vuelve a elegir estos archivos: <bdi>{lost.join(', ')}</bdi>
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
              onRemove={(row) => remove(row, withoutKept(value, list, id))}
            />
          )),
        )}
        {present.map(({ id, kind, name, size, file }) => (
          <AttachmentRow
            key={id}
            kind={kind}
            name={name}
            size={size}
            source={file}
            disabled={disabled}
            onRemove={(row) => remove(row, withoutAdded(value, id))}
          />
        ))}
      </ul>
    </>
  );
}
