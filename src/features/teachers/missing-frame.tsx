import type { ReactNode } from 'react';

/** 'Qué me falta' on 'Inicio', also before its code is there (HOME-06). */
export const MissingFrame = ({ children }: { children: ReactNode }) => (
  <section className="card" aria-labelledby="missing-work">
    <div className="card-body">
      <h2 id="missing-work" className="mb-1">
        Qué me falta
      </h2>
      {children}
    </div>
  </section>
);
