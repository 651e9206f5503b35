import { Link } from 'react-router-dom';
import type { Student } from '@/api/resources/students';
import { ObservationsTable } from '@/school/observations/observations-table';
import { observerLink } from '@/school/observations/observer-address';
import { useObservationChoices } from '@/school/observations/use-observation-choices';
import { OpenedObservation, useOpenedObservation } from '@/school/observations/opened-observation';
import { useObservationRows } from '@/school/observations/use-observation-rows';
import { fullName } from '@/school/students';
import { Button } from '@/ui/base/button';
import { MisfitsNotice } from '@/ui/page/misfits-notice';
import { usePrinting } from '@/ui/platform/use-printing';

interface ProfileObserverProps {
  student: Student;
  /** What sets the student apart from others of the same name. */
  apart: string | undefined;
  room: { readonly id: number; readonly name: string };
  /** Teacher id of the signed-in Teacher; undefined for an Admin. */
  ownId: number | undefined;
  /** That of the screen, for a new observation. */
  periodId: number | undefined;
}

/** 'Observador': the newest observations, of all periods, as in the observer (PROF-04). */
export function ProfileObserver({ student, apart, room, ownId, periodId }: ProfileObserverProps) {
  const choices = useObservationChoices();
  const { rows, observations, count, misfits, isLoading, retry } = useObservationRows({
    studentId: student.id,
    periodId: undefined,
    teacherId: undefined,
    ownId,
    choices,
  });
  const opening = useOpenedObservation(observations);
  const isPrinting = usePrinting();
  // OBSE-04: the observer has no others.
  const isInObserver = student.studentStatus === 'PROFILE_COMPLETED';
  const isTeacher = ownId !== undefined;
  return (
    <>
      <div className="d-flex flex-wrap align-items-center justify-content-between gap-3 mb-3">
        <div>
          <p className="mb-0" role="status">
            {count}
          </p>
          {/* The period over the tabs is for the other two, and for a new one. */}
          <p className="text-ui text-body-secondary mb-0">De todos los periodos</p>
        </div>
        {isInObserver && !isPrinting && (
          <div className="d-flex flex-wrap gap-2">
            <Link className="btn btn-quiet" to={observerLink({ roomId: room.id, studentId: student.id })}>
              Ver todo
            </Link>
            {isTeacher && (
              <Button kind="primary" onClick={opening.create}>
                + Crear Observación
              </Button>
            )}
          </div>
        )}
      </div>
      <MisfitsNotice count={misfits} total={(observations?.length ?? 0) + misfits} />
      <ObservationsTable
        student={fullName(student)}
        rows={rows}
        isLoading={isLoading}
        onRetry={retry}
        onEdit={isTeacher ? opening.edit : undefined}
        hasMisfits={misfits > 0}
      />
      <OpenedObservation
        opening={opening}
        student={student}
        apart={apart}
        room={room}
        ownId={ownId}
        periodId={periodId}
        choices={choices}
      />
    </>
  );
}
