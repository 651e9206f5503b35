/** What the deployment's config.json decides for the screens of a school. */

interface Deployment {
  /** 'Ver tutorial' of the year's change (YEAR-06). */
  readonly tutorialUrl: string;
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
