import { Pencil } from 'lucide-react';
import { useState } from 'react';
import type { MarkedActivity, RecordRow } from '@/api/resources/academic-records';
import { totalWeight } from '@/api/resources/marks';
import { useSignedIn } from '@/api/session';
import { LevelSign } from '@/school/learning/level-sign';
import { UNMARKED, markText } from '@/school/learning/mark-chart';
import { nameOfRow } from '@/school/learning/record-names';
import type { Apart } from '@/school/apart';
import type { MarksPlace } from '@/school/spreadsheet-address';
import { Button } from '@/ui/base/button';
import { LinkedText } from '@/ui/links/linked-text';
import { EvaluationDialog } from './evaluation-dialog';
import { MarkRing } from '@/school/learning/mark-bar';
import { givenMark } from '@/school/learning/given-mark';
import type { MarksPlan } from './marks-plan';
import { StudentActivities } from './student-activities';

/** 'parcial sobre 50 %', while some of the weight is not evaluated. */
function partText({ activities }: RecordRow): string | null {
  const marked = totalWeight(activities.filter(({ withQualification }) => withQualification));
  return marked === 0 || marked === totalWeight(activities) ? null : `parcial sobre ${marked} %`;
}

interface SummaryProps {
  row: RecordRow;
  plan: MarksPlan;
  /** Opens the dialog for a direct mark; undefined: not evaluated here. */
  onEvaluate: (() => void) | undefined;
}

/** The student's mark in the achievement (DETA-05, DETA-11). */
function Summary({ row, plan, onEvaluate }: SummaryProps) {
  const { qualification: mark, qualificationDescription: level } = row;
  const { levels, hasNumbers, isByActivities } = plan;
  const direct = isByActivities ? null : givenMark(row, null);
  const part = partText(row);
  return (
    <section className="card mark-summary" aria-label="Resumen">
      <MarkRing mark={mark} level={level} plan={plan} />
      <div className="mark-result">
        {hasNumbers && mark !== null && (
          <p className="mark-big num" translate="no">
            {markText(mark)}
          </p>
        )}
        <p className="mark-level">{level === null ? UNMARKED : <LevelSign name={level} levels={levels} />}</p>
        {part !== null && <p className="mark-part">{part}</p>}
      </div>
      <div className="mark-words">
        {level !== null && <p>{levels.find(({ name }) => name === level)?.description}</p>}
        {direct && (
          <dl>
            <dt>Comentario</dt>
            <dd>
              <LinkedText text={direct.comment === '' ? 'Sin comentario' : direct.comment} />
            </dd>
          </dl>
        )}
      </div>
      {onEvaluate && (
        <div className="mark-action">
          {direct ? (
            <Button onClick={onEvaluate}>
              <Pencil className="icon" />
              Editar
            </Button>
          ) : (
            <Button kind="primary" onClick={onEvaluate}>
              Evaluar
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

/** What the dialog evaluates; null: the achievement itself. */
interface Evaluated {
  readonly activity: MarkedActivity | null;
  readonly isEdit: boolean;
}

interface StudentMarksProps {
  row: RecordRow;
  apart: Apart;
  plan: MarksPlan;
  place: MarksPlace;
}

/** Summary and activities of a student's achievement, which a Teacher evaluates here (DETA-05 to DETA-13). */
export function StudentMarks({ row, apart, plan, place }: StudentMarksProps) {
  const { userRole } = useSignedIn();
  // DETA-10
  const isTeacher = userRole === 'Teacher';
  const [evaluated, setEvaluated] = useState<Evaluated | null>(null);
  const close = () => setEvaluated(null);
  const { isByActivities } = plan;
  return (
    <>
      <Summary
        row={row}
        plan={plan}
        // DETA-12
        onEvaluate={
          isTeacher && !isByActivities ? () => setEvaluated({ activity: null, isEdit: givenMark(row, null) !== null }) : undefined
        }
      />
      {isByActivities && (
        <StudentActivities
          student={nameOfRow(row)}
          activities={row.activities}
          plan={plan}
          onEvaluate={
            // DETA-08, DETA-09
            isTeacher ? (activity) => setEvaluated({ activity, isEdit: activity.withQualification }) : undefined
          }
        />
      )}
      {evaluated && (
        <EvaluationDialog
          place={place}
          plan={plan}
          students={[row]}
          apart={apart}
          activity={evaluated.activity ?? undefined}
          isEdit={evaluated.isEdit}
          onClose={close}
          onSaved={close}
        />
      )}
    </>
  );
}

/** The placeholder while loading. */
export const StudentMarksWait = () => (
  <section className="card mark-summary" aria-hidden="true">
    <span className="skel mark-ring" />
    <div className="mark-result">
      <span className="skel skel-half" />
    </div>
    <div className="mark-words">
      <span className="skel skel-half" />
    </div>
  </section>
);
