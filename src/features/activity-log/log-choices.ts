/** What the filters of the log offer. */
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/core/client';
import { rooms } from '@/api/resources/rooms';
import { teachers } from '@/api/resources/teachers';
import { inRoomOrder } from '@/school/rooms';
import { teacherName } from '@/school/teachers';
import { compareText } from '@/ui/base/text-order';
import { choiceOf, type Choice, type Named } from '@/ui/form/choices';

export function useLogChoices(): { teachers: Choice<Named>; rooms: Choice<Named> } {
  return {
    teachers: choiceOf(useQuery(queryOf(teachers.list, { query: {} }, { fresh: true })), (data) =>
      data.teachers
        .map((teacher) => ({ id: teacher.id, name: teacherName(teacher) }))
        .toSorted((one, other) => compareText(one.name, other.name)),
    ),
    // SHAR-24
    rooms: choiceOf(useQuery(queryOf(rooms.list, {}, { fresh: true })), (data) => inRoomOrder(data.rooms)),
  };
}
