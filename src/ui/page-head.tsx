import { useEffect, type ReactNode } from 'react';

/** The screen's one h1, with its actions on the same line; the browser's tab bears the same words (LAYO-12). */
export function PageHead({ heading, actions }: { heading: string; actions?: ReactNode }) {
  useEffect(() => {
    document.title = heading;
  }, [heading]);
  return (
    <div className="page-head">
      <h1>{heading}</h1>
      {actions !== undefined && <div className="actions">{actions}</div>}
    </div>
  );
}
