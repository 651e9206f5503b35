import { X } from 'lucide-react';
import type { MultiSelectOption } from './multi-select-options';

/** More tags would only repeat the boxes. */
const MAX_TAGS = 8;

interface MultiSelectTagsProps {
  options: readonly MultiSelectOption[];
  chosen: readonly number[];
  /** Text for all of them: 'Todos los cursos'. */
  all: string;
  disabled: boolean;
  onRemove: (values: readonly number[]) => void;
}

/** The chosen options as removable tags: one tag for all of them, or at most the first eight (SHAR-29). */
export function MultiSelectTags({ options, chosen, all, disabled, onRemove }: MultiSelectTagsProps) {
  const chosenOptions = options.filter(({ value }) => chosen.includes(value));
  const isAll = chosenOptions.length > 1 && chosenOptions.length === options.length;
  const tags = isAll
    ? [{ name: all, text: `${all} (${chosenOptions.length})`, values: chosen }]
    : chosenOptions.slice(0, MAX_TAGS).map(({ label, value }) => ({ name: label, text: label, values: [value] }));
  return (
    <>
      {chosen.length === 0 && <span className="text-body-secondary">Ninguno elegido</span>}
      {tags.map(({ name, text, values }) => (
        <span key={values[0]} className="multi-select-tag">
          <span translate="no">{text}</span>
          <button type="button" aria-label={`Quitar ${name}`} title={`Quitar ${name}`} disabled={disabled} onClick={() => onRemove(values)}>
            <X className="icon icon-sm" />
          </button>
        </span>
      ))}
      {!isAll && chosenOptions.length > MAX_TAGS && <span className="text-ui num">{`+${chosenOptions.length - MAX_TAGS}`}</span>}
    </>
  );
}
