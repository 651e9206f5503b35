import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from '@/ui/base/button';
import { columnName } from './fill-dialog';
import type { MarksSheet } from './marks-sheet';

/** The choice of the shown activity on a phone (GRID-08). */
export function ActivityPick({ sheet, chosen, onChoose }: { sheet: MarksSheet; chosen: number; onChoose: (index: number) => void }) {
  const id = useId();
  return (
    <div className="grid-pick">
      <label className="form-label" htmlFor={id}>
        Actividad
      </label>
      <div className="grid-pick-line">
        <IconButton icon={ChevronLeft} name="Actividad anterior" disabled={chosen === 0} onClick={() => onChoose(chosen - 1)} />
        <select id={id} className="form-select" value={chosen} onChange={({ target }) => onChoose(Number(target.value))}>
          {sheet.columns.map((column, index) => (
            <option key={column.id} value={index}>
              {columnName(column)}
            </option>
          ))}
        </select>
        <IconButton
          icon={ChevronRight}
          name="Actividad siguiente"
          disabled={chosen === sheet.columns.length - 1}
          onClick={() => onChoose(chosen + 1)}
        />
      </div>
    </div>
  );
}
