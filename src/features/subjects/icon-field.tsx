/** The choice of a subject's icon: a button with the chosen one, which opens a grid of all. */
import { useField } from '@/ui/form/use-field';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { SUBJECT_ICONS } from '@/api/resources/subject-icons';
import { FieldFrame, type FieldOf } from '@/ui/form/field';
import { SubjectIcon } from '@/school/subjects/subject-icon';

/** The index to which a key moves. Browsers handle left and right for radio buttons. */
function indexAfter(key: string, index: number, columns: number): number | null {
  const last = SUBJECT_ICONS.length - 1;
  const targets: Record<string, number> = { ArrowUp: index - columns, ArrowDown: index + columns, Home: 0, End: last };
  const next = targets[key];
  if (next === undefined) return null;
  return next < 0 || next > last ? index : next;
}

/** Number of columns. */
const columnsOf = (grid: HTMLElement): number => getComputedStyle(grid).gridTemplateColumns.split(' ').length;

/** 'Icono' (SUBJ-18, SUBJ-20). Arrows, 'Inicio' and 'Fin' choose; Enter, Escape or a press on a choice closes the grid. */
export function IconField<Values>({ name, prefix = '' }: FieldOf<Values, number>) {
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [{ value }, , { setValue }] = useField<number>(prefix + name);
  const [isOpen, setOpen] = useState(false);
  const chosen = SUBJECT_ICONS[value] ?? SUBJECT_ICONS[0];

  const close = () => {
    setOpen(false);
    toggle.current?.focus();
  };
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Enter' || event.key === 'Escape') {
      // Otherwise Enter would submit the form and Escape close the dialog.
      event.preventDefault();
      event.stopPropagation();
      close();
      return;
    }
    const next = indexAfter(event.key, value, columnsOf(event.currentTarget));
    if (next === null) return;
    event.preventDefault();
    void setValue(next);
    event.currentTarget.querySelectorAll('input')[next]?.focus();
  };

  return (
    <FieldFrame id={id} labelId={`${id}-label`} label="Icono" error={null} required={false}>
      <button
        ref={toggle}
        id={id}
        name={prefix + name}
        type="button"
        className="form-select icon-toggle"
        aria-labelledby={`${id}-label ${id}-chosen`}
        aria-expanded={isOpen}
        aria-controls={`${id}-panel`}
        onClick={() => setOpen(!isOpen)}
      >
        <SubjectIcon icon={value} colour={chosen.colour} size="sm" />
        <span id={`${id}-chosen`}>{chosen.name}</span>
      </button>
      <div id={`${id}-panel`} className="icon-panel" role="radiogroup" aria-labelledby={`${id}-label`} hidden={!isOpen} onKeyDown={press}>
        {SUBJECT_ICONS.map((icon, number) => (
          <span key={icon.name} className="icon-choice">
            <input
              type="radio"
              name={`${id}-icon`}
              aria-label={icon.name}
              title={icon.name}
              checked={number === value}
              onChange={() => void setValue(number)}
              // `detail` is 0 for clicks caused by arrow keys.
              onClick={({ detail }) => {
                if (detail > 0) close();
              }}
            />
            <SubjectIcon icon={number} colour={icon.colour} />
          </span>
        ))}
      </div>
    </FieldFrame>
  );
}
