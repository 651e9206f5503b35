/**
 * The steps of publishing, all at the list's own path (POST-01, POST-04): the list, the choice of type, its form. The query
 * names the step, so that Back goes one step back and a reload, a link and 'Volver a …' lead to it (SHAR-25).
 */
import { NavigationType, useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import type { Post, PostType } from '@/api/resources/publications';

export type PublishingStep = 'list' | 'types' | PostType;

function stepOf(query: URLSearchParams, types: readonly PostType[]): PublishingStep {
  const step = query.get('step');
  return step === 'types' ? step : (types.find((type) => type === step) ?? 'list');
}

/** The address of a new publication with the content of that one, and the entry's state: the list lies under it (DUPL-01). */
export const duplicateOf = ({ id, postType }: Pick<Post, 'id' | 'postType'>) =>
  [{ search: `?step=${postType}&from=${id}` }, { state: { above: 1 } }] as const;

/** How many entries of the history lie between this one and the list; null: a link led here, not the list. */
function stepsAbove(state: unknown): number | null {
  const above: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'above') : null;
  return typeof above === 'number' ? above : null;
}

/** `types`: those that the person may publish. */
export function usePublishingStep(types: readonly PostType[]) {
  const { state } = useLocation() as { state: unknown };
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const step = stepOf(query, types);
  const above = step === 'list' ? 0 : stepsAbove(state);
  return {
    step,
    /** The id of the publication whose content the form opens with; null: an empty form. */
    from: query.get('from'),
    /** False when the step was reached by Back or Forward, or is where the page opened. */
    isChosen: useNavigationType() !== NavigationType.Pop,
    go: (next: Exclude<PublishingStep, 'list'>) =>
      // A linked step gives its place to the next: Back leads to where the link was.
      void navigate({ search: `?step=${next}` }, above === null ? { replace: true } : { state: { above: above + 1 } }),
    /** Step 1, without leaving the other steps to be gone back to. */
    goToList: () => void (above === null ? navigate({ search: '' }, { replace: true }) : navigate(-above)),
  };
}
