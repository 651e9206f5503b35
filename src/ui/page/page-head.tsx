import { useContext, useEffect, type ReactNode } from 'react';
import { HeadNotice } from './head-notice';

interface PageHeadProps {
  heading: string;
  /** The heading is a record's name, which a translator must leave as it is (TEXT-03). */
  isName?: boolean;
  /** The primary one last. */
  actions?: ReactNode;
  /** Small text under the heading: a date, a director. */
  meta?: ReactNode;
  /** On a detail screen: the record, whose name is the largest text; the heading is small above it. */
  record?: ReactNode;
  /** Marked with the colour of a type. */
  marked?: boolean;
}

/** The screen's h1 with what belongs to it and its actions; also sets the tab's title (LAYO-12). */
export function PageHead({ heading, actions, meta, record, marked = false, isName = false }: PageHeadProps) {
  const notice = useContext(HeadNotice);
  useEffect(() => {
    document.title = heading;
  }, [heading]);
  return (
    <>
      <div className={`page-head ${record === undefined ? '' : 'is-record'}`}>
        {marked && <span className="type-mark" aria-hidden="true" />}
        <h1 translate={isName ? 'no' : undefined}>{heading}</h1>
        {record}
        {actions !== undefined && <div className="actions">{actions}</div>}
        {meta !== undefined && <div className="meta">{meta}</div>}
      </div>
      {notice}
    </>
  );
}
