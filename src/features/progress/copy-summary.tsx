import { ClipboardCopy } from 'lucide-react';
import { useContext } from 'react';
import { Button, IconButton } from '@/ui/base/button';
import { useControlName } from '@/ui/base/record-name';
import { sheetText } from '@/ui/base/sheet-text';
import { showSnack } from '@/ui/overlay/notices';
import { InSheet } from '@/ui/table/row-actions';
import { noSummaryOf, summaryOf, type TeacherRow } from './teacher-rows';

const COPY = 'Copiar resumen';

async function copy(lines: readonly string[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(sheetText(lines.map((line) => [line])));
    void showSnack('Resumen copiado');
  } catch {
    // The browser refused, or the address is insecure.
    void showSnack('No se pudo copiar el resumen');
  }
}

/** Copies what a teacher lacks; where nothing can be copied it says why (TRAC-10). */
export function CopySummary({ row, period }: { row: TeacherRow; period: string }) {
  const name = useControlName(COPY);
  const isInSheet = useContext(InSheet);
  const reason = noSummaryOf(row);
  const onClick = () => void copy(summaryOf(row, period));
  // A tooltip that is not the name describes the button.
  return isInSheet ? (
    <Button aria-label={name} title={reason ?? undefined} disabled={reason !== null} onClick={onClick}>
      {COPY}
    </Button>
  ) : (
    <IconButton icon={ClipboardCopy} name={name} tooltip={reason ?? name} disabled={reason !== null} onClick={onClick} />
  );
}
