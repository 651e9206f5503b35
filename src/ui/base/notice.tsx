import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** A message within the page, with its action. */
export function Notice({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="notice mb-4" role="status">
      <span>{children}</span>
      {action}
    </div>
  );
}

/** On a phone it may lie below the edge of the window or behind the keyboard. */
export const bringIntoView = (element: HTMLElement | null) => {
  element?.scrollIntoView({ block: 'nearest' });
};

/** The failure of a form, announced when it appears. It is the last thing in the form, so that it moves nothing (SHAR-31). */
export function FormFailure({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <div className="notice notice-danger" role="alert" ref={bringIntoView}>
      <CircleAlert className="icon" />
      <span>{text}</span>
    </div>
  );
}
