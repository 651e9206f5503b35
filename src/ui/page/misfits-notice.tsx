import { Notice } from '@/ui/base/notice';
import { plural } from '@/ui/base/plural';

interface MisfitsNoticeProps {
  /** Records that could not be read, of so many that came. */
  count: number | undefined;
  total: number;
}

/** Over a list of which some records could not be read (SAFE-22). */
export function MisfitsNotice({ count = 0, total }: MisfitsNoticeProps) {
  if (count === 0) return null;
  return <Notice>{`${plural(count, 'No se pudo mostrar', 'No se pudieron mostrar')} ${count} de ${total} registros.`}</Notice>;
}
