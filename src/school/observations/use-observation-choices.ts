import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/core/client';
import { studentObservations } from '@/api/resources/student-observations';
import { useSignedIn } from '@/api/session';
import { usePeriodChoice } from '@/school/learning/marks-filters';
import { choiceOf } from '@/ui/form/choices';
import type { ObservationChoices } from './observation-dialog';

/** The options of the dialog; the table takes the names from them (OBSE-21). */
export function useObservationChoices(): ObservationChoices {
  const { schoolId } = useSignedIn();
  const types = useQuery(queryOf(studentObservations.types, { params: { schoolId } }));
  return {
    periods: usePeriodChoice(),
    types: choiceOf(types, ({ observationsType }) => observationsType.map(({ id, observationType }) => ({ id, name: observationType }))),
  };
}
