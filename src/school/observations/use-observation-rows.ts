import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/core/client';
import { teachers } from '@/api/resources/teachers';
import { namedTeachers } from '@/school/apart';
import { inTeacherOrder } from '@/school/teachers';
import { choiceOf, type Choice, type Named } from '@/ui/form/choices';
import type { ObservationChoices } from './observation-dialog';
import type { ObservationRow } from './observations-table';
import { countOfObservations, shownObservations } from './shown-observations';
import { useObservations } from './use-observations';

const nameIn = ({ items }: Choice<Named>, id: number) => items.find((item) => item.id === id)?.name ?? '-';

interface ObservationRowsQuery {
  studentId: number;
  periodId: number | undefined;
  /** An Admin's filter. */
  teacherId: number | undefined;
  /** Teacher id of the signed-in Teacher; undefined for an Admin. */
  ownId: number | undefined;
  choices: ObservationChoices;
}

/** The table's rows: the ten newest observations with their names, undefined until everything has loaded (OBSE-18). */
export function useObservationRows({ studentId, periodId, teacherId, ownId, choices }: ObservationRowsQuery) {
  const isAdmin = ownId === undefined;
  const { data, isFetching, refetch } = useObservations({ studentId, periodId, teacherId: ownId ?? teacherId });
  const teacherList = useQuery({ ...queryOf(teachers.list, { query: {} }), enabled: isAdmin });
  const teacherChoice: Choice<Named> = choiceOf(teacherList, (response) => namedTeachers(inTeacherOrder(response.teachers)));
  const usedChoices = [choices.periods, choices.types, ...(isAdmin ? [teacherChoice] : [])];
  const areNamesLoaded = usedChoices.every(({ state }) => state === 'ready');
  const result = data && areNamesLoaded ? shownObservations(data.studentObservationsResponse, periodId) : undefined;
  const rows = result?.shown.map((observation): ObservationRow => ({
    ...observation,
    period: nameIn(choices.periods, observation.periodId),
    type: nameIn(choices.types, observation.observationTypeId),
    teacher: nameIn(teacherChoice, observation.teacherId),
  }));
  return {
    rows,
    observations: data?.studentObservationsResponse,
    count: result && result.total > 0 ? countOfObservations(result.total) : '',
    misfits: data?.misfits ?? 0,
    teachers: isAdmin ? teacherChoice : null,
    isLoading: isFetching || usedChoices.some(({ state }) => state === 'loading'),
    retry: () => {
      if (!data) void refetch();
      for (const { state, again } of usedChoices) if (state === 'failed') again();
    },
  };
}
