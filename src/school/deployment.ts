/** What the deployment's config.json decides for the screens of a school. */
import { toldAtStart } from '@/api/core/told-at-start';

export interface Deployment {
  readonly mode: 'demo' | 'live';
  /** 'Ver tutorial' of the year's change (YEAR-06). */
  readonly tutorialUrl: string;
  /** How many days back the activity log opens: by default, and for single schools by their id. */
  readonly activityLogDays: { readonly default: number; readonly bySchool: Readonly<Record<string, number>> };
}

const setting = toldAtStart<Deployment>('configureDeployment');

export const configureDeployment = setting.tell;

export const deployment = setting.get;
