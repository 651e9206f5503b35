import { FileText, Image, Video, X } from 'lucide-react';
import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { Button, IconButton } from '@/ui/base/button';
import { mediaAddress } from '@/ui/base/media-address';
import type { FileKind } from '@/ui/files/file-kind';
import { shownFileName } from '@/ui/files/file-name';
import { FilePicture } from '@/ui/files/file-picture';
import { sizeText } from './attachment-size';

const ICONS = { document: FileText, video: Video, image: Image };

/** A thumbnail, or the kind's icon where the file is no image or does not load. Decorative: the name is beside it. */
function KindMark({ kind, source }: Pick<AttachmentRowProps, 'kind' | 'source'>) {
  const [failed, setFailed] = useState<string | null>(null);
  const Icon = ICONS[kind];
  if (kind === 'image' && source instanceof File) return <FilePicture file={source} alt="" className="thumb" size={40} />;
  const address = source instanceof File ? null : mediaAddress(source);
  if (kind !== 'image' || address === null || failed === address) {
    return (
      <span className="thumb">
        <Icon className="icon" />
      </span>
    );
  }
  return <img className="thumb" src={address} alt="" width={40} height={40} onError={() => setFailed(address)} />;
}

interface AttachmentRowProps {
  kind: FileKind;
  name: string;
  /** Bytes; null for a saved attachment, whose size the API does not return. */
  size: number | null;
  /** The URL, or the file itself; null for an image that is being prepared. */
  source: string | File | null;
  disabled: boolean;
  /** Stops the preparation of the image (FILE-18). */
  onCancel?: (() => void) | undefined;
  onRemove: () => void;
  /** Takes the focus that goes with the last row. */
  control: RefObject<HTMLElement | null>;
}

/** Keeps the focus where it is: in the row when 'Cancelar' becomes 'Quitar', and in the list when the row goes. */
function useRowFocus(isPreparing: boolean, control: RefObject<HTMLElement | null>) {
  const row = useRef<HTMLLIElement>(null);
  const hadFocus = useRef(false);
  // Both are undone while the row and its buttons are still in the page.
  useLayoutEffect(() => {
    const element = row.current;
    const last = control.current;
    return () => {
      if (element?.contains(document.activeElement)) (element.nextElementSibling?.querySelector('button') ?? last)?.focus();
    };
  }, [control]);
  const cancelButton = useCallback(
    (button: HTMLButtonElement) => () => {
      hadFocus.current = button === document.activeElement;
    },
    [],
  );
  useLayoutEffect(() => {
    if (!isPreparing && hadFocus.current) row.current?.querySelector('button')?.focus();
  }, [isPreparing]);
  return { row, cancelButton };
}

/** One attachment: its name, and the button that removes it, or stops what is done with it (FILE-12, FILE-14, FILE-18). */
export function AttachmentRow({ kind, name: fileName, size, source, disabled, onCancel, onRemove, control }: AttachmentRowProps) {
  const name = shownFileName(fileName);
  const { row, cancelButton } = useRowFocus(onCancel !== undefined, control);
  return (
    <li className="file-row" ref={row}>
      <KindMark kind={kind} source={source} />
      {/* <bdi>: a name may be written from right to left. */}
      {onCancel ? (
        <>
          <div className="flex-grow-1 min-w-0">
            <bdi className="name">{name}</bdi>
            <div className="sending">
              <progress aria-label={`Preparando ${name}`} />
            </div>
          </div>
          <Button ref={cancelButton} kind="text" aria-label={`Cancelar ${name}`} onClick={onCancel}>
            Cancelar
          </Button>
        </>
      ) : (
        <>
          <bdi className="name">{name}</bdi>
          <span className="size num">{size !== null && sizeText(size)}</span>
          <IconButton icon={X} name={`Quitar ${name}`} className="is-danger flex-shrink-0" disabled={disabled} onClick={onRemove} />
        </>
      )}
    </li>
  );
}
