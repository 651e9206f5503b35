import { useLayoutEffect, useRef, useState } from 'react';
import { sessionSignal } from '@/api/session';
import { Button } from '@/ui/base/button';
import { Notice } from '@/ui/base/notice';
import { showSnack } from '@/ui/overlay/notices';
import { AttachmentRow } from './attachment-row';
import { checkSelection } from './attachment-rules';
import { meterText } from './attachment-size';
import { AttachmentsDrop } from './attachments-drop';
import { lostNames, presentOf, withAdded, withoutAdded, withoutKept, withoutLost, type AttachmentsValue } from './attachments';

interface AttachmentsFieldProps {
  value: AttachmentsValue;
  onChange: (value: AttachmentsValue) => void;
  /** Files are being looked at and compressed: a form sent meanwhile would go without them. */
  onBusy?: (busy: boolean) => void;
  disabled?: boolean;
}

const KEPT = [
  ['images', 'image'],
  ['videos', 'video'],
  ['files', 'document'],
] as const;

/** Looks at one selection after the other, each against what the ones before it left. */
function useSelections({ value, onChange, onBusy }: AttachmentsFieldProps) {
  const latest = useRef({ value, onChange });
  const waiting = useRef(Promise.resolve());
  const running = useRef(0);
  const [busy, setBusy] = useState(false);
  useLayoutEffect(() => {
    latest.current = { value, onChange };
  });

  const count = (by: number) => {
    running.current += by;
    setBusy(running.current > 0);
    onBusy?.(running.current > 0);
  };
  const check = async (files: File[]) => {
    const signal = sessionSignal();
    const answer = await checkSelection(latest.current.value, files);
    // SAFE-27: nobody chose a file on the screen that is there now.
    if (signal.aborted) return;
    if ('refusal' in answer) void showSnack(answer.refusal);
    else {
      const next = withAdded(latest.current.value, answer.added);
      // The next check may run before React renders this value.
      latest.current.value = next;
      latest.current.onChange(next);
    }
    count(-1);
  };
  const add = (files: File[]) => {
    count(1);
    waiting.current = waiting.current.then(() => check(files));
  };
  return { busy, add };
}

/** The attachments of a publication: what there is, how much room is left, and the control that adds more. */
export function AttachmentsField(props: AttachmentsFieldProps) {
  const { value, onChange, disabled = false } = props;
  const input = useRef<HTMLInputElement>(null);
  const { busy, add } = useSelections(props);
  const lost = lostNames(value);
  const present = presentOf(value);

  const remove = (row: Element | null, next: AttachmentsValue) => {
    // Before the row is removed: it holds the focus.
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
      <AttachmentsDrop ref={input} busy={busy} disabled={disabled} onFiles={add} />
      <p className="attach-meter num" aria-live="polite">
        {meterText(value)}
      </p>
      <ul className="attach-list" aria-label="Archivos adjuntos">
        {KEPT.flatMap(([list, kind]) =>
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
