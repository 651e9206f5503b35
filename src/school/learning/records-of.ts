import { queryOf } from '@/api/core/client';
import { academicRecords } from '@/api/resources/academic-records';
import { indicators } from '@/api/resources/indicators';
import type { LearningPlace } from './learning-place';

/** The rows of an achievement (EVAL-15); a mark that cannot be read fails them all (SAFE-22). */
export const recordsOf = (indicatorId: number) => queryOf(academicRecords.list, { params: { indicatorId } }, { allOrNothing: true });

/** All achievements of a place: what is evaluated depends on each of them (SAFE-22). */
export const achievementsOf = (query: LearningPlace) => queryOf(indicators.list, { query }, { allOrNothing: true });
