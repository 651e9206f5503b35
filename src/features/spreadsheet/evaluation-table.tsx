import { Eye, Zap } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { RecordRow } from '@/api/resources/academic-records';
import type { Room } from '@/api/resources/rooms';
import { useSignedIn } from '@/api/session';
import { AchievementGone } from '@/school/learning/achievement-gone';
import { apartRows, nameOfRow } from '@/school/learning/record-names';
import { profileLink } from '@/school/student-profile/profile-address';
import { GRID, spreadsheetLink, studentDetail, type MarksPlace, type SpreadsheetAddress } from '@/school/spreadsheet-address';
import { countOfStudents } from '@/school/students';
import { Button } from '@/ui/base/button';
import { DataTable } from '@/ui/table/data-table';
import { RowActions } from '@/ui/table/row-actions';
import { useSelection } from '@/ui/table/use-selection';
import { evaluationColumns } from './evaluation-columns';
import { EvaluationDialog } from './evaluation-dialog';
import { MarkedAchievement } from './marked-achievement';
import { NoStudents } from './no-rooms';
import { useMarks } from './use-marks';

const idOf = ({ studentId }: RecordRow) => studentId;

interface EvaluationTableProps {
  place: MarksPlace;
  room: Pick<Room, 'name' | 'type'>;
  /** The teacher in an Admin's address. */
  teacherId: SpreadsheetAddress['teacherId'];
}

/** 'Ver' (DETA-01). */
function Actions({ address }: { address: string }) {
  const navigate = useNavigate();
  return <RowActions actions={[{ icon: Eye, name: 'Ver', onPress: () => void navigate(address) }]} />;
}

/** The marks of an achievement (EVAL-15 to EVAL-24). Remounts at each 'Filtrar'. */
export function EvaluationTable({ place, room, teacherId }: EvaluationTableProps) {
  const { userRole } = useSignedIn();
  const isTeacher = userRole === 'Teacher';
  const { rows, plan, isGone, isLoading, retry } = useMarks(place, room);
  const { subjectId, roomId, periodId, indicatorId } = place;
  const query = useMemo(
    () => ({ teacherId, subjectId, roomId, periodId, indicatorId }),
    [teacherId, subjectId, roomId, periodId, indicatorId],
  );
  const selection = useSelection();
  const [isOpen, setOpen] = useState(false);
  const columns = useMemo(() => evaluationColumns(plan), [plan]);
  // DETA-02
  const actions = useCallback((row: RecordRow) => <Actions address={spreadsheetLink(studentDetail(row.studentId), query)} />, [query]);
  // PROF-01
  const addressOf = useCallback(({ studentId }: RecordRow) => profileLink(studentId, { roomId }), [roomId]);
  const apart = useMemo(() => apartRows(rows ?? []), [rows]);
  const chosen = rows?.filter(({ studentId }) => selection.ids.has(studentId)) ?? [];
  if (isGone) return <AchievementGone />;
  return (
    <>
      {(plan ?? isLoading) && <MarkedAchievement place={place} plan={plan} />}
      <DataTable
        label="Calificaciones"
        fileName={`Calificaciones ${room.name} ${plan?.achievement.title ?? ''}`}
        columns={columns}
        record={{ id: idOf, name: nameOfRow, address: addressOf, apart }}
        actions={{ of: actions, count: 1 }}
        list={{ rows: plan && rows, isLoading, retry }}
        countOf={countOfStudents}
        // EVAL-65
        empty={<NoStudents />}
        // EVAL-19, EVAL-20, EVAL-21
        selectable={isTeacher ? { selection } : undefined}
        tools={
          <>
            <Link className="btn btn-quiet" to={spreadsheetLink(GRID, query)}>
              <Zap className="icon" />
              Planilla rápida
            </Link>
            {isTeacher && (
              // EVAL-22
              <Button kind="primary" disabled={chosen.length === 0 || !plan} onClick={() => setOpen(true)}>
                Evaluar
              </Button>
            )}
          </>
        }
      />
      {isOpen && plan && (
        <EvaluationDialog
          place={place}
          plan={plan}
          students={chosen}
          apart={apart}
          onClose={() => setOpen(false)}
          onSaved={() => {
            setOpen(false);
            // EVAL-45
            selection.chooseAll([]);
          }}
        />
      )}
    </>
  );
}
