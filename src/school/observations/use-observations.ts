import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/core/client';
import { studentObservations } from '@/api/resources/student-observations';
import { listBy } from './use-observation-save';

interface ObservationQuery {
  readonly studentId: number;
  readonly periodId: number | undefined;
  /** The author: an Admin's chosen teacher, or the signed-in Teacher; undefined: all. */
  readonly teacherId: number | undefined;
}

/** The observations of the detail (OBSE-13 to OBSE-15). */
export function useObservations({ studentId, periodId, teacherId }: ObservationQuery) {
  const isForAllTeachers = teacherId === undefined;
  // OBSE-13: the response has every period.
  const all = useQuery({ ...queryOf(studentObservations.listOfStudent, { params: { studentId } }), enabled: isForAllTeachers });
  // OBSE-14, OBSE-15
  const ofTeacher = useQuery({
    ...queryOf(studentObservations.listOfTeacher, listBy(teacherId ?? 0, studentId, periodId)),
    enabled: !isForAllTeachers,
  });
  return isForAllTeachers ? all : ofTeacher;
}
