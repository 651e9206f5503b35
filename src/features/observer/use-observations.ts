import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/core/client';
import { studentObservations } from '@/api/resources/student-observations';
import { listBy } from './use-observation-save';

interface Asked {
  readonly studentId: number;
  readonly periodId: number | undefined;
  /** Whose observations: of an Admin the chosen one's, of a Teacher the own ones; undefined: everybody's. */
  readonly teacherId: number | undefined;
}

/** The observations that the detail asks for (OBSE-13 to OBSE-15). */
export function useObservations({ studentId, periodId, teacherId }: Asked) {
  const isOfAll = teacherId === undefined;
  // OBSE-13: the answer has every period.
  const all = useQuery({ ...queryOf(studentObservations.listOfStudent, { params: { studentId } }), enabled: isOfAll });
  // OBSE-14, OBSE-15
  const ofOne = useQuery({
    ...queryOf(studentObservations.listOfTeacher, listBy(teacherId ?? 0, studentId, periodId)),
    enabled: !isOfAll,
  });
  return isOfAll ? all : ofOne;
}
