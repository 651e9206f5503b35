import { queryOf } from '@/api/core/client';
import { academicRecords } from '@/api/resources/academic-records';

/** The rows of an achievement (EVAL-15); a mark that cannot be read fails them all (SAFE-22). */
export const recordsOf = (indicatorId: number) => queryOf(academicRecords.list, { params: { indicatorId } }, { allOrNothing: true });
