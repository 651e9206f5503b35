import { FileDown, FileText } from 'lucide-react';
import type { Attachment } from '@/api/resources/publications';
import { sessionSignal } from '@/api/session';
import { downloadFile } from '@/ui/platform/download';
import { showFailure } from '@/ui/overlay/notices';
import { useSingleRun } from '@/ui/platform/use-single-run';

/** One file, by its name; pressing it downloads it (CARD-20). */
function FileRow({ file: { name, url } }: { file: Attachment }) {
  const [busy, download] = useSingleRun(async () => {
    const signal = sessionSignal();
    await downloadFile(url, name, signal).catch(() => {
      if (!signal.aborted) void showFailure('No response from server');
    });
  });
  return (
    <a
      className="file-row"
      href={url}
      download={name}
      aria-busy={busy}
      onClick={(event) => {
        event.preventDefault();
        void download();
      }}
    >
      <FileText className="icon" />
      <span className="name">{name}</span>
      <FileDown className="icon ms-auto" />
    </a>
  );
}

export function Files({ files }: { files: readonly Attachment[] }) {
  return files.map((file) => <FileRow key={file.id} file={file} />);
}
