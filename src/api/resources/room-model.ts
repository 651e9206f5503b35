/** Which configuration a room is evaluated with, for the screens and the mock backend. */
import type { Room } from './rooms';
import type { Valuation } from './valuations';

/** The school's two configurations; null where it has none (API-034). */
export interface Models<Model = Valuation> {
  readonly preschool: Model | null;
  readonly primary: Model | null;
}

/** Preschool rooms follow the preschool configuration, all others the primary one (LEAR-27). */
export const modelOf = <Model>(type: Room['type'], { preschool, primary }: Models<Model>): Model | null =>
  type === 'PRESCHOOL' ? preschool : primary;

/** True for a room evaluated by activities; never for preschool, whatever its configuration says (EVAL-30, EVAL-31). */
export const isByActivities = (type: Room['type'], models: Models<Pick<Valuation, 'isQualificationByActivities'>>): boolean =>
  type !== 'PRESCHOOL' && models.primary?.isQualificationByActivities === true;
