/** What a paste into the rows of a form did, or why it did nothing (SHAR-28, PAST-05, PAST-06). */
import { counted } from '@/ui/base/plural';
import { ProblemList } from '@/ui/base/problem-list';
import type { ListedRows } from './form-rows-list';
import type { PasteResult } from './use-rows-paste';

/** IMPO-02: what the form held already stays above. */
const listText = ({ first, count }: ListedRows) =>
  `${counted(count, 'fila de la lista', 'filas de la lista')}.${first > 0 ? ' Arriba sigue lo que estabas escribiendo.' : ''}`;

function statusOf({ count, left, unused }: PasteResult, listed: ListedRows | null): string {
  if (count === 0) return listed ? listText(listed) : 'Puedes pegar varias filas desde Excel.';
  const sentences = [
    counted(count, 'fila pegada', 'filas pegadas'),
    left > 0 && `No caben más: ${counted(left, 'quedó por fuera', 'quedaron por fuera')}.`,
    unused.length > 0 && `Columnas que no se usan: ${unused.join(', ')}`,
  ];
  return sentences.filter(Boolean).join('. ');
}

export function PasteStatus({ result, listed }: { result: PasteResult; listed: ListedRows | null }) {
  return (
    <span className="text-ui text-body-secondary num" role="status">
      {statusOf(result, listed)}
    </span>
  );
}

export function PasteProblems({ problems }: Pick<PasteResult, 'problems'>) {
  return problems.length > 0 && <ProblemList text="No se pegó nada." problems={problems} />;
}
