import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { sessionSignal } from '@/api/session';
import type { prepareImage } from '@/ui/files/image-preparation';
import { showSnack } from '@/ui/overlay/notices';
import { loadCode } from '@/ui/platform/use-code';
import type { PrepareImage } from './attachment-rules';
import { withAdded, type AddedAttachment, type AttachmentsValue } from './attachments';

interface SelectionsProps {
  value: AttachmentsValue;
  onChange: (value: AttachmentsValue) => void;
  /** Tells whether files are being checked and prepared; a form sent then would lack them. */
  onBusy: (busy: boolean) => void;
}

interface Preparation {
  readonly image: AddedAttachment;
  readonly cancel: () => void;
}

const NOT_CHECKED = 'No se pudo revisar lo que elegiste. Revisa tu conexión y vuelve a elegirlo.';

/** What checks and prepares files comes when some are chosen: most publications have none (P2). */
async function loadChecks() {
  const [rules, preparation] = await Promise.all([import('./attachment-rules'), import('@/ui/files/image-preparation')]);
  return { ...rules, ...preparation };
}

/** A signal for what this visit of the form has begun (FILE-18). */
function useLeaving() {
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  return leaving;
}

/** Checks the selections one after another, each against the result of the ones before; `preparation`: the image at work. */
export function useSelections({ value, onChange, onBusy }: SelectionsProps) {
  const latest = useRef({ value, onChange });
  const queue = useRef(Promise.resolve());
  const pendingCount = useRef(0);
  const leaving = useLeaving();
  const [busy, setBusy] = useState(false);
  const [preparation, setPreparation] = useState<Preparation | null>(null);
  useLayoutEffect(() => {
    latest.current = { value, onChange };
  });

  const changePending = (by: number) => {
    pendingCount.current += by;
    setBusy(pendingCount.current > 0);
    onBusy(pendingCount.current > 0);
  };
  /** Shows the image that is being prepared, with its 'Cancelar'. */
  const preparing =
    (prepare: typeof prepareImage, ended: AbortSignal): PrepareImage =>
    (image) => {
      const cancelled = new AbortController();
      setPreparation({ image, cancel: () => cancelled.abort() });
      return prepare(image.source, AbortSignal.any([ended, cancelled.signal]));
    };
  const check = async (files: File[], isFromText: boolean) => {
    // SAFE-27: the session in which the files were chosen is over, or the form was left.
    const ended = AbortSignal.any([sessionSignal(), leaving.current.signal]);
    const checks = await loadCode(loadChecks).catch(() => null);
    const { added, message } = checks
      ? await checks.checkSelection(latest.current.value, files, preparing(checks.prepareImage, ended))
      : { added: [], message: NOT_CHECKED };
    if (ended.aborted) return;
    // The list may be out of sight of who pastes into the text (POST-52).
    const told = message ?? (isFromText && added.length > 0 ? 'Se agregó en Adjuntos.' : null);
    if (told !== null) void showSnack(told);
    if (added.length > 0) {
      const next = withAdded(latest.current.value, added);
      // The next check may run before React renders this value.
      latest.current.value = next;
      latest.current.onChange(next);
    }
    // Together with the new value: the image's row goes on as that of an attachment.
    setPreparation(null);
    changePending(-1);
  };
  const add = (files: File[], isFromText = false) => {
    changePending(1);
    queue.current = queue.current.then(() => check(files, isFromText));
  };
  return { busy, preparation, add };
}
