import type { ReactNode } from 'react';
import type { RecordRow } from '@/api/resources/academic-records';
import { Avatar } from '@/ui/base/avatar';
import { nameOfRow, type MarksPlan } from './marks-plan';

/** What the head says, all of it or nothing. */
interface StudentHead {
  readonly row: RecordRow;
  readonly plan: MarksPlan;
  readonly room: string;
  readonly subject: string;
  readonly period: string;
}

const BAR = <span className="skel" />;

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Whose marks, and of what (DETA-04); its frame while they are on their way. */
export function StudentRecord({ known }: { known: StudentHead | undefined }) {
  const name = known && nameOfRow(known.row);
  return (
    <div className="page-record" aria-busy={known === undefined}>
      {name === undefined ? <span className="avatar lg skel-avatar" /> : <Avatar name={name} image={null} large />}
      <div className="min-w-0 flex-grow-1">
        {name === undefined ? <div className="record-name">{BAR}</div> : <h2 className="record-name">{name}</h2>}
        <p className="marks-achievement">{known ? known.plan.achievement.title : BAR}</p>
        <dl key={known ? 'known' : 'awaited'} className="marks-facts">
          <Fact name="Curso">{known ? known.room : BAR}</Fact>
          <Fact name="Asignatura">{known ? known.subject : BAR}</Fact>
          <Fact name="Periodo">{known ? known.period : BAR}</Fact>
        </dl>
      </div>
    </div>
  );
}
