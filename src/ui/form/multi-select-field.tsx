/** A form field for choosing several options: the chosen ones as tags, all of them by group in a panel below (SHAR-29). */
import { useField } from './use-field';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { Button, keepFocus } from '@/ui/base/button';
import { counted } from '@/ui/base/plural';
import { searchText } from '@/ui/base/text-order';
import { SearchBox } from '@/ui/base/search-box';
import { FieldFrame, describedByOf, type FieldOf } from './field';
import { MultiSelectOptions, type MultiSelectOption } from './multi-select-options';
import { MultiSelectTags } from './multi-select-tags';

interface MultiSelectFieldProps<Values> extends Pick<FieldOf<Values, number[]>, 'name'> {
  label: string;
  /** Text of the button that opens the panel: 'Elegir cursos'. */
  choose: string;
  /** Text for all of them: 'Todos los cursos'. */
  all: string;
  options: readonly MultiSelectOption[];
  disabled?: boolean;
  required?: boolean;
  /** Shown in the panel instead of the options while they load or after that failed. */
  instead?: ReactNode;
}

const countOf = (chosen: number): string => counted(chosen, 'elegido', 'elegidos');

export function MultiSelectField<Values>({
  name,
  label,
  choose,
  all,
  options,
  disabled = false,
  required = true,
  instead,
}: MultiSelectFieldProps<Values>) {
  const id = useId();
  const labelId = `${id}-label`;
  const toggle = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const [{ value: chosen }, meta, { setValue, setTouched }] = useField<number[]>(name);
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const error = meta.touched && meta.error ? meta.error : null;

  // SHAR-36
  const query = searchText(search).trim();
  const matches = options.filter((option) => searchText(option.label).includes(query));

  const offered = options.map(({ value }) => value);
  const notOffered = chosen.filter((value) => !offered.includes(value));
  // In the order of the options. While they load, a draft's choices stay.
  const change = (next: readonly number[]) => void setValue([...offered.filter((value) => next.includes(value)), ...notOffered]);
  const isReady = instead === undefined && options.length > 0;
  // A draft may hold choices that are no longer offered: they would be sent unseen.
  useEffect(() => {
    if (isReady && notOffered.length > 0) void setValue(chosen.filter((value) => offered.includes(value)));
    // oxlint-disable-next-line react/exhaustive-deps -- when the options have loaded, and when they change: an earlier visit's come first
  }, [isReady, offered.join()]);

  useEffect(() => {
    if (isOpen) box.current?.focus();
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    setSearch('');
    toggle.current?.focus();
  };
  const remove = (values: readonly number[]) => {
    change(chosen.filter((value) => !values.includes(value)));
    // The removed tag held the focus.
    toggle.current?.focus();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) void setTouched(true);
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    // It would close the dialog around it, too.
    event.stopPropagation();
    close();
  };
  const press = ({ target }: MouseEvent) => {
    if (disabled || (target instanceof Element && target.closest('button'))) return;
    setOpen(true);
    box.current?.focus();
  };

  return (
    <FieldFrame id={id} labelId={labelId} label={label} error={error} required={required} isGroup>
      <div
        className={`multi-select ${error === null ? '' : 'is-invalid'}`}
        role="group"
        aria-labelledby={labelId}
        aria-describedby={describedByOf(id, error)}
        onBlur={leave}
        onKeyDown={escape}
      >
        <div className="head" onMouseDown={keepFocus} onClick={press}>
          <MultiSelectTags options={options} chosen={chosen} all={all} disabled={disabled} onRemove={remove} />
          <Button
            ref={toggle}
            kind="text"
            className="toggle"
            aria-expanded={isOpen}
            aria-controls={`${id}-panel`}
            aria-describedby={describedByOf(id, error)}
            data-invalid={error !== null}
            disabled={disabled}
            onClick={() => (isOpen ? close() : setOpen(true))}
          >
            {chosen.length > 0 && <span className="fw-normal text-body-secondary me-2 num">{countOf(chosen.length)}</span>}
            <span>{choose}</span>
            <ChevronDown className="icon icon-sm" />
          </Button>
        </div>
        <div className="panel" id={`${id}-panel`} hidden={!isOpen || disabled}>
          <SearchBox ref={box} value={search} onChange={setSearch} />
          <div className="options">
            {instead ?? (
              <MultiSelectOptions
                label={label}
                all={query === '' ? all : 'Todo lo encontrado'}
                options={matches}
                chosen={chosen}
                onChange={change}
              />
            )}
            {isReady && matches.length === 0 && <p className="text-ui mb-0">Ningún resultado para esta búsqueda.</p>}
          </div>
          <div className="text-end">
            <Button onClick={close}>Listo</Button>
          </div>
        </div>
      </div>
    </FieldFrame>
  );
}
