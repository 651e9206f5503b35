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

/** What went wrong with a form, at its head; announced once when it appears. `isPast` hides it and keeps its place. */
export function FormFailure({ text, isPast = false }: { text: string | null; isPast?: boolean }) {
  if (text === null) return null;
  return (
    <div className={`notice notice-danger mb-4${isPast ? ' invisible' : ''}`} role={isPast ? undefined : 'alert'}>
      <CircleAlert className="icon" />
      <span>{text}</span>
    </div>
  );
}
