/** The singular or the plural, by the count. */
export const plural = (count: number, one: string, several: string): string => (count === 1 ? one : several);

/** '1 nota', '3 notas'. */
export const counted = (count: number, one: string, several: string): string => `${count} ${plural(count, one, several)}`;
