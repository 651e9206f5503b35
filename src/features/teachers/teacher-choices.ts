/** The options of a teacher's form (TEAC-18, TEAC-26, TEAC-40). */
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/core/client';
import { rooms as roomCalls } from '@/api/resources/rooms';
import { subjects as subjectCalls } from '@/api/resources/subjects';
import type { TeacherDeep } from '@/api/resources/teachers';
import { inRoomOrder } from '@/school/rooms';
import { choiceOf, withSaved, type Choice, type GroupedChoice } from '@/ui/form/choices';

const grouped = ({ id, name, group }: GroupedChoice): GroupedChoice => ({ id, name, group });

/** The available items and a stored teacher's own. */
const withOwn = <Item extends GroupedChoice>(
  choice: Choice<Item>,
  own: readonly Item[] = [],
  inOrder: (items: readonly Item[]) => readonly Item[] = (items) => items,
): Choice<GroupedChoice> => ({ ...choice, items: inOrder(withSaved(choice.items, own)).map(grouped) });

/** `teacher`: null in the create form. Rooms without director are requested only for a director. */
export function useTeacherChoices(teacher: TeacherDeep | null, isDirector: boolean) {
  const subjects = useQuery(queryOf(subjectCalls.listByType, {}, { fresh: true }));
  const rooms = useQuery(queryOf(roomCalls.list, {}, { fresh: true }));
  const free = useQuery({ ...queryOf(roomCalls.listWithoutDirector, {}), enabled: isDirector || teacher !== null, gcTime: 0 });
  return {
    subjects: withOwn(
      choiceOf(subjects, ({ courses }) => courses),
      teacher?.courses,
    ),
    rooms: withOwn(
      choiceOf(rooms, (data) => data.rooms),
      teacher?.rooms,
      inRoomOrder,
    ),
    directable: withOwn(
      choiceOf(free, (data) => data.rooms),
      teacher?.roomIds,
      inRoomOrder,
    ),
  };
}
