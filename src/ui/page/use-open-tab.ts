import { useNavigate, useSearchParams } from 'react-router-dom';

/**
 * The index in `names` of a screen's open tab, and the function that opens another. The address has only the tab's name, none
 * for the first; each tab is an entry of the browser's history (SHAR-25). An unknown name counts as none.
 */
export function useOpenTab(names: readonly string[]): [number, (index: number) => void] {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const open = Math.max(0, names.indexOf(search.get('tab') ?? ''));
  return [open, (index) => void navigate({ search: index === 0 ? '' : `?tab=${names[index] ?? ''}` })];
}
