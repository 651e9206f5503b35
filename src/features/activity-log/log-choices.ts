/** The options of the log's filters. */
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/core/client';
import { rooms } from '@/api/resources/rooms';
import { inRoomOrder } from '@/school/rooms';
import { useTeacherChoice } from '@/school/teacher-choice';
import { choiceOf, type Choice, type Named } from '@/ui/form/choices';

export function useLogChoices(): { teachers: Choice<Named>; rooms: Choice<Named> } {
  return {
    teachers: useTeacherChoice(),
    // SHAR-24
    rooms: choiceOf(useQuery(queryOf(rooms.list, {}, { fresh: true })), (data) => inRoomOrder(data.rooms)),
  };
}
