import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/core/client';
import { periods } from '@/api/resources/periods';
import { today } from '@/school/today';
import { choiceOf, inNameOrder } from '@/ui/form/choices';
import { begunOn } from './report-files';

/** The periods that a report can cover, by name (REPO-04). */
export const useReportPeriods = () =>
  choiceOf(useQuery(queryOf(periods.list, {}, { allOrNothing: true })), (data) => inNameOrder(begunOn(data.periods, today())));
