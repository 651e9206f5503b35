import type { ReactNode } from 'react';

interface FactProps {
  name: string;
  /** Several things on one line, to its ends. */
  isLine?: boolean;
  children: ReactNode;
}

/** A value under its name; '-' where there is none. */
export function Fact({ name, isLine = false, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd {...(isLine && { className: 'code-line' })}>{children ?? '-'}</dd>
    </div>
  );
}
