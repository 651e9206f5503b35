import { FileDown, FileText } from 'lucide-react';
import type { Attachment } from '@/api/resources/publications';
import { sessionSignal } from '@/api/session';
import { distinctNames } from '@/ui/base/distinct-names';
import { useRecordName } from '@/ui/base/record-name';
import { downloadFile } from '@/ui/platform/download';
import { showFailure } from '@/ui/overlay/notices';
import { kindOf } from '@/ui/files/file-kind';
import { useSingleRun } from '@/ui/platform/use-single-run';

/** Whether a URL may be a link, which a middle click opens in a tab: only documents over HTTP, no web pages (SAFE-16). */
function isDocument(url: string): boolean {
  if (!URL.canParse(url, document.baseURI)) return false;
  const { protocol, pathname } = new URL(url, document.baseURI);
  return /^https?:$/.test(protocol) && kindOf(pathname) === 'document';
}

/** One file; pressing it downloads it (CARD-20). */
function FileRow({ file: { name, url }, spokenName }: { file: Attachment; spokenName: string }) {
  const [busy, download] = useSingleRun(async () => {
    const signal = sessionSignal();
    await downloadFile(url, name, signal).catch(() => {
      if (!signal.aborted) void showFailure('No response from server');
    });
  });
  const content = (
    <>
      <FileText className="icon" />
      <span className="name">{name}</span>
      <FileDown className="icon ms-auto" />
    </>
  );
  const common = { className: 'file-row', 'aria-busy': busy, 'aria-label': spokenName };
  if (!isDocument(url)) {
    return (
      <button type="button" {...common} onClick={() => void download()}>
        {content}
      </button>
    );
  }
  return (
    <a
      {...common}
      href={url}
      rel="noopener noreferrer"
      download={name}
      onClick={(event) => {
        event.preventDefault();
        void download();
      }}
    >
      {content}
    </a>
  );
}

export function Files({ files }: { files: readonly Attachment[] }) {
  const record = useRecordName();
  const names = distinctNames(files.map(({ name }) => `${name}, ${record}`));
  return files.map((file, index) => <FileRow key={file.id} file={file} spokenName={names[index] ?? file.name} />);
}
