import { CornerDownRight, GraduationCap } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import type { Room } from '@/api/resources/rooms';
import { apartStudents } from '@/school/apart';
import { nextRoom } from '@/school/room-grade';
import { countOfStudents, fullName } from '@/school/students';
import { Button } from '@/ui/base/button';
import { StatusChip } from '@/ui/base/status-chip';
import type { Choice } from '@/ui/form/choices';
import { EmptyState } from '@/ui/page/empty-state';
import { DataTable } from '@/ui/table/data-table';
import type { Column } from '@/ui/table/data-table-rows';
import { useSelection } from '@/ui/table/use-selection';
import { EnrollmentDialog } from './enrollment-dialog';
import { pendingText, RESULTS, selectText } from './enrollment-texts';
import { isPending, type FormerRoom, type FormerStudent } from './former-rooms';

const chipOf = ({ assignment }: FormerStudent) => RESULTS[assignment?.status ?? 'PENDING'];

/** ENRO-06 */
const COLUMNS: readonly Column<FormerStudent>[] = [
  {
    id: 'student',
    header: 'Estudiante',
    value: ({ name, surname }) => `${surname} ${name}`,
    cell: fullName,
    written: fullName,
    isRowHeader: true,
    sheet: 'none',
  },
  { id: 'target', header: 'Nuevo curso', value: ({ assignment }) => assignment?.targetRoomName ?? '-', width: '30%' },
  {
    id: 'result',
    header: 'Estado',
    value: (student) => chipOf(student).label,
    cell: (student) => <StatusChip status={chipOf(student)} />,
    width: '10rem',
    sheet: 'status',
  },
];

const idOf = ({ id }: FormerStudent) => id;

interface NextRoomProps {
  own: Room;
  next: Room | null;
  pending: readonly FormerStudent[];
  onSelect: () => void;
}

/** Above the table: the usual next room, and how many students are pending (SUGG-01, SUGG-02). */
function NextRoom({ own, next, pending, onSelect }: NextRoomProps) {
  return (
    <div className="next-room">
      <CornerDownRight className="icon" />
      <p>
        <strong>{next ? `Curso siguiente: ${next.name}.` : 'No hay un curso siguiente: elige uno o Retirado.'}</strong>{' '}
        <span>{pendingText(pending.length, own.name)}</span>
      </p>
      {pending.length > 0 && <Button onClick={onSelect}>{selectText(pending.length)}</Button>}
    </div>
  );
}

interface EnrollmentTableProps {
  former: FormerRoom;
  targets: Choice<Room>;
  /** There is no active enrollment process (ENRO-32). */
  isReadOnly: boolean;
  onRetry: () => void;
}

/** The students of one of last year's rooms and their new rooms (ENRO-06 to ENRO-09, ENRO-19). Remounts for another tab. */
export function EnrollmentTable({ former: { room, state, students }, targets, isReadOnly, onRetry }: EnrollmentTableProps) {
  const { ids, choose, chooseAll } = useSelection();
  const [isOpen, open] = useState(false);
  /** Selected by 'Seleccionar los {n}', not by hand: only then is the next room suggested (0023). */
  const [isBulkSelected, setBulkSelected] = useState(false);
  // Stable: a new function would rerender every row.
  const chooseByHand = useCallback(
    (id: number, isChosen: boolean) => {
      setBulkSelected(false);
      choose(id, isChosen);
    },
    [choose],
  );
  const chooseAllByHand = (all: Iterable<number>) => {
    setBulkSelected(false);
    chooseAll(all);
  };
  // Where rereading fails after a failed save, the dialog keeps the last students (ENRO-23).
  const [lastStudents, setLastStudents] = useState(students);
  if (students !== undefined && students !== lastStudents) setLastStudents(students);
  const chosen = lastStudents?.filter(({ id }) => ids.has(id)) ?? [];
  // Another user may have decided about some of the bulk selection since.
  const managed = isBulkSelected ? chosen.filter(isPending) : chosen;
  const apart = useMemo(() => apartStudents(students ?? []), [students]);
  const pending = students?.filter(isPending) ?? [];
  const next = nextRoom(room, targets.items);
  return (
    <>
      {!isReadOnly && students && students.length > 0 && targets.state === 'ready' && (
        <NextRoom
          own={room}
          next={next}
          pending={pending}
          onSelect={() => {
            setBulkSelected(true);
            chooseAll(pending.map(idOf));
          }}
        />
      )}
      <DataTable
        label={`Estudiantes de ${room.name}`}
        fileName={`Matrículas ${room.name}`}
        columns={COLUMNS}
        record={{ id: idOf, name: fullName, apart }}
        list={{ rows: students, isLoading: state === 'loading', retry: onRetry }}
        countOf={countOfStudents}
        // ENRO-40
        empty={<EmptyState icon={GraduationCap} text="Este curso no tuvo estudiantes." />}
        selectable={isReadOnly ? undefined : { selection: { ids, choose: chooseByHand, chooseAll: chooseAllByHand } }}
        tools={
          <Button
            kind="primary"
            disabled={isReadOnly || students === undefined || managed.length === 0}
            onClick={() => {
              chooseAll(managed.map(idOf));
              open(true);
            }}
          >
            Gestionar Matrícula
          </Button>
        }
      />
      {isOpen && !isReadOnly && (
        <EnrollmentDialog
          own={room}
          students={chosen}
          apart={apart}
          targets={targets}
          suggested={isBulkSelected ? next : null}
          onClose={() => open(false)}
          onSaved={() => {
            open(false);
            setBulkSelected(false);
            chooseAll([]);
          }}
        />
      )}
    </>
  );
}
