import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { queryOf } from '@/api/core/client';
import { courseObservations } from '@/api/resources/course-observations';
import { useSignedIn } from '@/api/session';
import { useStudents } from '@/school/room-students';
import { profileLink } from '@/school/student-profile/profile-address';
import { apartStudents } from '@/school/apart';
import { countOfStudents, fullName } from '@/school/students';
import { Button } from '@/ui/base/button';
import { LinkedText } from '@/ui/links/linked-text';
import { MisfitsNotice } from '@/ui/page/misfits-notice';
import { DataTable } from '@/ui/table/data-table';
import type { Column } from '@/ui/table/data-table-rows';
import { useSelection } from '@/ui/table/use-selection';
import { NoStudents } from './no-rooms';
import { CourseObservationDialog } from './course-observation-dialog';
import { canChoose, chosenKind, isOfAll, observedStudents, type ObservedStudent } from './observation-rows';

/** COBS-04 */
const observationText = ({ observation }: ObservedStudent): string => observation?.observation ?? '-';

const COLUMNS: readonly Column<ObservedStudent>[] = [
  {
    id: 'student',
    header: 'Estudiante',
    value: ({ name, surname }) => `${surname} ${name}`,
    cell: fullName,
    written: fullName,
    width: '16rem',
    isRowHeader: true,
    sheet: 'none',
  },
  {
    id: 'observation',
    header: 'Observación',
    value: observationText,
    cell: (student) => <LinkedText text={observationText(student)} />,
    sheet: 'text',
  },
];

const idOf = ({ id }: ObservedStudent) => id;

/** '{n} de {m} con observación', above the table; keeps its height while loading (P8). */
function Progress({ rows }: { rows: readonly ObservedStudent[] | undefined }) {
  const all = rows?.length ?? 0;
  const written = rows?.filter(({ observation }) => observation).length ?? 0;
  return (
    <div className="done">
      <div className="done-bar" aria-hidden="true">
        <span style={{ width: `${all === 0 ? 0 : (100 * written) / all}%` }} />
      </div>
      <p role="status">
        {rows && (
          <>
            <strong className="num">{`${written} de ${all}`}</strong>
            <span> con observación</span>
          </>
        )}
      </p>
    </div>
  );
}

interface ObservationsTableProps {
  subjectId: number;
  room: { readonly id: number; readonly name: string };
  /** Undefined: none is chosen. */
  periodId: number | undefined;
}

/** The students of a room with their observations (COBS-02 to COBS-11). Remounts for another room or period. */
export function CourseObservationsTable({ subjectId, room, periodId }: ObservationsTableProps) {
  const { userRole } = useSignedIn();
  const students = useStudents(room.id);
  // COBS-03
  const observations = useQuery({
    ...queryOf(courseObservations.list, { params: { courseId: subjectId }, query: { periodId: periodId ?? 0 } }),
    enabled: periodId !== undefined,
  });
  const selection = useSelection();
  const [isOpen, setOpen] = useState(false);
  const isLoaded = periodId === undefined || observations.data !== undefined;
  const rows = useMemo(
    () => (students.data && isLoaded ? observedStudents(students.data.students, observations.data?.observations ?? []) : undefined),
    [students.data, isLoaded, observations.data],
  );
  const apart = useMemo(() => apartStudents(rows ?? []), [rows]);
  const chosen = rows?.filter(({ id }) => selection.ids.has(id)) ?? [];
  // PROF-01
  const addressOf = useCallback(({ id }: ObservedStudent) => profileLink(id, { roomId: room.id }), [room.id]);
  const kind = chosenKind(chosen);
  // Another user may have added an observation since the rows were chosen.
  const areSameKind = chosen.every((row) => canChoose(kind, row));
  // COBS-11
  const isTeacher = userRole === 'Teacher';
  return (
    <>
      {periodId !== undefined && rows?.length !== 0 && <Progress rows={rows} />}
      {observations.data?.misfits !== undefined && (
        <MisfitsNotice count={observations.data.misfits} total={observations.data.observations.length + observations.data.misfits} />
      )}
      <DataTable
        label="Observaciones"
        fileName={`Observaciones ${room.name}`}
        columns={COLUMNS}
        record={{ id: idOf, name: fullName, apart, address: addressOf }}
        list={{
          rows,
          misfits: students.data?.misfits,
          isLoading: students.isFetching || observations.isFetching,
          retry: () => {
            if (!students.data) void students.refetch();
            if (periodId !== undefined && !observations.data) void observations.refetch();
          },
        }}
        countOf={countOfStudents}
        empty={<NoStudents />}
        selectable={
          isTeacher
            ? {
                selection,
                // COBS-05 to COBS-08
                canChoose: (row) => periodId !== undefined && (selection.ids.has(row.id) || canChoose(kind, row)),
                isOfAll: (row) => periodId !== undefined && isOfAll(kind, row),
              }
            : undefined
        }
        tools={
          isTeacher && (
            <>
              {/* COBS-10 */}
              <Button disabled={kind !== 'with' || !areSameKind} onClick={() => setOpen(true)}>
                Editar
              </Button>
              {/* COBS-09 */}
              <Button kind="primary" disabled={kind !== 'without' || !areSameKind} onClick={() => setOpen(true)}>
                Agregar observación
              </Button>
            </>
          )
        }
      />
      {isOpen && periodId !== undefined && (
        <CourseObservationDialog
          subjectId={subjectId}
          periodId={periodId}
          room={room}
          selected={chosen}
          apart={apart}
          onClose={() => setOpen(false)}
          onSaved={() => {
            setOpen(false);
            // COBS-20
            selection.chooseAll([]);
          }}
        />
      )}
    </>
  );
}
