import { useNavigate, useSearchParams } from 'react-router-dom';

/**
 * Which tab of a screen is open, by its place among `names`, and how to open another. The address names it alone, nothing
 * for the first; a tab is a step of the browser's history (SHAR-25). A name that there is not counts as none.
 */
export function useOpenTab(names: readonly string[]): [number, (index: number) => void] {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const open = Math.max(0, names.indexOf(search.get('tab') ?? ''));
  return [open, (index) => void navigate({ search: index === 0 ? '' : `?tab=${names[index] ?? ''}` })];
}
