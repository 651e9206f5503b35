import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { Button } from '@/ui/base/button';
import { linkAddressOf } from './rich-text-link';

export const WRONG_ADDRESS = 'Escribe una dirección válida';

/** What the editor can tell the row to do. */
export interface LinkRow {
  /** Applies an address that was typed but not applied; returns true if it did. */
  takeTyped: () => boolean;
  /** Ignores what was typed. */
  dropTyped: () => void;
}

interface LinkRowProps {
  ref: Ref<LinkRow>;
  /** Address of the link at the caret; null for a new link. */
  url: string | null;
  /** Result of the last check: what was typed is not an address. */
  isWrong: boolean;
  onCheck: (isWrong: boolean) => void;
  onApply: (url: string) => void;
  /** As `onApply`, when the focus has left the editor: focus and row stay as they are. */
  onLeave: (url: string) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** The input for a link's address; not a field of the form around it. */
export function RichTextLinkRow({ ref, url, isWrong, onCheck, onApply, onLeave, onRemove, onClose }: LinkRowProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const [typed, setTyped] = useState(url ?? '');
  /** The address that is already applied; `url` changes with the caret. */
  const applied = useRef(typed);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);

  const take = (apply: (address: string) => void) => {
    const address = linkAddressOf(typed);
    onCheck(address === null);
    if (address !== null) apply(address);
    return address !== null;
  };
  const dropTyped = () => {
    applied.current = typed.trim();
  };
  useImperativeHandle(ref, () => ({
    takeTyped: () =>
      typed.trim() !== applied.current &&
      take((address) => {
        applied.current = address;
        setTyped(address);
        onLeave(address);
      }),
    dropTyped,
  }));
  const apply = () => {
    if (!take(onApply)) input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // A dialog around the form stays open.
      event.stopPropagation();
      onClose();
    } else if (event.key === 'Enter' && event.target === input.current) {
      event.preventDefault();
      apply();
    }
  };
  return (
    <div className="link-row" onKeyDown={onKeyDown}>
      <label className="form-label" htmlFor={id}>
        Dirección del enlace
      </label>
      <div className="link-parts">
        <input
          translate="no"
          ref={input}
          id={id}
          className={`form-control ${isWrong ? 'is-invalid' : ''}`}
          type="text"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            onCheck(false);
          }}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? errorId : undefined}
        />
        <Button onClick={apply}>Aplicar</Button>
        {url !== null && <Button onClick={onRemove}>Quitar enlace</Button>}
      </div>
      {isWrong && (
        <div className="field-error" id={errorId}>
          <CircleAlert className="icon" />
          <span>{WRONG_ADDRESS}</span>
        </div>
      )}
    </div>
  );
}
