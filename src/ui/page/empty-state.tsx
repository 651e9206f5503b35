import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** A sentence, or several that follow one another. */
  text: string | readonly string[];
  /** The screen's own, in place of the drawing. */
  icon?: LucideIcon;
  failed?: boolean;
  action?: ReactNode;
}

/** The one frame for nothing there and for what could not be loaded: a drawing, a sentence, the next act. */
export function EmptyState({ text, icon: Icon, failed = false, action }: EmptyStateProps) {
  const sentences = typeof text === 'string' ? [text] : text;
  return (
    <div className="card mb-4">
      <div className="empty-state">
        {Icon ? (
          <span className="own-icon">
            <Icon className="icon" />
          </span>
        ) : (
          <svg className="drawing" viewBox="0 0 112 96" fill="none" aria-hidden="true">
            <rect x="10" y="12" width="84" height="64" rx="8" fill="var(--bs-tertiary-bg)" stroke="var(--field-edge)" strokeWidth="2" />
            <path d="M10 30h84M22 44h38M22 56h56" stroke="var(--field-edge)" strokeWidth="2" strokeLinecap="round" />
            <circle
              cx="90"
              cy="74"
              r="16"
              fill={failed ? 'var(--bs-danger-bg-subtle)' : 'var(--bs-primary-bg-subtle)'}
              stroke="var(--surface)"
              strokeWidth="3"
            />
            <path
              d={failed ? 'M90 66v9M90 81v.5' : 'M90 67v14M83 74h14'}
              stroke={failed ? 'var(--bs-danger-text-emphasis)' : 'var(--bs-primary-text-emphasis)'}
              strokeWidth="3"
              strokeLinecap="round"
            />
          </svg>
        )}
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {action}
      </div>
    </div>
  );
}
