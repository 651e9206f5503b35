/** Several of many, of the form around it: the chosen ones as tags, all of them by group in a panel below. */
import { useField } from 'formik';
import { ChevronDown, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { Button } from '@/ui/base/button';
import { FieldFrame, describedByOf, type FieldOf } from './field';
import { SearchBox } from '@/ui/table/search-box';
import { foldText } from '@/ui/base/text-order';

export interface MultiSelectOption {
  readonly value: number;
  readonly label: string;
  /** Heading of its options; null: none. */
  readonly group: string | null;
}

interface MultiSelectFieldProps<Values> extends Pick<FieldOf<Values, number[]>, 'name'> {
  label: string;
  /** Words of the button that opens the panel: 'Elegir cursos'. */
  choose: string;
  options: readonly MultiSelectOption[];
  disabled?: boolean;
  required?: boolean;
  /** Shown in the panel instead of the options: loading, or failed. */
  instead?: ReactNode;
}

/** Above this number of options the panel has a search box. */
const AT_A_GLANCE = 12;

const countOf = (chosen: number): string => `${chosen} ${chosen === 1 ? 'elegido' : 'elegidos'}`;

/** Options of each group, in the order in which the groups first come. */
function grouped(options: readonly MultiSelectOption[]): [string | null, readonly MultiSelectOption[]][] {
  const names = [...new Set(options.map(({ group }) => group))];
  return names.map((name) => [name, options.filter(({ group }) => group === name)]);
}

interface CheckProps {
  label: string;
  /** Its name by ear, where another box bears the same label. */
  said?: string;
  checked: boolean;
  /** Some of its options are chosen. */
  mixed?: boolean;
  className?: string;
  onCheck: (checked: boolean) => void;
}

function Check({ label, said, checked, mixed = false, className = '', onCheck }: CheckProps) {
  const id = useId();
  return (
    <div className={`form-check ${className}`}>
      <input
        ref={(input) => {
          if (input) input.indeterminate = mixed;
        }}
        id={id}
        className="form-check-input"
        type="checkbox"
        aria-label={said}
        checked={checked}
        onChange={({ target }) => onCheck(target.checked)}
      />
      <label className="form-check-label" htmlFor={id}>
        {label}
      </label>
    </div>
  );
}

/** Chooses or takes out all of them at once. */
function CheckAll({
  label,
  said,
  of,
  chosen,
  onChange,
}: {
  label: string;
  said?: string;
  of: readonly MultiSelectOption[];
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
}) {
  const values = of.map(({ value }) => value);
  const count = values.filter((value) => chosen.includes(value)).length;
  return (
    <Check
      label={label}
      {...(said !== undefined && { said })}
      className="fw-semibold"
      checked={count === values.length}
      mixed={count > 0 && count < values.length}
      onCheck={(all) => onChange([...chosen.filter((value) => !values.includes(value)), ...(all ? values : [])])}
    />
  );
}

export function MultiSelectField<Values>({
  name,
  label,
  choose,
  options,
  disabled = false,
  required = true,
  instead,
}: MultiSelectFieldProps<Values>) {
  const id = useId();
  const labelId = `${id}-label`;
  const toggle = useRef<HTMLButtonElement>(null);
  const [{ value: chosen }, meta, { setValue, setTouched }] = useField<number[]>(name);
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const error = meta.touched && meta.error ? meta.error : null;

  const found = options.filter((option) => foldText(option.label).includes(foldText(search.trim())));

  const offered = options.map(({ value }) => value);
  const gone = chosen.filter((value) => !offered.includes(value));
  // In the order of the options; while they load, what a draft has chosen of them stays.
  const change = (next: readonly number[]) => void setValue([...offered.filter((value) => next.includes(value)), ...gone]);
  const isReady = instead === undefined && options.length > 0;
  // A draft may hold choices that are no longer offered when the form opens: they would be sent unseen.
  useEffect(() => {
    if (isReady && gone.length > 0) void setValue(chosen.filter((value) => offered.includes(value)));
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the options are there
  }, [isReady]);
  const remove = (value: number) => {
    change(chosen.filter((other) => other !== value));
    // The removed tag held the focus.
    toggle.current?.focus();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) void setTouched(true);
  };

  return (
    <FieldFrame id={id} labelId={labelId} label={label} error={error} required={required} isGroup>
      <div
        className={`multi-select ${error === null ? '' : 'is-invalid'}`}
        role="group"
        aria-labelledby={labelId}
        aria-describedby={describedByOf(id, error)}
        onBlur={leave}
      >
        <div className="head">
          {options
            .filter(({ value }) => chosen.includes(value))
            .map((option) => (
              <span key={option.value} className="multi-select-tag">
                {option.label}
                <button
                  type="button"
                  aria-label={`Quitar ${option.label}`}
                  title={`Quitar ${option.label}`}
                  disabled={disabled}
                  onClick={() => remove(option.value)}
                >
                  <X className="icon icon-sm" />
                </button>
              </span>
            ))}
          <Button
            ref={toggle}
            kind="text"
            className="toggle"
            aria-expanded={isOpen}
            aria-controls={`${id}-panel`}
            aria-describedby={describedByOf(id, error)}
            data-invalid={error !== null}
            disabled={disabled}
            onClick={() => setOpen(!isOpen)}
          >
            {chosen.length > 0 && <span className="fw-normal text-body-secondary me-2 num">{countOf(chosen.length)}</span>}
            {choose}
            <ChevronDown className="icon icon-sm" />
          </Button>
        </div>
        <div className="panel" id={`${id}-panel`} hidden={!isOpen || disabled}>
          {instead ?? (
            <>
              {options.length > AT_A_GLANCE && (
                <div className="mb-3">
                  <SearchBox value={search} onChange={setSearch} />
                </div>
              )}
              {found.length === 0 && search !== '' && <p className="text-ui mb-0">Ningún resultado para esta búsqueda.</p>}
              {found.length > 1 && <CheckAll label="Todos" of={found} chosen={chosen} onChange={change} />}
              {grouped(found).map(([group, of]) => (
                <div key={group ?? ''} role="group" aria-label={group ?? label} className="multi-select-group">
                  {/* A group and its one subject may bear the same name (SHAR-21). */}
                  {group !== null && <CheckAll label={group} said={`Todo ${group}`} of={of} chosen={chosen} onChange={change} />}
                  <div className="check-grid">
                    {of.map((option) => (
                      <Check
                        key={option.value}
                        label={option.label}
                        checked={chosen.includes(option.value)}
                        onCheck={(on) => change(on ? [...chosen, option.value] : chosen.filter((value) => value !== option.value))}
                      />
                    ))}
                  </div>
                </div>
              ))}
            </>
          )}
        </div>
      </div>
    </FieldFrame>
  );
}
