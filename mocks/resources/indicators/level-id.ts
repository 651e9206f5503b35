/** The id of an achievement's level, by its index in the order of the ranges; unique among all achievements. */
export const levelId = (indicatorId: number, index: number): number => indicatorId * 100 + index + 1;
