import type { ReactNode } from 'react';

/** Values under their names. `className`: how they lie beside one another. */
export function Facts({ className = '', children }: { className?: string; children: ReactNode }) {
  return <dl className={`facts ${className}`}>{children}</dl>;
}

interface FactProps {
  name: string;
  /** Of the value. */
  className?: string;
  children: ReactNode;
}

/** One of them; '-' where there is none. */
export function Fact({ name, className, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={className}>{children ?? '-'}</dd>
    </div>
  );
}
