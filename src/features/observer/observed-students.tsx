import { Eye, GraduationCap, NotebookPen } from 'lucide-react';
import { useCallback, useContext, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Student } from '@/api/resources/students';
import { useStudents } from '@/school/room-students';
import { profileLink } from '@/school/student-profile/profile-address';
import { apartStudents } from '@/school/apart';
import { countOfStudents, fullName } from '@/school/students';
import { Avatar } from '@/ui/base/avatar';
import { EmptyState } from '@/ui/page/empty-state';
import { MisfitsNotice } from '@/ui/page/misfits-notice';
import { DataTable } from '@/ui/table/data-table';
import type { Column } from '@/ui/table/data-table-rows';
import { InSheet, RowActions, RowButton } from '@/ui/table/row-actions';
import { ObservationDialog, type ObservationChoices } from '@/school/observations/observation-dialog';
import { completedStudents } from './completed-students';
import { observerLink, type ObserverAddress } from '@/school/observations/observer-address';

const COLUMNS: readonly Column<Student>[] = [
  {
    id: 'student',
    header: 'Estudiante',
    value: ({ name, surname }) => `${surname} ${name}`,
    cell: (student) => (
      <span className="observed-student">
        <Avatar name={fullName(student)} surname={student.surname} image={student.photoUrl} size="sm" />
        <span translate="no">{fullName(student)}</span>
      </span>
    ),
    written: fullName,
    sheet: 'none',
  },
];

const idOf = ({ id }: Student) => id;

const CREATE = '+ Crear Observación';

interface StudentActionsProps {
  student: Student;
  onView: (id: number) => void;
  /** Undefined for an Admin (OBSE-08). */
  onCreate: ((student: Student) => void) | undefined;
}

/** In a table a text button and an icon; in a sheet both are text buttons (SHAR-30). */
function StudentActions({ student, onView, onCreate }: StudentActionsProps) {
  const isInSheet = useContext(InSheet);
  const create = () => onCreate?.(student);
  return (
    <>
      {/* OBSE-07 */}
      {onCreate && !isInSheet && (
        <RowButton kind="text" onClick={create}>
          {CREATE}
        </RowButton>
      )}
      <RowActions
        actions={[
          ...(onCreate ? [{ icon: NotebookPen, name: CREATE, onPress: create, isInSheetOnly: true }] : []),
          // OBSE-06
          { icon: Eye, name: 'Ver', onPress: () => onView(student.id) },
        ]}
      />
    </>
  );
}

interface ObservedStudentsProps {
  room: { readonly id: number; readonly name: string };
  address: ObserverAddress;
  /** Teacher id of the signed-in Teacher; undefined for an Admin. */
  ownId: number | undefined;
  choices: ObservationChoices;
}

/** The table of a room's students (OBSE-02 to OBSE-08). */
export function ObservedStudents({ room, address, ownId, choices }: ObservedStudentsProps) {
  const navigate = useNavigate();
  // OBSE-05
  const { data, isFetching, refetch } = useStudents(room.id);
  const [observed, observe] = useState<Student | null>(null);
  const rows = useMemo(() => data && completedStudents(data.students), [data]);
  const apart = useMemo(() => apartStudents(rows ?? []), [rows]);
  const isTeacher = ownId !== undefined;
  const actions = useCallback(
    (student: Student) => (
      <StudentActions
        student={student}
        onView={(studentId) => void navigate(observerLink({ ...address, roomId: room.id, studentId }))}
        onCreate={isTeacher ? observe : undefined}
      />
    ),
    [navigate, address, room.id, isTeacher],
  );
  // PROF-01
  const addressOf = useCallback(({ id }: Student) => profileLink(id, { roomId: room.id }), [room.id]);
  return (
    <>
      {data?.misfits !== undefined && <MisfitsNotice count={data.misfits} total={data.students.length + data.misfits} />}
      <DataTable
        label="Estudiantes"
        fileName={`Observador ${room.name}`}
        columns={COLUMNS}
        record={{ id: idOf, name: fullName, apart, address: addressOf }}
        // The text button is as wide as five icons.
        actions={{ of: actions, count: isTeacher ? 6 : 1 }}
        list={{ rows, isLoading: isFetching, retry: () => void refetch() }}
        countOf={countOfStudents}
        empty={data?.misfits === undefined && <EmptyState icon={GraduationCap} text="No hay estudiantes activos en este curso." />}
      />
      {observed && ownId !== undefined && (
        <ObservationDialog
          student={observed}
          apart={apart.get(observed.id)}
          room={room}
          teacherId={ownId}
          observation={null}
          choices={choices}
          isListed={false}
          onClose={() => observe(null)}
        />
      )}
    </>
  );
}
