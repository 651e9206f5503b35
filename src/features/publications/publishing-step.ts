/**
 * The steps of publishing, all at the list's path (POST-01, POST-04): the list, the choice of type, its form. The query
 * names the step, so that Back, a reload, a link and 'Volver a …' work (SHAR-25).
 */
import { NavigationType, useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import type { Post, PostType } from '@/api/resources/publications';

export type PublishingStep = 'list' | 'types' | PostType;

function stepOf(query: URLSearchParams, types: readonly PostType[]): PublishingStep {
  const step = query.get('step');
  return step === 'types' ? step : (types.find((type) => type === step) ?? 'list');
}

/** The address of the form with a post's content, and its history state: one entry above the list (DUPL-01). */
export const duplicateOf = ({ id, postType }: Pick<Post, 'id' | 'postType'>) =>
  [{ search: `?step=${postType}&from=${id}` }, { state: { above: 1 } }] as const;

/** The number of history entries from the list to this one; null: opened by a link, without the list below. */
function stepsAbove(state: unknown): number | null {
  const above: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'above') : null;
  return typeof above === 'number' ? above : null;
}

/** `types`: those that the user may publish. */
export function usePublishingStep(types: readonly PostType[]) {
  const { state } = useLocation() as { state: unknown };
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const step = stepOf(query, types);
  const above = step === 'list' ? 0 : stepsAbove(state);
  return {
    step,
    /** Id of the publication to duplicate; null: an empty form. */
    from: query.get('from'),
    /** False when the step was reached by Back or Forward, or on loading the page. */
    isChosen: useNavigationType() !== NavigationType.Pop,
    go: (next: Exclude<PublishingStep, 'list'>) =>
      // A step opened by a link is replaced, so that Back leads to where the link was.
      void navigate({ search: `?step=${next}` }, above === null ? { replace: true } : { state: { above: above + 1 } }),
    /** Goes back to the list's history entry. */
    goToList: () => void (above === null ? navigate({ search: '' }, { replace: true }) : navigate(-above)),
  };
}
