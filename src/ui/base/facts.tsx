import type { ReactNode } from 'react';
import { untranslated } from './untranslated';

/** Values under their names. `className`: their layout. */
export function Facts({ className = '', children }: { className?: string; children: ReactNode }) {
  return <dl className={`facts ${className}`}>{children}</dl>;
}

interface FactProps {
  name: string;
  /** Class of the value. */
  className?: string;
  children: ReactNode;
}

/** A name and its value; '-' without a value. */
export function Fact({ name, className, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={className} translate={untranslated(children)}>
        {children ?? '-'}
      </dd>
    </div>
  );
}
