import { CircleUserRound, Users } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '@/api/core/client';
import { teachers, type Teacher } from '@/api/resources/teachers';
import type { Recipient } from '@/school/invitations/recipients';
import { ResendToPending } from '@/school/invitations/resend-to-pending';
import { IconButton } from '@/ui/base/button';
import { BreakableEmail } from '@/ui/base/breakable-email';
import { counted } from '@/ui/base/plural';
import { DataTable } from '@/ui/table/data-table';
import { useControlName } from '@/ui/base/record-name';
import { NAME_WIDTH, type Column } from '@/ui/table/data-table-rows';
import { lazyDialog } from '@/ui/overlay/lazy-dialog';
import { EmptyState } from '@/ui/page/empty-state';
import { AddButton, ListHead } from '@/school/lists/list-head';
import { StatusChip } from '@/ui/base/status-chip';
import { TeacherActions } from './teacher-actions';
import { useInvitationRequest } from './teacher-invitation';
import { useTeachers } from './teacher-queries';
import { apartTeachers } from '@/school/apart';
import { inTeacherOrder, teacherName } from '@/school/teachers';
import { addressOf, emailOf, statusOf } from './teacher-text';

/** The account icon (TEAC-09). */
function Account({ teacher }: { teacher: Teacher }) {
  const navigate = useNavigate();
  return <IconButton icon={CircleUserRound} name={useControlName('Ver')} onClick={() => void navigate(addressOf(teacher))} />;
}

const COLUMNS: readonly Column<Teacher>[] = [
  {
    id: 'account',
    header: 'Cuenta',
    head: <span className="visually-hidden">Cuenta</span>,
    value: () => null,
    cell: (teacher) => <Account teacher={teacher} />,
    written: 'none',
    width: '4.5rem',
    order: 'none',
    sheet: 'none',
  },
  {
    id: 'name',
    header: 'Nombre',
    value: ({ teacherName }) => teacherName,
    isSearched: true,
    isRowHeader: true,
    width: NAME_WIDTH,
    sheet: 'name',
  },
  {
    id: 'surname',
    header: 'Apellido',
    value: ({ teacherLastName }) => teacherLastName,
    width: NAME_WIDTH,
    isSearched: true,
    order: 'first',
    sheet: 'name',
  },
  {
    id: 'email',
    header: 'Correo electrónico',
    value: emailOf,
    cell: (teacher) => <BreakableEmail email={emailOf(teacher)} />,
    isSearched: true,
    sheet: 'line',
  },
  {
    id: 'status',
    header: 'Estado',
    value: (teacher) => statusOf(teacher)?.label ?? '',
    cell: (teacher) => <StatusChip status={statusOf(teacher)} />,
    width: '13rem',
    sheet: 'status',
  },
];

const TeachersUpload = lazyDialog(
  () => 'Cargar lista de profesores',
  async () => (await import('./teachers-upload')).TeachersUpload,
);

const idOf = ({ id }: Teacher) => id;
const actionsOf = (teacher: Teacher) => <TeacherActions teacher={teacher} />;
/** Those who have not registered (INVI-01). */
const waitingTeachers = (teachers: readonly Teacher[]): Recipient[] =>
  teachers
    .filter(({ teacherStatus }) => teacherStatus === 'INVITE_SENT')
    .map((teacher) => ({ email: teacher.teacherEmail, names: teacherName(teacher) }));

const countOf = (count: number) => counted(count, 'profesor', 'profesores');

/** /dashboard/teachers/list: 'Profesores' (TEAC-03 to TEAC-08). */
export function TeachersPage() {
  const { data, isFetching, refetch } = useTeachers();
  const rows = useMemo(() => data && inTeacherOrder(data.teachers), [data]);
  const apart = useMemo(() => apartTeachers(rows ?? []), [rows]);
  const pending = useMemo(() => waitingTeachers(rows ?? []), [rows]);
  const requestOf = useInvitationRequest();
  // TEAC-10; what fails shows in the dialog of many (INVI-02).
  const askAgain = async (email: string) => {
    const teacher = rows?.find(({ teacherEmail }) => teacherEmail === email);
    if (teacher) await call(teachers.resendInvitation, await requestOf(teacher));
  };
  const add = <AddButton to="/dashboard/teachers/create">Agregar Profesor</AddButton>;
  const isEmpty = rows?.length === 0 && data?.misfits === undefined;
  return (
    <>
      <ListHead heading="Profesores" upload={TeachersUpload}>
        {!isEmpty && add}
      </ListHead>
      <DataTable
        label="Profesores"
        columns={COLUMNS}
        record={{ id: idOf, name: teacherName, address: addressOf, apart }}
        actions={{ of: actionsOf }}
        list={{ rows, misfits: data?.misfits, isLoading: isFetching, retry: () => void refetch() }}
        empty={<EmptyState icon={Users} text="Aún no se han creado profesores." action={add} />}
        countOf={countOf}
        lateTool={pending.length > 0 && <ResendToPending recipients={pending} send={askAgain} refresh={() => void refetch()} />}
      />
    </>
  );
}
