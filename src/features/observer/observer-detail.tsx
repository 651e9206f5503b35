import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { queryOf } from '@/api/core/client';
import type { Student } from '@/api/resources/students';
import { teachers } from '@/api/resources/teachers';
import { useStudents } from '@/school/room-students';
import { apartStudents, namedTeachers } from '@/school/apart';
import { fullName } from '@/school/students';
import { inTeacherOrder } from '@/school/teachers';
import { ApartText } from '@/ui/base/apart';
import { Avatar } from '@/ui/base/avatar';
import { Button } from '@/ui/base/button';
import { choiceOf, type Choice, type Named } from '@/ui/form/choices';
import { useEdited } from '@/ui/form/use-edited';
import { LoadFailure } from '@/ui/page/load-failure';
import { MisfitsNotice } from '@/ui/page/misfits-notice';
import { PageHead } from '@/ui/page/page-head';
import { UnknownRecord } from '@/ui/page/unknown-record';
import { useSearchState } from '@/ui/platform/use-search-state';
import { completedStudents } from './completed-students';
import { ObservationDialog, type ObservationChoices } from './observation-dialog';
import { ObservationFilters } from './observation-filters';
import { ObservationsTable, type ObservationRow } from './observations-table';
import { listLink, observerAddress, observerLink, type ObserverAddress } from './observer-address';
import { countOfObservations, shownObservations } from './shown-observations';
import { useObservations } from './use-observations';

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
        <Avatar name={name} surname={student.surname} image={student.photoUrl} large />
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

const nameIn = ({ items }: Choice<Named>, id: number) => items.find((item) => item.id === id)?.name ?? '-';

/** The table's rows: the ten newest observations with their names, undefined until everything has loaded (OBSE-18). */
function useObservationRows({ studentId, address, ownId, choices }: Omit<ObserverDetailProps, 'room'>) {
  const isAdmin = ownId === undefined;
  const { periodId } = address;
  const { data, isFetching, refetch } = useObservations({ studentId, periodId, teacherId: ownId ?? address.teacherId });
  const teacherList = useQuery({ ...queryOf(teachers.list, { query: {} }), enabled: isAdmin });
  const teacherChoice: Choice<Named> = choiceOf(teacherList, (response) => namedTeachers(inTeacherOrder(response.teachers)));
  const usedChoices = [choices.periods, choices.types, ...(isAdmin ? [teacherChoice] : [])];
  const areNamesLoaded = usedChoices.every(({ state }) => state === 'ready');
  const result = data && areNamesLoaded ? shownObservations(data.studentObservationsResponse, periodId) : undefined;
  const rows = result?.shown.map((observation): ObservationRow => ({
    ...observation,
    period: nameIn(choices.periods, observation.periodId),
    type: nameIn(choices.types, observation.observationTypeId),
    teacher: nameIn(teacherChoice, observation.teacherId),
  }));
  return {
    rows,
    observations: data?.studentObservationsResponse,
    count: result && result.total > 0 ? countOfObservations(result.total) : '',
    misfits: data?.misfits ?? 0,
    teachers: isAdmin ? teacherChoice : null,
    isLoading: isFetching || usedChoices.some(({ state }) => state === 'loading'),
    retry: () => {
      if (!data) void refetch();
      for (const { state, again } of usedChoices) if (state === 'failed') again();
    },
  };
}

/** 'Ficha Observador': the observations of a student (OBSE-09 to OBSE-33). */
export function ObserverDetail({ room, ...props }: ObserverDetailProps) {
  const { studentId, address, ownId, choices } = props;
  const [, change] = useSearchState(observerAddress);
  const students = useStudents(room.id);
  const listed = students.data && completedStudents(students.data.students);
  const student = listed?.find(({ id }) => id === studentId);
  const apart = listed && apartStudents(listed).get(studentId);
  const { rows, observations, count, misfits, teachers: teacherChoice, isLoading, retry } = useObservationRows(props);
  const [edited, edit] = useEdited(observations);
  const [isNew, setNew] = useState(false);
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
            <Button kind="primary" disabled={!student} onClick={() => setNew(true)}>
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
            rows={rows}
            isLoading={isLoading}
            onRetry={retry}
            onEdit={isTeacher ? edit : undefined}
            hasMisfits={misfits > 0}
          />
        </>
      )}
      {student && ownId !== undefined && (isNew || edited) && (
        <ObservationDialog
          key={edited?.id ?? 'new'}
          student={student}
          apart={apart}
          room={room}
          teacherId={ownId}
          observation={edited ?? null}
          periodId={address.periodId}
          choices={choices}
          isListed
          onClose={() => {
            setNew(false);
            edit(null);
          }}
        />
      )}
    </>
  );
}
