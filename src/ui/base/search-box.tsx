import { Search } from 'lucide-react';
import { useId, type Ref } from 'react';

interface SearchBoxProps {
  value: string;
  onChange: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** The one search box: 'Buscar' (SHAR-15). */
export function SearchBox({ value, onChange, ref }: SearchBoxProps) {
  const id = useId();
  return (
    <div className="search">
      <label className="visually-hidden" htmlFor={id}>
        Buscar
      </label>
      <Search className="icon" />
      <input
        translate="no"
        ref={ref}
        id={id}
        className="form-control"
        type="search"
        placeholder="Buscar"
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          // It searches as one types: Enter must not submit a form around it.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
    </div>
  );
}
