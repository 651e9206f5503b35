import { FileText, Image, Video, X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '@/ui/base/button';
import type { FileKind } from '@/ui/files/file-kind';
import { FilePicture } from '@/ui/files/file-picture';
import { sizeText } from './attachment-size';

const ICONS = { document: FileText, video: Video, image: Image };

/** A thumbnail, or the kind's icon where the file is no image or does not load. Decorative: the name is beside it. */
function KindMark({ kind, source }: { kind: FileKind; source: string | File }) {
  const [failed, setFailed] = useState<string | null>(null);
  const Icon = ICONS[kind];
  if (kind !== 'image' || failed === source) {
    return (
      <span className="thumb">
        <Icon className="icon" />
      </span>
    );
  }
  if (source instanceof File) return <FilePicture file={source} alt="" className="thumb" size={40} />;
  return <img className="thumb" src={source} alt="" width={40} height={40} onError={() => setFailed(source)} />;
}

interface AttachmentRowProps {
  kind: FileKind;
  name: string;
  /** Bytes; null for a saved attachment, whose size the API does not return. */
  size: number | null;
  /** The URL, or the file itself. */
  source: string | File;
  disabled: boolean;
  onRemove: (row: Element | null) => void;
}

/** One attachment: its name, and the button that removes it (FILE-12, FILE-14). */
export function AttachmentRow({ kind, name, size, source, disabled, onRemove }: AttachmentRowProps) {
  return (
    <li className="file-row">
      <KindMark kind={kind} source={source} />
      {/* <bdi>: a name may hold characters that change the writing direction. */}
      <bdi className="name">{name}</bdi>
      <span className="size num">{size !== null && sizeText(size)}</span>
      <IconButton
        icon={X}
        name={`Quitar ${name}`}
        className="is-danger flex-shrink-0"
        disabled={disabled}
        onClick={({ currentTarget }) => onRemove(currentTarget.closest('li'))}
      />
    </li>
  );
}
