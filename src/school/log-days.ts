/** How many days back the activity log opens, as config.json has it. */
interface LogDays {
  readonly default: number;
  readonly bySchool: Readonly<Record<string, number>>;
}

let days: LogDays = { default: 7, bySchool: {} };

/** Once, before the first screen. */
export function configureLogDays(given: LogDays): void {
  days = given;
}

/** Most schools' days (ALOG-04), or those of a school that is named (ALOG-05). */
export const logDaysOf = (schoolId: number): number => days.bySchool[schoolId] ?? days.default;
