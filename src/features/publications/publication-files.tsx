import { FileDown, FileText } from 'lucide-react';
import type { Attachment } from '@/api/resources/publications';
import { sessionSignal } from '@/api/session';
import { distinctNames } from '@/ui/base/distinct-names';
import { useRecordName } from '@/ui/base/record-name';
import { webAddress } from '@/ui/base/web-address';
import { downloadFile } from '@/ui/files/download';
import { showFailure } from '@/ui/overlay/notices';
import { kindOf } from '@/ui/files/file-kind';
import { shownFileName } from '@/ui/files/file-name';
import { useSingleRun } from '@/ui/platform/use-single-run';

/**
 * Whether a file may be a link, which a middle click opens in a tab and the browser's own menu saves: documents alone, by name and by
 * address, no web pages (SAFE-16, SECU-06).
 */
const isDocument = (name: string, address: string): boolean =>
  kindOf(name) === 'document' && kindOf(new URL(address, location.origin).pathname) === 'document';

const NamedFile = ({ name }: { name: string }) => (
  <p className="file-row mb-0">
    <FileText className="icon" />
    <span className="name">{name}</span>
  </p>
);

interface FileRowProps {
  name: string;
  url: string;
  spokenName: string;
}

/** One file; pressing it downloads it (CARD-20). One whose address is none of the web is its name alone (SECU-07). */
function FileRow({ name, url, spokenName }: FileRowProps) {
  const address = webAddress(url);
  const [busy, download] = useSingleRun(async () => {
    if (address === null) return;
    const signal = sessionSignal();
    try {
      // SECU-06
      if (!(await downloadFile(address, name, signal))) void showFailure('Este archivo no se puede abrir aquí.');
    } catch {
      if (!signal.aborted) void showFailure('No response from server');
    }
  });
  if (address === null) return <NamedFile name={name} />;
  const content = (
    <>
      <FileText className="icon" />
      <span className="name">{name}</span>
      <FileDown className="icon ms-auto" />
    </>
  );
  const common = { className: 'file-row', 'aria-busy': busy, 'aria-label': spokenName };
  if (!isDocument(name, address)) {
    return (
      <button type="button" {...common} onClick={() => void download()}>
        {content}
      </button>
    );
  }
  return (
    <a
      {...common}
      href={address}
      rel="noopener noreferrer"
      download={shownFileName(name)}
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
  const shown = files.map(({ name }) => shownFileName(name));
  const names = distinctNames(shown.map((name) => `${name}, ${record}`));
  return files.map(({ id, url }, index) => {
    const name = shown[index] ?? '';
    return <FileRow key={id} name={name} url={url} spokenName={names[index] ?? name} />;
  });
}
