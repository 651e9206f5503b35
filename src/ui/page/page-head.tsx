import { useContext, useEffect, type ReactNode } from 'react';
import { HeadNotice } from './head-notice';

interface PageHeadProps {
  heading: string;
  /** The primary one last. */
  actions?: ReactNode;
  /** Under the heading, small: a date, a director. */
  meta?: ReactNode;
  /** Of a detail: the record itself, its name the largest text; the heading stands small above it. */
  record?: ReactNode;
  /** In a type's colour. */
  marked?: boolean;
}

/** The screen's h1 with what belongs to it and its actions; also sets the tab's title (LAYO-12). */
export function PageHead({ heading, actions, meta, record, marked = false }: PageHeadProps) {
  const notice = useContext(HeadNotice);
  useEffect(() => {
    document.title = heading;
  }, [heading]);
  return (
    <>
      <div className={`page-head ${record === undefined ? '' : 'is-record'}`}>
        {marked && <span className="type-mark" aria-hidden="true" />}
        <h1>{heading}</h1>
        {record}
        {actions !== undefined && <div className="actions">{actions}</div>}
        {meta !== undefined && <div className="meta">{meta}</div>}
      </div>
      {notice}
    </>
  );
}
