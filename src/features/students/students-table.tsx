import { GraduationCap } from 'lucide-react';
import { useCallback, useMemo, type ReactNode } from 'react';
import { call } from '@/api/core/client';
import { students, type Student } from '@/api/resources/students';
import { BreakableEmail } from '@/ui/base/breakable-email';
import { DataTable } from '@/ui/table/data-table';
import { NAME_WIDTH, type Column } from '@/ui/table/data-table-rows';
import { EmptyState } from '@/ui/page/empty-state';
import { StatusChip } from '@/ui/base/status-chip';
import { yesOrNo } from '@/ui/base/yes-or-no';
import { DelaySwitch } from './delay-switch';
import { ReportDialog } from './report-dialog';
import { StudentActions } from './student-actions';
import { LazyStudentDialog } from './lazy-student-dialog';
import { useStudents } from '@/school/room-students';
import { profileLink } from '@/school/student-profile/profile-address';
import { apartStudents, fileNameOf, nameApart } from '@/school/apart';
import { countOfStudents, fullName, inStudentOrder } from '@/school/students';
import { waitingFamilies } from '@/school/invitations/recipients';
import { ResendToPending } from '@/school/invitations/resend-to-pending';
import { statusOf } from './student-text';
import { useEdited } from '@/ui/form/use-edited';

/** Explains the column's header; not in a tooltip, which touch screens lack. */
const DELAY_MEANS = 'Mora: tiene pagos pendientes con el colegio.';

const delayOf = ({ delay }: Student) => yesOrNo(delay);

/** Searched by name, surname and e-mail (TROO-07). */
const COMMON: readonly Column<Student>[] = [
  { id: 'name', header: 'Nombre', value: ({ name }) => name, width: NAME_WIDTH, isSearched: true, sheet: 'name' },
  {
    id: 'surname',
    header: 'Apellido',
    value: ({ surname }) => surname,
    width: NAME_WIDTH,
    isSearched: true,
    order: 'first',
    sheet: 'name',
  },
  {
    id: 'parentEmail',
    header: 'Correo del padre',
    value: ({ parentEmail }) => parentEmail,
    cell: ({ parentEmail }) => <BreakableEmail email={parentEmail} />,
    isSearched: true,
    sheet: 'line',
  },
  {
    id: 'status',
    header: 'Estado',
    value: (student) => statusOf(student)?.label ?? '-',
    cell: (student) => <StatusChip status={statusOf(student)} />,
    width: '14rem',
    sheet: 'status',
  },
];

/** STUD-01. */
const FOR_ADMIN: readonly Column<Student>[] = [
  ...COMMON,
  { id: 'delay', header: 'Mora', value: delayOf, cell: (student) => <DelaySwitch student={student} />, width: '6.5rem' },
];

/** A Teacher has no switch (TROO-06). */
const FOR_TEACHER: readonly Column<Student>[] = [...COMMON, { id: 'delay', header: 'Mora', value: delayOf, width: '5.5rem' }];

const idOf = ({ id }: Student) => id;

/** STUD-15; what fails shows in the dialog of many (INVI-02). */
const askFamilyAgain = (parentEmail: string) => call(students.resendInvitation, { params: { parentEmail } });

interface StudentsTableProps {
  roomId: number;
  roomName: string;
  /** False until the room is known to exist. */
  isKnown?: boolean;
  /** The allowed actions: all, a director's, or none (TROO-08, TROO-09). */
  powers: 'admin' | 'director' | 'none';
  /** The button to add a student, shown in an empty list. */
  add: ReactNode;
}

/** The students of a room (STUD-01 to STUD-23). */
export function StudentsTable({ roomId, roomName, isKnown = true, powers, add }: StudentsTableProps) {
  const { data, isFetching, refetch } = useStudents(roomId, isKnown);
  const [student, edit] = useEdited(data?.students);
  const [downloaded, download] = useEdited(data?.students);
  const rows = useMemo(() => data && inStudentOrder(data.students), [data]);
  const apart = useMemo(() => apartStudents(rows ?? []), [rows]);
  const actions = useCallback(
    (student: Student) => (
      <StudentActions student={student} roomName={roomName} onEdit={edit} onDownload={powers === 'admin' ? download : undefined} />
    ),
    [roomName, powers, edit, download],
  );
  const pending = useMemo(() => waitingFamilies(powers === 'none' ? [] : (rows ?? [])), [rows, powers]);
  // PROF-01
  const addressOf = useCallback(({ id }: Student) => profileLink(id, { roomId }), [roomId]);
  return (
    <>
      <DataTable
        label="Estudiantes"
        fileName={`Estudiantes ${roomName}`}
        columns={powers === 'admin' ? FOR_ADMIN : FOR_TEACHER}
        record={{ id: idOf, name: fullName, apart, address: addressOf }}
        actions={powers === 'none' ? undefined : { of: actions, count: powers === 'admin' ? 4 : 3 }}
        list={{ rows, misfits: data?.misfits, isLoading: isFetching || !isKnown, retry: () => void refetch() }}
        countOf={countOfStudents}
        lateTool={pending.length > 0 && <ResendToPending recipients={pending} send={askFamilyAgain} refresh={() => void refetch()} />}
        // STUD-04
        empty={<EmptyState icon={GraduationCap} text="Este curso aún no tiene estudiantes." action={add} />}
      />
      {rows && rows.length > 0 && (
        <p className="text-ui text-body-secondary mt-2 mb-0">
          {powers === 'admin' ? `${DELAY_MEANS} El cambio se guarda al instante.` : DELAY_MEANS}
        </p>
      )}
      {student && <LazyStudentDialog student={student} onClose={() => edit(null)} />}
      {downloaded && (
        <ReportDialog
          subject={{ kind: 'student', id: downloaded.id, name: fileNameOf(downloaded, rows ?? []) }}
          about={[nameApart(fullName(downloaded), apart.get(downloaded.id)), roomName && `de ${roomName}`].filter(Boolean).join(', ')}
          roomId={roomId}
          onClose={() => download(null)}
        />
      )}
    </>
  );
}
