/** The id of an achievement's level, by its number from 0 in the order of the ranges: no two levels of a school share one. */
export const levelId = (indicatorId: number, index: number): number => indicatorId * 100 + index + 1;
