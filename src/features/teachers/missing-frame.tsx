import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { TeacherDeep } from '@/api/resources/teachers';

/** How many lines are shown. */
export const MOST = 8;

/** How many lines there can be: one for each own pair. */
export const mostLines = ({ rooms, courses }: TeacherDeep) => Math.min(MOST, rooms.length * courses.length);

interface MissingFrameProps {
  /** Whose lines are on the way: their place is kept, so that nothing below moves when they come (P8). */
  teacher?: TeacherDeep | undefined;
  children: ReactNode;
}

/** 'Qué me falta' on 'Inicio', also before its code is there (HOME-06). */
export const MissingFrame = ({ teacher, children }: MissingFrameProps) => (
  <section className="card" aria-labelledby="missing-work">
    <div className="card-body">
      <div className="d-flex flex-wrap align-items-center justify-content-between gap-2">
        <h2 id="missing-work">Qué me falta</h2>
        <Link className="btn btn-quiet" to="/dashboard/progress">
          Ver Seguimiento
        </Link>
      </div>
      <div className="missing-lines" style={teacher && ({ '--lines': mostLines(teacher) } as CSSProperties)}>
        {children}
      </div>
    </div>
  </section>
);
