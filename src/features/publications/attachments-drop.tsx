import { Paperclip } from 'lucide-react';
import { useEffect, useId, useState, type DragEvent, type Ref } from 'react';

/** The `accept` of the file input. */
const ACCEPTED = '.pdf,.doc,.xls,.docx,.xlsx,.mp4,image/*';

const hasFiles = ({ types }: DataTransfer) => types.includes('Files');

/** Blocks drops outside the area: the browser would open the file in place of the page and lose the form (SAFE-03). */
function useBlockedDrops(): void {
  useEffect(() => {
    const refuse = (event: globalThis.DragEvent) => {
      if (!event.dataTransfer || !hasFiles(event.dataTransfer) || event.defaultPrevented) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
}

interface AttachmentsDropProps {
  ref: Ref<HTMLInputElement>;
  /** Earlier files are still being checked. */
  busy: boolean;
  disabled: boolean;
  onFiles: (files: File[]) => void;
}

/** The control for files of all kinds (FILE-14): a file input that covers the drop area. */
export function AttachmentsDrop({ ref, busy, disabled, onFiles }: AttachmentsDropProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  useBlockedDrops();

  const onDragOver = (event: DragEvent) => {
    if (disabled || !hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  };
  const onDragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
  };
  const onDrop = (event: DragEvent) => {
    if (disabled || !hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };

  return (
    <div
      className={`attach-area ${over ? 'is-over' : ''}`}
      aria-busy={busy}
      onDragOver={onDragOver}
      onDragLeave={onDragLeave}
      onDrop={onDrop}
    >
      <label className="attach-label" htmlFor={id}>
        {busy ? <span className="spinner-border spinner-border-sm" aria-hidden="true" /> : <Paperclip className="icon" />}
        <span>Adjuntar archivos</span>
      </label>
      <span className="attach-drop">{over ? 'Suéltalos aquí' : 'o arrástralos hasta aquí'}</span>
      <input
        ref={ref}
        id={id}
        type="file"
        multiple
        accept={ACCEPTED}
        disabled={disabled}
        title=""
        aria-describedby={`${id}-help`}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Otherwise choosing the same file again fires no `change`.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <span className="form-text" id={`${id}-help`}>
        PDF, Word, Excel, video MP4 e imágenes; de las imágenes se envía una.
      </span>
    </div>
  );
}
