/**
 * The steps of publishing, all at the list's own address (POST-01, POST-04): the list, the choice of type, its form.
 * They live in the history's state, so that Back goes one step back and a reload keeps the step.
 */
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { isPostType, type PostType } from '@/api/resources/publications';

export type PublishingStep = 'list' | 'types' | PostType;

/** How many entries of the history each step lies above the list. */
const depthOf = (step: PublishingStep): number => (step === 'list' ? 0 : step === 'types' ? 1 : 2);

function stepOf(state: unknown): PublishingStep {
  const step: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'step') : null;
  return step === 'types' || isPostType(step) ? step : 'list';
}

export function usePublishingStep() {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const step = stepOf(state);
  return {
    step,
    /** False when the step was reached by Back or Forward, or is where the page opened. */
    isChosen: useNavigationType() !== NavigationType.Pop,
    go: (next: Exclude<PublishingStep, 'list'>) => void navigate('.', { state: { step: next } }),
    /** Step 1, without leaving the other steps to be gone back to. */
    goToList: () => void navigate(-depthOf(step)),
  };
}
