import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';

/**
 * Focus moves on `click`, not on `mousedown`: the blurred field would show its message and push the button away from
 * under the pointer.
 */
export const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Complete class names: the build keeps only the styles of classes that it finds in a source. */
const KINDS = { primary: 'btn-primary', quiet: 'btn-quiet', danger: 'btn-danger', text: 'btn-text' } as const;

type ButtonProps = Omit<ComponentProps<'button'>, 'className'>;

interface ActionProps extends ButtonProps {
  kind?: keyof typeof KINDS;
  /** Its call is running: disabled, with a spinner (SHAR-10). */
  busy?: boolean;
  className?: string;
  children: ReactNode;
}

/** A button with words. */
export function Button({ kind = 'quiet', busy = false, disabled, className = '', onClick, children, ...rest }: ActionProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`btn ${KINDS[kind]} ${className}`}
      disabled={disabled === true || busy}
      onMouseDown={keepFocus}
      onClick={(event) => {
        const before = document.activeElement as HTMLElement;
        // The field that had the focus puts its text in order. One in which Enter was pressed, which presses the button, too, has it
        // again (KEYS-01).
        event.currentTarget.focus();
        if (event.detail === 0 && event.currentTarget.form?.contains(before)) before.focus();
        onClick?.(event);
      }}
    >
      {busy && <span className="spinner-border spinner-border-sm" aria-hidden="true" />}
      {/* The spinner comes and goes before it (TEXT-02). */}
      <span className="words">{children}</span>
    </button>
  );
}

interface IconButtonProps extends ButtonProps {
  icon: LucideIcon;
  /** Accessible name and tooltip (SHAR-14). */
  name: string;
  /** Replaces the name as tooltip. */
  tooltip?: string | undefined;
  className?: string;
}

/** A button that is only an icon. */
export function IconButton({ icon: Icon, name, tooltip = name, className = '', onClick, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`btn btn-icon ${className}`}
      aria-label={name}
      title={tooltip}
      onMouseDown={keepFocus}
      onClick={(event) => {
        event.currentTarget.focus();
        onClick?.(event);
      }}
    >
      <Icon className="icon" />
    </button>
  );
}
