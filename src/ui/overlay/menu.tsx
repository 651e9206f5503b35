import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

interface MenuItem {
  readonly label: string;
  readonly onSelect: () => void;
  /** Deletes something. */
  readonly isDanger?: boolean | undefined;
  /** Separated from the items before it. */
  readonly isApart?: boolean | undefined;
  /** Still shown and reachable by the arrow keys. */
  readonly isDisabled?: boolean | undefined;
}

interface MenuProps {
  /** Accessible name and tooltip of a button that is only an icon (SHAR-14); else its content names it. */
  name?: string;
  buttonClassName: string;
  className?: string;
  button: ReactNode;
  items: readonly MenuItem[];
}

/** The index to which a key moves the focus. */
const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * A button that opens a short menu below it, used by mouse, touch or keyboard (SAFE-18). Choosing closes it and returns the focus
 * to the button, so that a dialog opened by the choice returns it there, too. Not react-bootstrap's menu: that needs a positioning
 * library three times the size of all our menus (P2), which always open in the same place.
 */
export function Menu({ name, buttonClassName, className = '', button, items }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const entries = () => [...(list.current?.querySelectorAll('button') ?? [])];

  useEffect(() => {
    if (!isOpen) return;
    // The complete menu, not only its first entry.
    list.current?.scrollIntoView({ block: 'nearest' });
    entries()[0]?.focus();
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !frame.current?.contains(target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);

  const close = () => {
    setIsOpen(false);
    toggle.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    }
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const all = entries();
    all[
      step(
        all.findIndex((entry) => entry === document.activeElement),
        all.length,
      )
    ]?.focus();
  };
  return (
    <div ref={frame} className={`dropdown ${className}`}>
      <button
        type="button"
        ref={toggle}
        className={buttonClassName}
        aria-label={name}
        title={name}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        {button}
      </button>
      {isOpen && (
        <div
          ref={list}
          className="dropdown-menu dropdown-menu-end show"
          data-bs-popper="static"
          role="menu"
          tabIndex={-1}
          onKeyDown={onKeyDown}
        >
          {items.map(({ label, onSelect, isDanger = false, isApart = false, isDisabled = false }) => (
            <button
              key={label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={`dropdown-item ${isDanger ? 'text-danger-emphasis' : ''} ${isApart ? 'is-apart' : ''}`}
              aria-disabled={isDisabled}
              onClick={() => {
                if (isDisabled) return;
                close();
                onSelect();
              }}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
