import { Download as DownloadIcon, EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/base/button';
import { lazyDialog } from '@/ui/overlay/lazy-dialog';
import { Menu } from '@/ui/overlay/menu';
import type { Sheet } from './sheet';

interface MadeSheet {
  readonly sheet: Sheet;
  /** Of the file, without day and extension. */
  readonly name: string;
  /** Records that could not be read, and are not in it. */
  readonly misfits?: number | undefined;
}

interface Making {
  readonly signal: AbortSignal;
  /** Called where records are asked for. */
  readonly onProgress: (done: number, total: number) => void;
}

/** Makes a spreadsheet of what shows. */
export type MakeSheet = (making: Making) => Promise<MadeSheet>;

export interface DownloadDialogProps {
  /** How it is made, which may come late, too. */
  load: () => Promise<MakeSheet>;
  onClose: () => void;
}

/** EXPO-06 */
const DownloadDialog = lazyDialog<DownloadDialogProps>(
  () => 'Descargar',
  async () => (await import('./download-dialog')).DownloadDialog,
);

interface DownloadProps extends Pick<DownloadDialogProps, 'load'> {
  words?: string;
  /** On a phone: in the list's options (EXPO-01). */
  isInOptions?: boolean;
  disabled?: boolean;
}

/** 'Descargar': what shows as a spreadsheet (EXPO-01). */
export function Download({ load, words = 'Descargar', isInOptions = false, disabled = false }: DownloadProps) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return (
    <>
      {isInOptions ? (
        <Menu
          name="Más opciones"
          buttonClassName="btn btn-icon"
          button={<EllipsisVertical className="icon" />}
          items={[{ label: words, onSelect: open, isDisabled: disabled }]}
        />
      ) : (
        <Button disabled={disabled} onClick={open}>
          <DownloadIcon className="icon" />
          <span>{words}</span>
        </Button>
      )}
      {isOpen && <DownloadDialog load={load} onClose={() => setOpen(false)} />}
    </>
  );
}
