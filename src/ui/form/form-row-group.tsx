import { memo, useEffect, useRef, useState, type CSSProperties } from 'react';
import { isSame } from './drafts';
import { FormRow, isSameForm, isSameRow, partOf, type RowsProps } from './form-row';
import { WRONG } from './use-form-focus';

interface FormRowGroupProps extends RowsProps {
  /** Index of its first row. */
  first: number;
  /** React keys of its rows. */
  keys: readonly number[];
  /** Drawn wherever it lies; others near what is in sight only. */
  isDrawn: boolean;
}

/**
 * Some rows that follow each other. While none of them changes, neither React nor the browser looks at them one by one; those far
 * from what is in sight are a blank of their height (PAST-09).
 */
export const FormRowGroup = memo(
  function FormRowGroup({ first, keys, isDrawn, ...rows }: FormRowGroupProps) {
    const { errors, touched } = rows.formik;
    const frame = useRef<HTMLDivElement>(null);
    const [isNear, setNear] = useState(false);
    const isBlank = !isDrawn && !isNear;
    const isWrong = keys.some(
      (_, place) => partOf(errors.rows, first + place) !== undefined && partOf(touched.rows, first + place) !== undefined,
    );
    /** The form sends the focus to its first wrong field, which is one of these. */
    const isAsked = useRef(false);

    useEffect(() => {
      const group = frame.current;
      if (isDrawn || !group) return;
      // What they scroll in is the body of a dialog, or else the window.
      const options = { root: group.closest('.modal-body'), rootMargin: '25%' };
      const observer = new IntersectionObserver(
        (changes) => setNear(changes.at(-1)?.isIntersecting === true || group.matches(':focus-within')),
        options,
      );
      observer.observe(group);
      return () => observer.disconnect();
    }, [isDrawn]);

    useEffect(() => {
      if (isBlank || !isAsked.current) return;
      isAsked.current = false;
      frame.current?.querySelector<HTMLElement>(WRONG)?.focus();
    }, [isBlank]);

    return (
      <div
        ref={frame}
        className="form-row-group"
        style={{ '--rows': keys.length } as CSSProperties}
        {...(isBlank && {
          tabIndex: -1,
          'data-blank': true,
          'data-invalid': isWrong,
          onFocus: () => {
            isAsked.current = true;
            setNear(true);
          },
        })}
      >
        {!isBlank && keys.map((key, place) => <FormRow key={key} index={first + place} {...rows} />)}
      </div>
    );
  },
  (before, after) =>
    before.first === after.first &&
    before.isDrawn === after.isDrawn &&
    isSame(before.keys, after.keys) &&
    isSameForm(before, after) &&
    after.keys.every((_, place) => isSameRow(before, after, after.first + place)),
);
