import { X } from 'lucide-react';
import type { MultiSelectOption } from './multi-select-options';

/** More of them would only repeat the boxes. */
const AT_MOST = 8;

interface MultiSelectTagsProps {
  options: readonly MultiSelectOption[];
  chosen: readonly number[];
  /** Words for all of them: 'Todos los cursos'. */
  all: string;
  disabled: boolean;
  onRemove: (values: readonly number[]) => void;
}

/** The chosen ones, each to be taken out: all of them as one tag, of many the first eight (SHAR-29). */
export function MultiSelectTags({ options, chosen, all, disabled, onRemove }: MultiSelectTagsProps) {
  const shown = options.filter(({ value }) => chosen.includes(value));
  const isAll = shown.length > 1 && shown.length === options.length;
  const tags = isAll
    ? [{ name: all, words: `${all} (${shown.length})`, values: chosen }]
    : shown.slice(0, AT_MOST).map(({ label, value }) => ({ name: label, words: label, values: [value] }));
  return (
    <>
      {chosen.length === 0 && <span className="text-body-secondary">Ninguno elegido</span>}
      {tags.map(({ name, words, values }) => (
        <span key={values[0]} className="multi-select-tag">
          {words}
          <button type="button" aria-label={`Quitar ${name}`} title={`Quitar ${name}`} disabled={disabled} onClick={() => onRemove(values)}>
            <X className="icon icon-sm" />
          </button>
        </span>
      ))}
      {!isAll && shown.length > AT_MOST && <span className="text-ui num">{`+${shown.length - AT_MOST}`}</span>}
    </>
  );
}
