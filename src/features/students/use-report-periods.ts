import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/core/client';
import { periods } from '@/api/resources/periods';
import { today } from '@/school/today';
import { compareText } from '@/ui/base/text-order';
import { choiceOf } from '@/ui/form/choices';
import { begunOn } from './report-files';

/** The periods that a report can cover, by name (REPO-04). */
export const useReportPeriods = () =>
  choiceOf(useQuery(queryOf(periods.list, {}, { allOrNothing: true })), (data) =>
    begunOn(data.periods, today()).toSorted((a, b) => compareText(a.name, b.name)),
  );
