import { FileDown, FileText } from 'lucide-react';
import { useState } from 'react';
import type { Attachment } from '@/api/publications';
import { downloadFile } from '@/ui/download';
import { showFailure } from '@/ui/notices';

/** One file, by its name; pressing it downloads it (CARD-20). */
function FileRow({ file: { name, url } }: { file: Attachment }) {
  const [busy, setBusy] = useState(false);
  const download = async (event: React.MouseEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    await downloadFile(url, name).catch(() => showFailure('No response from server'));
    setBusy(false);
  };
  return (
    <a className="file-row" href={url} download={name} aria-busy={busy} onClick={(event) => void download(event)}>
      <FileText className="icon" />
      <span className="name">{name}</span>
      <FileDown className="icon ms-auto" />
    </a>
  );
}

export function Files({ files }: { files: readonly Attachment[] }) {
  return files.map((file) => <FileRow key={file.id} file={file} />);
}
