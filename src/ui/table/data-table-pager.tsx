import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from '@/ui/base/button';
import { PAGE_SIZES, type PageSize } from './use-table-state';

interface PagerProps {
  /** Rows in all pages; undefined while they are loading. */
  total: number | undefined;
  pageIndex: number;
  pageSize: number;
  onPage: (index: number) => void;
  onSize: (size: PageSize) => void;
}

/** Shows which rows are on the page, and changes the page and its size (SHAR-06, SHAR-21). */
export function Pager({ total, pageIndex, pageSize, onPage, onSize }: PagerProps) {
  const id = useId();
  const first = pageIndex * pageSize;
  const last = Math.min(first + pageSize, total ?? 0);
  return (
    <div className="pager">
      <div className="d-flex align-items-center gap-2">
        <label htmlFor={id}>Resultados por páginas</label>
        <select
          className="form-select"
          id={id}
          value={pageSize}
          onChange={({ target }) => onSize(PAGE_SIZES[target.selectedIndex] ?? PAGE_SIZES[0])}
        >
          {PAGE_SIZES.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </div>
      <span className="num">{total === undefined ? <span className="skel" /> : `${first + 1}–${last} de ${total}`}</span>
      <div className="d-flex gap-1">
        <IconButton
          icon={ChevronLeft}
          name="Página anterior"
          disabled={total === undefined || pageIndex === 0}
          onClick={() => onPage(pageIndex - 1)}
        />
        <IconButton
          icon={ChevronRight}
          name="Página siguiente"
          disabled={total === undefined || last >= total}
          onClick={() => onPage(pageIndex + 1)}
        />
      </div>
    </div>
  );
}
