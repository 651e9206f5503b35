import { Eye, EyeOff } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { keepFocus } from '@/ui/base/button';
import { TextField } from './field';

interface PasswordFieldProps<Values> extends Omit<
  ComponentProps<typeof TextField<Values>>,
  'type' | 'ref' | 'autoCapitalize' | 'spellCheck'
> {
  /** Visible from the start, for a generated password (ACCT-03). */
  isShownAtFirst?: boolean;
}

/** A password field; its button shows and hides the password (SHAR-31). */
export function PasswordField<Values>({ isShownAtFirst = false, end, ...field }: PasswordFieldProps<Values>) {
  const [isShown, setShown] = useState(isShownAtFirst);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<[number | null, number | null] | null>(null);
  // Browsers move the caret to an end when the field's type changes.
  useLayoutEffect(() => {
    if (caret.current) input.current?.setSelectionRange(...caret.current);
    caret.current = null;
  }, [isShown]);
  const name = isShown ? 'Ocultar contraseña' : 'Mostrar contraseña';
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField<Values>
      {...field}
      ref={input}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <>
          {end}
          {/* Not an `IconButton`, which would take the focus from the field. */}
          <button
            type="button"
            className="btn btn-icon"
            aria-label={name}
            title={name}
            onMouseDown={keepFocus}
            onClick={() => {
              const { activeElement } = document;
              if (input.current && activeElement === input.current)
                caret.current = [input.current.selectionStart, input.current.selectionEnd];
              setShown(!isShown);
            }}
          >
            <Icon className="icon" />
          </button>
        </>
      }
    />
  );
}
