import { CircleAlert, Inbox, Plus, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** Icon of the screen. */
  icon?: LucideIcon;
  /** One or several sentences. */
  text: string | readonly string[];
  failed?: boolean;
  action?: ReactNode;
}

/** Shows that a list is empty or could not be loaded: an icon, a sentence, the next action. */
export function EmptyState({ failed = false, icon: Icon = failed ? CircleAlert : Inbox, text, action }: EmptyStateProps) {
  const sentences = typeof text === 'string' ? [text] : text;
  return (
    <div className="card mb-4">
      <div className="empty-state">
        <span className={`drawing ${failed ? 'is-failure' : ''}`}>
          <Icon className="icon" />
          {action !== undefined && !failed && (
            <span className="badge">
              <Plus className="icon icon-sm" />
            </span>
          )}
        </span>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {action}
      </div>
    </div>
  );
}
