import { useEffect, type ReactNode } from 'react';

/** The screen's h1 with its actions, a line under it and a type's colour where `marked`; also sets the tab's title (LAYO-12). */
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
