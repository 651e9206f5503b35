import { Notice } from '@/ui/base/notice';
import { plural } from '@/ui/base/plural';

interface MisfitsNoticeProps {
  /** Records that could not be read, of `total` received ones. */
  count: number | undefined;
  total: number;
}

/** Shown above a list when some records could not be read (SAFE-22). */
export function MisfitsNotice({ count = 0, total }: MisfitsNoticeProps) {
  if (count === 0) return null;
  return <Notice>{`${plural(count, 'No se pudo mostrar', 'No se pudieron mostrar')} ${count} de ${total} registros.`}</Notice>;
}
