import { useQueryClient } from '@tanstack/react-query';
import { askFor } from '@/api/core/ask-again';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MarksFilters } from '@/school/learning/marks-filters';
import { useChosenPeriod } from '@/school/learning/use-chosen-period';
import { recordsOf } from '@/school/learning/records-of';
import { openingRoom, useNoteUsed } from '@/school/learning/used-places';
import { RoomTabs } from '@/school/room-tabs';
import { SPREADSHEET, marksPlaceIn, spreadsheetLink } from '@/school/spreadsheet-address';
import { useVisit } from '@/ui/platform/use-visit';
import { EvaluationTable } from './evaluation-table';
import { NoRooms } from './no-rooms';
import type { SubjectPageProps } from './subject-page';

/** 'Evaluar actividad': the marks of a room's students in an achievement (EVAL-11 to EVAL-24). */
export function EvaluationPage({ subject, rooms, address }: SubjectPageProps) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const visit = useVisit();
  const { teacherId, roomId, size } = address;
  const [periodId, setPeriod] = useChosenPeriod(address.periodId);
  /** Counts presses of 'Filtrar', to remount the table also for unchanged filters (EVAL-21). */
  const [round, setRound] = useState(0);
  // EVAL-12
  const room = openingRoom(rooms, roomId);
  const place = room ? marksPlaceIn({ ...address, roomId: room.id }) : null;
  useNoteUsed({ teacherId, subjectId: subject.id, roomId: room?.id, ...place });
  if (!room) return <NoRooms />;
  return (
    <RoomTabs
      rooms={rooms}
      chosen={room.id}
      onChoose={(id) => void navigate(spreadsheetLink(SPREADSHEET, { teacherId, subjectId: subject.id, roomId: id, periodId, size }))}
    >
      <MarksFilters
        key={visit}
        subjectId={subject.id}
        roomId={room.id}
        applied={address}
        onPeriod={setPeriod}
        onApply={(filters) => {
          setRound(round + 1);
          void navigate(spreadsheetLink(SPREADSHEET, { ...address, roomId: room.id, page: 1, ...filters }), { replace: true });
          return askFor(client, recordsOf(filters.indicatorId));
        }}
      />
      {place && <EvaluationTable key={`${visit}:${place.indicatorId}:${round}`} place={place} room={room} teacherId={teacherId} />}
    </RoomTabs>
  );
}
