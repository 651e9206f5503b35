import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** A sentence that stands on the page with what can be done about it. */
export function Notice({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="notice mb-4" role="status">
      <span>{children}</span>
      {action}
    </div>
  );
}

/** What went wrong with a form, at its head; announced once when it appears. */
export function FormFailure({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <div className="notice notice-danger mb-4" role="alert">
      <CircleAlert className="icon" />
      <span>{text}</span>
    </div>
  );
}
