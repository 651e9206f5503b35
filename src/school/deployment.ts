/** What the deployment's config.json decides for the screens of a school. */

export interface Deployment {
  /** 'Ver tutorial' of the year's change (YEAR-06). */
  readonly tutorialUrl: string;
  /** How many days back the activity log opens: in most schools, and in those that are named by their id. */
  readonly activityLogDays: { readonly default: number; readonly bySchool: Readonly<Record<string, number>> };
}

let known: Deployment | null = null;

/** Once, before the first screen. */
export function configureDeployment(deployment: Deployment): void {
  known = deployment;
}

export function deployment(): Deployment {
  if (known === null) throw new Error('configureDeployment comes before the first screen.');
  return known;
}
