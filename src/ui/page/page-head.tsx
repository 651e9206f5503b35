import { useEffect, type ReactNode } from 'react';

/** The screen's one h1, with its actions on the same line and a line under it, marked with the colour of a type or not; the browser's tab bears the same words (LAYO-12). */
export function PageHead({
  heading,
  actions,
  sub,
  marked = false,
}: {
  heading: string;
  actions?: ReactNode;
  sub?: string;
  marked?: boolean;
}) {
  useEffect(() => {
    document.title = heading;
  }, [heading]);
  return (
    <div className="page-head">
      {marked && <span className="type-mark" aria-hidden="true" />}
      <h1>{heading}</h1>
      {actions !== undefined && <div className="actions">{actions}</div>}
      {sub !== undefined && <p className="subtitle">{sub}</p>}
    </div>
  );
}
