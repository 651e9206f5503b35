import { useNavigate } from 'react-router-dom';
import { usePeriodChoice } from '@/school/marks-filters';
import { RoomTabs } from '@/school/room-tabs';
import { SPREADSHEET, spreadsheetAddress, spreadsheetLink } from '@/school/spreadsheet-address';
import { optionsOf } from '@/ui/form/choices';
import { OptionsStatus } from '@/ui/form/options-status';
import { SelectBox } from '@/ui/form/select-box';
import { useSearchState } from '@/ui/platform/use-search-state';
import { NoRooms } from './no-rooms';
import { ObservationsTable } from './observations-table';
import type { SubjectPageProps } from './subject-page';

/** 'Agregar observación': what the teacher writes of each student in the subject and a period (COBS-01 to COBS-24). */
export function ObservationsPage({ subject, rooms, address }: SubjectPageProps) {
  const navigate = useNavigate();
  const [, change] = useSearchState(spreadsheetAddress);
  const periods = usePeriodChoice();
  const { roomId, periodId } = address;
  const room = rooms.find(({ id }) => id === roomId) ?? rooms[0];
  if (!room) return <NoRooms />;
  return (
    <RoomTabs
      rooms={rooms}
      chosen={room.id}
      onChoose={(id) => void navigate(spreadsheetLink(SPREADSHEET, { ...address, page: 1, roomId: id }))}
    >
      <div className="observation-period">
        <SelectBox
          label="Periodo"
          value={periodId === undefined ? '' : String(periodId)}
          options={[{ value: '', label: 'Elige un periodo' }, ...optionsOf(periods, periodId, 'Otro periodo')]}
          onChange={(value) => change({ periodId: value === '' ? undefined : Number(value), page: 1 })}
        />
        {periods.state === 'failed' && <OptionsStatus choice={periods} what="los periodos" />}
      </div>
      {/* COBS-23 */}
      <ObservationsTable key={`${room.id}:${periodId}`} subjectId={subject.id} room={room} periodId={periodId} />
    </RoomTabs>
  );
}
