import type { ReactNode } from 'react';

/** A value under its name; '-' where there is none. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children ?? '-'}</dd>
    </div>
  );
}
