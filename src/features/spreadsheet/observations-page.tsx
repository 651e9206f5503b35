import { useNavigate } from 'react-router-dom';
import { usePeriodChoice } from '@/school/learning/marks-filters';
import { openingPeriodChoice, useOpeningChoice } from '@/school/learning/use-opening';
import { openingRoom, useNoteUsed } from '@/school/learning/used-places';
import { RoomTabs } from '@/school/room-tabs';
import { SPREADSHEET, spreadsheetAddress, spreadsheetLink } from '@/school/spreadsheet-address';
import { ChoiceBox } from '@/ui/form/choice-box';
import { useSearchState } from '@/ui/platform/use-search-state';
import { NoRooms } from './no-rooms';
import { CourseObservationsTable } from './course-observations-table';
import type { SubjectPageProps } from './subject-page';

/** 'Agregar observación': the teacher's observations of the students in the subject and a period (COBS-01 to COBS-24). */
export function ObservationsPage({ subject, rooms, address }: SubjectPageProps) {
  const navigate = useNavigate();
  const [, change] = useSearchState(spreadsheetAddress);
  const periods = usePeriodChoice();
  const { teacherId, roomId, periodId } = address;
  const room = openingRoom(rooms, roomId);
  useNoteUsed({ teacherId, subjectId: subject.id, roomId: room?.id });
  const choosePeriod = (id: number | undefined) => change({ periodId: id, page: 1 });
  useOpeningChoice({ ...openingPeriodChoice(periods), chosen: periodId, choose: choosePeriod });
  if (!room) return <NoRooms />;
  return (
    <RoomTabs
      rooms={rooms}
      chosen={room.id}
      onChoose={(id) => void navigate(spreadsheetLink(SPREADSHEET, { ...address, page: 1, roomId: id }))}
    >
      <div className="observation-period">
        <ChoiceBox
          label="Periodo"
          placeholder="Elige un periodo"
          choice={periods}
          what="los periodos"
          chosen={periodId}
          otherwise="Otro periodo"
          onChoose={choosePeriod}
        />
      </div>
      {/* COBS-23 */}
      <CourseObservationsTable key={`${room.id}:${periodId}`} subjectId={subject.id} room={room} periodId={periodId} />
    </RoomTabs>
  );
}
