import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { Button } from '@/ui/base/button';
import { cleanEmail, suggestEmail } from './email-text';
import { useField } from './use-field';

interface EmailHelpProps {
  input: RefObject<HTMLInputElement | null>;
  /** The field's name in the form. */
  name: string;
}

const isAllSelected = ({ value, selectionStart, selectionEnd }: HTMLInputElement) => selectionStart === 0 && selectionEnd === value.length;

/** The address that a paste brings in place of all that the field holds; null for any other paste, and for several cells. */
function pastedEmail({ clipboardData }: ClipboardEvent, input: HTMLInputElement): string | null {
  const pasted = clipboardData?.getData('text/plain').trim() ?? '';
  if (/[\t\r\n]/.test(pasted) || !isAllSelected(input)) return null;
  const email = cleanEmail(pasted);
  return email === pasted ? null : email;
}

/**
 * Under an e-mail field: takes away what surrounds the address on leaving the field, on paste and before Enter sends the form
 * (MAIL-01), and offers the domain that was probably meant (MAIL-03).
 */
export function EmailHelp({ input, name }: EmailHelpProps) {
  const [{ value }, { error }, { setValue }] = useField<string>(name);
  /** What the field held when it was left: nothing is offered while it is being typed. */
  const [leftValue, setLeftValue] = useState<string | null>(null);
  const email = leftValue === value && !error ? suggestEmail(value.trim()) : null;

  const store = useEffectEvent((address: string) => void setValue(address));

  // Listeners of the element run before those of React: Formik judges the cleaned value.
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const clean = () => {
      const cleaned = cleanEmail(field.value);
      if (cleaned !== field.value) store(cleaned);
      return cleaned;
    };
    const leave = () => setLeftValue(clean());
    const enter = ({ key }: KeyboardEvent) => key === 'Enter' && clean();
    const paste = (event: ClipboardEvent) => {
      const pasted = pastedEmail(event, field);
      if (pasted === null) return;
      event.preventDefault();
      store(pasted);
    };
    // It may have been left, or filled in, before this code came.
    if (document.activeElement !== field) leave();
    const listening = new AbortController();
    const { signal } = listening;
    field.addEventListener('blur', leave, { signal });
    field.addEventListener('keydown', enter, { signal });
    field.addEventListener('paste', paste, { signal });
    return () => listening.abort();
  }, [input]);

  const take = (address: string) => {
    void setValue(address);
    input.current?.focus();
  };
  return (
    // There before its text, which is announced so.
    <div className="email-suggestion" aria-live="polite">
      {email !== null && (
        <>
          <span>{'¿Quisiste decir '}</span>
          <span>
            <Button kind="text" aria-label={email} onClick={() => take(email)}>
              {/* What is too long for its line ends before the domain, which is what is offered. */}
              <span>{email.slice(0, email.lastIndexOf('@'))}</span>
              <span>{email.slice(email.lastIndexOf('@'))}</span>
            </Button>
            ?
          </span>
        </>
      )}
    </div>
  );
}
