import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Student } from '@/api/resources/students';
import { useStudents } from '@/school/room-students';
import { apartStudents } from '@/school/apart';
import { fullName } from '@/school/students';
import { ApartText } from '@/ui/base/apart';
import { Avatar } from '@/ui/base/avatar';
import { Button } from '@/ui/base/button';
import { LoadFailure } from '@/ui/page/load-failure';
import { MisfitsNotice } from '@/ui/page/misfits-notice';
import { PageHead } from '@/ui/page/page-head';
import { UnknownRecord } from '@/ui/page/unknown-record';
import { useSearchState } from '@/ui/platform/use-search-state';
import { completedStudents } from './completed-students';
import type { ObservationChoices } from '@/school/observations/observation-dialog';
import { ObservationFilters } from './observation-filters';
import { ObservationsTable } from '@/school/observations/observations-table';
import { OpenedObservation, useOpenedObservation } from '@/school/observations/opened-observation';
import { useObservationRows } from '@/school/observations/use-observation-rows';
import { listLink, observerAddress, observerLink, type ObserverAddress } from '@/school/observations/observer-address';

interface ObserverDetailProps {
  room: { readonly id: number; readonly name: string };
  studentId: number;
  address: ObserverAddress;
  /** Teacher id of the signed-in Teacher; undefined for an Admin. */
  ownId: number | undefined;
  choices: ObservationChoices;
}

interface StudentRecordProps {
  student: Student | undefined;
  apart: string | undefined;
  roomName: string;
}

/** The student's photo, name and room (OBSE-09), or a placeholder while loading. */
function StudentRecord({ student, apart, roomName }: StudentRecordProps) {
  const name = student && fullName(student);
  return (
    <div className="page-record" aria-busy={student === undefined}>
      {student && name !== undefined ? (
        <Avatar name={name} surname={student.surname} image={student.photoUrl} size="lg" />
      ) : (
        <span className="avatar lg skel-avatar" />
      )}
      <div className="min-w-0 flex-grow-1">
        {name === undefined ? (
          <div className="record-name">
            <span className="skel" />
          </div>
        ) : (
          <h2 className="record-name" translate="no">
            {name}
          </h2>
        )}
        <ApartText text={apart} />
        <p className="mb-0" translate="no">
          {roomName}
        </p>
      </div>
    </div>
  );
}

/** 'Ficha Observador': the observations of a student (OBSE-09 to OBSE-33). */
export function ObserverDetail({ room, ...props }: ObserverDetailProps) {
  const { studentId, address, ownId, choices } = props;
  const [, change] = useSearchState(observerAddress);
  const students = useStudents(room.id);
  const listed = students.data && completedStudents(students.data.students);
  const student = listed?.find(({ id }) => id === studentId);
  const apart = listed && apartStudents(listed).get(studentId);
  const {
    rows,
    observations,
    count,
    misfits,
    teachers: teacherChoice,
    isLoading,
    retry,
  } = useObservationRows({ studentId, periodId: address.periodId, teacherId: address.teacherId, ownId, choices });
  const opening = useOpenedObservation(observations);
  if (students.data && !student && !students.isFetching)
    return <UnknownRecord list={observerLink({ roomId: room.id })} text="Ha ocurrido un error inesperado" />;
  const isTeacher = ownId !== undefined;
  return (
    <>
      {/* OBSE-10 */}
      <Link className="back-link" to={listLink(address)}>
        <ArrowLeft className="icon icon-sm" />
        Volver
      </Link>
      <PageHead
        heading="Ficha Observador"
        record={<StudentRecord student={student} apart={apart} roomName={room.name} />}
        actions={
          isTeacher && (
            <Button kind="primary" disabled={!student} onClick={opening.create}>
              + Crear Observación
            </Button>
          )
        }
      />
      {!student && !students.isFetching ? (
        <LoadFailure onRetry={() => void students.refetch()} />
      ) : (
        <>
          <ObservationFilters periods={choices.periods} teachers={teacherChoice} chosen={address} onChoose={change} count={count} />
          <MisfitsNotice count={misfits} total={(observations?.length ?? 0) + misfits} />
          <ObservationsTable
            student={student ? fullName(student) : ''}
            rows={rows}
            isLoading={isLoading}
            onRetry={retry}
            onEdit={isTeacher ? opening.edit : undefined}
            hasMisfits={misfits > 0}
          />
        </>
      )}
      {student && (
        <OpenedObservation
          opening={opening}
          student={student}
          apart={apart}
          room={room}
          ownId={ownId}
          periodId={address.periodId}
          choices={choices}
        />
      )}
    </>
  );
}
