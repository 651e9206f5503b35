import type { RecordRow } from '@/api/resources/academic-records';
import { nameOfRow } from '@/school/learning/record-names';
import { ApartText } from '@/ui/base/apart';
import { Avatar } from '@/ui/base/avatar';
import { Fact } from '@/ui/base/facts';
import type { MarksPlan } from './marks-plan';

/** The data of the page's head. */
interface StudentHead {
  readonly row: RecordRow;
  /** What sets the student apart from others of the same name. */
  readonly apart: string | undefined;
  readonly plan: MarksPlan;
  readonly room: string;
  readonly subject: string;
  readonly period: string;
}

const BAR = <span className="skel" />;

/** The student, achievement, room, subject and period of the marks (DETA-04), or a placeholder while loading. */
export function StudentRecord({ head }: { head: StudentHead | undefined }) {
  const name = head && nameOfRow(head.row);
  return (
    <div className="page-record" aria-busy={head === undefined}>
      {head === undefined || name === undefined ? (
        <span className="avatar lg skel-avatar" />
      ) : (
        <Avatar name={name} surname={head.row.studentLastName} image={null} size="lg" />
      )}
      <div className="min-w-0 flex-grow-1">
        {name === undefined ? (
          <div className="record-name">{BAR}</div>
        ) : (
          <h2 className="record-name" translate="no">
            {name}
          </h2>
        )}
        <ApartText text={head?.apart} />
        <p className="marks-achievement">{head ? head.plan.achievement.title : BAR}</p>
        <dl key={head ? 'known' : 'awaited'} className="marks-facts">
          <Fact name="Curso">{head ? head.room : BAR}</Fact>
          <Fact name="Asignatura">{head ? head.subject : BAR}</Fact>
          <Fact name="Periodo">{head ? head.period : BAR}</Fact>
        </dl>
      </div>
    </div>
  );
}
